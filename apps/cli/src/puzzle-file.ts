import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput, type PuzzleCollection } from '@orrery/engine';

/** Puzzles are kept with the sources, so they are made where those are. */
function fileOf(game: string): string {
  const folder = join(process.cwd(), 'packages', 'games', game, 'src', 'puzzles');
  if (!existsSync(folder)) throw new BadInput('', `puzzles are made in the folder of the sources: there is no ${folder}`);
  return join(folder, 'collection.ts');
}

/** The easiest first: that is also the order they are shown in. */
export function sorted({ puzzles, ...collection }: PuzzleCollection): PuzzleCollection {
  const byRating = [...puzzles].sort((one, other) => one.rating - other.rating || one.id.localeCompare(other.id));
  return { ...collection, puzzles: byRating };
}

/** Written beside and then put in its place: whoever stops the command finds a whole file. */
export function writePuzzles(game: string, collection: PuzzleCollection): void {
  const { rulesVersion, seed, matches, puzzles } = sorted(collection);
  const text = (value: string): string => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const lines = puzzles.map((puzzle) => `  ${text(JSON.stringify(puzzle))},\n`).join('');
  const path = fileOf(game);
  writeFileSync(
    `${path}.part`,
    `import type { PuzzleCollection } from '@orrery/engine';

/** Written by \`orrery puzzles ${game} --make\`, one puzzle a line. */
const LINES: readonly string[] = [
${lines}];

export const collection: PuzzleCollection = {
  rulesVersion: ${text(rulesVersion)},
  seed: ${text(seed)},
  matches: ${matches},
  puzzles: LINES.map((line) => JSON.parse(line)),
};
`,
  );
  renameSync(`${path}.part`, path);
}
