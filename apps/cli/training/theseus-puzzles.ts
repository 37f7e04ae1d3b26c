import { collectPuzzles } from '../../../packages/games/theseus/src/testing/collect-puzzles.ts';

/** Prints positions of Theseus in which one answer alone wins, a line each: `npx tsx apps/cli/training/theseus-puzzles.ts 40 [seed]`. */
const [wanted = '10', seed = 'puzzles'] = process.argv.slice(2);
for (const puzzle of collectPuzzles({ wanted: Number(wanted), seed })) process.stdout.write(`${JSON.stringify(puzzle)}\n`);
