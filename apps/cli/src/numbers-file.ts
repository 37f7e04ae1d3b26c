import { type CountedMatches, stableJson } from '@orrery/engine';
import { quoted, sourceFile, writeWhole } from './source-file.ts';

/** Equal numbers make equal files. */
export function writeNumbers(game: string, counted: CountedMatches): void {
  writeWhole(sourceFile(game, 'numbers', 'counted.ts'), fileText(game, counted));
}

export function fileText(game: string, { tables, first, kinds, ...made }: CountedMatches): string {
  const lines = tables.map((table) => `  ${quoted(stableJson(table))},\n`).join('');
  return `import type { CountedMatches } from '@orrery/engine';

/** Written by \`orrery numbers ${game} --games n\`: sums of self-play, a table a line. */
const LINES: readonly string[] = [
${lines}];

export const counted: CountedMatches = {
  rulesVersion: ${quoted(made.rulesVersion)},
  level: ${quoted(made.level)},
  effort: ${made.effort},
  seed: ${quoted(made.seed)},
  matches: ${made.matches},
  first: { matches: ${first.matches}, hash: ${quoted(first.hash)} },
  kinds: {
${Object.entries(kinds)
  .map(([topic, kind]) => `    ${/^[a-z]+$/.test(topic) ? topic : quoted(topic)}: ${quoted(kind)},\n`)
  .join('')}  },
  tables: LINES.map((line) => JSON.parse(line)),
};
`;
}
