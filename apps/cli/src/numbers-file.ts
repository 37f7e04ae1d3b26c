import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput, type CountedMatches, stableJson } from '@orrery/engine';

/** Numbers are kept with the sources, so they are counted where those are. */
function fileOf(game: string): string {
  const folder = join(process.cwd(), 'packages', 'games', game, 'src', 'numbers');
  if (!existsSync(folder)) throw new BadInput('', `numbers are counted in the folder of the sources: there is no ${folder}`);
  return join(folder, 'counted.ts');
}

/** Written beside and then put in its place: whoever stops the command finds a whole file. Equal numbers make equal files. */
export function writeNumbers(game: string, counted: CountedMatches): void {
  const path = fileOf(game);
  writeFileSync(`${path}.part`, fileText(game, counted));
  renameSync(`${path}.part`, path);
}

export function fileText(game: string, { tables, first, kinds, ...made }: CountedMatches): string {
  const text = (value: string): string => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  const lines = tables.map((table) => `  ${text(stableJson(table))},\n`).join('');
  return `import type { CountedMatches } from '@orrery/engine';

/** Written by \`orrery numbers ${game} --games n\`: sums of self-play, a table a line. */
const LINES: readonly string[] = [
${lines}];

export const counted: CountedMatches = {
  rulesVersion: ${text(made.rulesVersion)},
  level: ${text(made.level)},
  effort: ${made.effort},
  seed: ${text(made.seed)},
  matches: ${made.matches},
  first: { matches: ${first.matches}, hash: ${text(first.hash)} },
  kinds: {
${Object.entries(kinds)
  .map(([topic, kind]) => `    ${/^[a-z]+$/.test(topic) ? topic : text(topic)}: ${text(kind)},\n`)
  .join('')}  },
  tables: LINES.map((line) => JSON.parse(line)),
};
`;
}
