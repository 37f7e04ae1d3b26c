/**
 * Learns what positions of Race for the Galaxy are worth, and what players choose in them.
 *
 *   npx tsx apps/cli/training/race-for-the-galaxy.ts others|alone <folder> <generations> [seed]
 *     Learns to play against others, or alone against the robot: self-play, then lessons from the positions of the last generations. Each generation leaves its positions and its weights in the
 *     folder, so a run that was stopped goes on where it was. The first ones are played by rules of thumb.
 *   npx tsx apps/cli/training/race-for-the-galaxy.ts write others|alone <folder> <generations>
 *     Puts the mean of the last weights into the table of the game.
 *
 * The same seed gives the same weights, however often it was stopped.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chanceFromSeed } from '@orrery/engine';
import { prepare, STATUS_SIZE, tablesOf } from '@orrery/race-for-the-galaxy/bot';
import { meanOf, readCheckpoint, writeCheckpoint, writeTable } from './race/checkpoint.ts';
import { newborn, SUBJECTS, type Subject } from './race/first-weights.ts';
import { lessons } from './race/lessons.ts';
import { type Position, readPositions, writePositions } from './race/positions.ts';
import { selfPlay } from './race/self-play.ts';

/** Matches of a generation: every kind of table equally often. */
const MATCHES = 240;
/** How many times longer the generations played by rules of thumb are: those are quickly played. */
const BY_THUMB = 2;
const LONGER = 8;
/** Positions of this many generations are learnt from: older play was weaker. */
const REMEMBERED = 10;
const FIRST_RATE = 0.0015;
const LAST_RATE = 0.0003;
/** Generations until the rate is at its last. */
const SLOWING = 30;
/** The game's weights are made from those of this many generations: each alone leans to what it learnt last. */
const AVERAGED = 4;

interface Training {
  readonly subject: Subject;
  readonly folder: string;
  readonly generation: number;
  readonly seed: string;
}

const weightsPath = (folder: string, generation: number) => join(folder, `weights-${generation}.bin`);
const positionsPath = (folder: string, generation: number) => join(folder, `positions-${generation}.bin`);

const tables = tablesOf({ own: [] });

function learntAfter({ subject, folder, seed }: Training, generation: number): ReturnType<typeof newborn> {
  const { mind, learners } = newborn(subject, seed, tables);
  if (generation >= 0) readCheckpoint(weightsPath(folder, generation), learners);
  for (const net of [mind.value, mind.guess, mind.alone]) prepare(net, tables);
  return { mind, learners };
}

function play(training: Training): void {
  const { subject, folder, generation, seed } = training;
  if (existsSync(positionsPath(folder, generation))) return;
  const isByThumb = generation < BY_THUMB;
  const matches = MATCHES * (isByThumb ? LONGER : 1);
  const mind = isByThumb ? undefined : learntAfter(training, generation - 1).mind;
  const positions: Position[] = [];
  const began = process.cpuUsage();
  for (let index = 0; index < matches; index++) {
    for (const position of selfPlay({ subject, mind, run: `${seed} generation ${generation}`, index })) positions.push(position);
    showProgress({ generation, done: index + 1, matches, began });
  }
  writePositions(positionsPath(folder, generation), positions);
}

function showProgress(at: { generation: number; done: number; matches: number; began: NodeJS.CpuUsage }): void {
  const { user, system } = process.cpuUsage(at.began);
  const part = at.done / at.matches;
  const bar = '#'.repeat(Math.round(20 * part)).padEnd(20, '.');
  const each = ((user + system) / 1000 / at.done).toFixed(0);
  const line = `generation ${at.generation} [${bar}] match ${at.done} of ${at.matches}, ${each} ms of the processor each`;
  if (process.stderr.isTTY) process.stderr.write(at.done === at.matches ? `\r${line}\n` : `\r${line}`);
  else if (at.done === at.matches) process.stderr.write(`${line}\n`);
}

const memory = new Map<number, readonly Position[]>();

/** The positions of a generation, read once. */
function remembered(folder: string, generation: number): readonly Position[] {
  const before = memory.get(generation);
  if (before !== undefined) return before;
  const positions = readPositions(positionsPath(folder, generation), STATUS_SIZE);
  memory.set(generation, positions);
  return positions;
}

function learn(training: Training): void {
  const { folder, generation, seed } = training;
  const positions: Position[] = [];
  for (let old = Math.max(0, generation - REMEMBERED + 1); old <= generation; old++)
    for (const position of remembered(folder, old)) positions.push(position);
  const { learners } = learntAfter(training, generation - 1);
  const rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** Math.min(1, generation / SLOWING);
  const wrong = lessons({ learners, tables, positions, rate, chance: chanceFromSeed(`${seed} lessons ${generation}`) });
  writeCheckpoint(weightsPath(folder, generation), learners);
  rmSync(positionsPath(folder, generation - REMEMBERED), { force: true });
  memory.delete(generation - REMEMBERED);
  const wrongs = `surprise at winners ${wrong.value.toFixed(4)}, at actions ${wrong.guess.toFixed(4)}`;
  process.stderr.write(`generation ${generation}: ${positions.length} positions, ${wrongs}\n`);
}

function write(subject: Subject, folder: string, generations: number): void {
  const last = Array.from({ length: AVERAGED }, (_, back) => {
    const { learners } = newborn(subject, 'any', tables);
    readCheckpoint(weightsPath(folder, generations - 1 - back), learners);
    return learners;
  });
  writeTable(subject, meanOf(last));
}

function train({ generations, ...run }: Omit<Training, 'generation'> & { readonly generations: number }): void {
  mkdirSync(run.folder, { recursive: true });
  for (let generation = 0; generation < generations; generation++) {
    if (existsSync(weightsPath(run.folder, generation))) continue;
    play({ ...run, generation });
    learn({ ...run, generation });
  }
}

function main(words: readonly string[]): void {
  const isWriting = words[0] === 'write';
  const [name, folder, generations, seed = 'training'] = isWriting ? words.slice(1) : words;
  const subject = SUBJECTS.find((known) => known === name);
  if (subject === undefined) throw new Error(`what is to be learnt: ${SUBJECTS.join(' or ')}`);
  if (isWriting) write(subject, folder, Number(generations));
  else train({ subject, folder, generations: Number(generations), seed });
}

main(process.argv.slice(2));
