import type { PuzzleCollection } from '@orrery/engine';
import { quoted, sourceFile, writeWhole } from './source-file.ts';

/** The easiest first: that is also the order they are shown in. */
export function sorted({ puzzles, ...collection }: PuzzleCollection): PuzzleCollection {
  const byRating = [...puzzles].sort((one, other) => one.rating - other.rating || one.id.localeCompare(other.id));
  return { ...collection, puzzles: byRating };
}

export function writePuzzles(game: string, collection: PuzzleCollection): void {
  const { rulesVersion, seed, matches, puzzles } = sorted(collection);
  const lines = puzzles.map((puzzle) => `  ${quoted(JSON.stringify(puzzle))},\n`).join('');
  writeWhole(
    sourceFile(game, 'puzzles', 'collection.ts'),
    `import type { PuzzleCollection } from '@orrery/engine';

/** Written by \`orrery puzzles ${game} --make\`, one puzzle a line. */
const LINES: readonly string[] = [
${lines}];

export const collection: PuzzleCollection = {
  rulesVersion: ${quoted(rulesVersion)},
  seed: ${quoted(seed)},
  matches: ${matches},
  puzzles: LINES.map((line) => JSON.parse(line)),
};
`,
  );
}
