/**
 * Makes chances honest: what is called 70 % shall be won in 70 of 100.
 *
 *   npx tsx apps/cli/training/chances.ts play <game> <folder> <matches> [seats] [part/parts]
 *     Self-play. Every match leaves how the sides stood in its positions as a line in the folder; a run that was stopped goes on.
 *   npx tsx apps/cli/training/chances.ts fit <game> <folder>
 *     Fits what the measures count for to who won, in all matches of the folder but those kept back, and writes the game's table.
 *   npx tsx apps/cli/training/chances.ts table <game> <folder>
 *     What was called and what was won, by tenths, in the matches that were kept back.
 *
 * The same seed gives the same matches.
 */
import { mkdirSync } from 'node:fs';
import { gameOf } from '../src/games.ts';
import { fitHonest, lossOf } from './chances/fit.ts';
import { addLine, isKeptBack, readLines } from './chances/lines.ts';
import { playOne } from './chances/self-play.ts';
import { tableOf, tableText } from './chances/table.ts';
import { writeHonest } from './chances/write.ts';

const [command, id = '', folder = '', ...rest] = process.argv.slice(2);
const game = gameOf(id);
const study = await game.study?.();
if (study === undefined) throw new Error(`${id} cannot be studied`);
mkdirSync(folder, { recursive: true });

async function play([matches = '100', seats = '', parts = '1/1']: readonly string[]): Promise<void> {
  const counts = seats === '' ? undefined : seats.split('+').map(Number);
  const [part = 1, of = 1] = parts.split('/').map(Number);
  const done = new Set(readLines(folder).map(({ name }) => name));
  for (let index = part - 1; index < Number(matches); index += of) {
    const count = counts?.[index % counts.length];
    const name = `${count ?? 'usual'} ${index}`;
    if (done.has(name) || study === undefined) continue;
    addLine(folder, part, await playOne({ game, study, name, seats: count }));
    if (index % 20 === 0) process.stderr.write(`${id}: match ${index} of ${matches}\n`);
  }
}

if (command === 'play') await play(rest);
const lines = readLines(folder);
if (command === 'fit') {
  const tables = fitHonest(lines.filter(({ name }) => !isKeptBack(name)));
  writeHonest(id, { ...study.honest, ...tables });
  const unseen = lines.filter(({ name }) => isKeptBack(name));
  process.stdout.write(
    `surprise, unseen matches: ${lossOf(unseen, study.honest).toFixed(4)} before, ${lossOf(unseen, { ...study.honest, ...tables }).toFixed(4)} after\n`,
  );
}
if (command === 'table')
  process.stdout.write(
    tableText(
      tableOf(
        lines.filter(({ name }) => isKeptBack(name)),
        study.honest,
      ),
    ),
  );
