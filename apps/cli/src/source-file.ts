import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput } from '@orrery/engine';

/** What commands make of self-play is kept with the sources of its game, so it is made where those are. Throws `BadInput` anywhere else. */
export function sourceFile(game: string, room: 'puzzles' | 'numbers', file: string): string {
  const folder = join(process.cwd(), 'packages', 'games', game, 'src', room);
  if (!existsSync(folder)) throw new BadInput('', `${room} are made in the folder of the sources: there is no ${folder}`);
  return join(folder, file);
}

/** Written beside and then put in its place: whoever stops the command finds a whole file. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  writeFileSync(`${path}.part`, content);
  renameSync(`${path}.part`, path);
}

/** As TypeScript writes a text. */
export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
