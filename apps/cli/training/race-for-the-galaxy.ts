/**
 * Learns what positions of Race for the Galaxy are worth, and what players choose in them.
 *
 *   npx tsx apps/cli/training/race-for-the-galaxy.ts <folder> <generations> <matches each> [seed]
 *     Self-play, then lessons from the positions of the last generations. Each generation leaves its positions and its weights in the
 *     folder, so a run that was stopped goes on where it was. The first ones are played by rules of thumb.
 *   npx tsx apps/cli/training/race-for-the-galaxy.ts write <weights file>
 *     Puts weights into the table of the game.
 *
 * The same seed gives the same weights.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chanceFromSeed } from '@orrery/engine';
import { newMind, prepare, STATUS_SIZE, tablesOf } from '@orrery/race-for-the-galaxy/bot';
import { readCheckpoint, writeCheckpoint, writeTable } from './race/checkpoint.ts';
import { firstWeights } from './race/first-weights.ts';
import { type Learners, newLearners } from './race/learning.ts';
import { lessons } from './race/lessons.ts';
import { type Position, readPositions, writePositions } from './race/positions.ts';
import { selfPlay } from './race/self-play.ts';

/** Generations played by rules of thumb, so many times longer: they are quickly played. */
const BY_THUMB = 2;
const LONGER = 4;
/** Positions of so many generations are learnt from: older play was weaker. */
const REMEMBERED = 16;
const FIRST_RATE = 0.0015;
const LAST_RATE = 0.0003;
/** Generations until the rate is at its last. */
const SLOWING = 40;

interface Training {
  readonly folder: string;
  readonly generation: number;
  readonly matches: number;
  readonly seed: string;
}

/** A generation is played by the weights of so many generations before: while it is played, the one before it is learnt from. */
const LAG = 2;
/** Self-play goes by the chance to win alone. */
const PRIZE = 0;
/** Processes of self-play. A fixed number, or the order of the positions would differ from machine to machine. */
const SHARDS = 4;

const weightsPath = (folder: string, generation: number) => join(folder, `weights-${generation}.bin`);
const positionsPath = (folder: string, generation: number, shard: number) => join(folder, `positions-${generation}-${shard}.bin`);

const tables = tablesOf({ own: [] });

function learnersAfter({ folder, seed }: Training, generation: number): Learners {
  const { value, guess } = firstWeights(seed);
  const learners = newLearners(newMind(value, guess), tables);
  if (generation >= 0) readCheckpoint(weightsPath(folder, generation), learners);
  prepare(learners.value.net, tables);
  prepare(learners.guess.net, tables);
  return learners;
}

/** One process of self-play: every so-manieth match. */
function playShard(training: Training, shard: number): void {
  const { folder, generation, seed } = training;
  const isByThumb = generation < BY_THUMB;
  const matches = training.matches * (isByThumb ? LONGER : 1);
  const { value, guess } = learnersAfter(training, generation - LAG);
  const mind = isByThumb ? undefined : { value: value.net, guess: guess.net, prize: PRIZE };
  const positions: Position[] = [];
  const began = process.cpuUsage();
  for (let index = shard; index < matches; index += SHARDS) {
    positions.push(...selfPlay({ mind, run: `${seed} generation ${generation}`, index }));
    if (shard === 0) showProgress({ generation, done: index / SHARDS + 1, matches: Math.ceil(matches / SHARDS), began });
  }
  writePositions(positionsPath(folder, generation, shard), positions);
}

/** Processes stay for all generations: a fresh one would be slow for its first hundred matches. Each has its own share of the machine. */
function startShards(): ChildProcess[] {
  return Array.from({ length: SHARDS }, (_, shard) => fork(process.argv[1], ['shard', String(shard)], { detached: true }));
}

/** A process of self-play answers with the generation it is through with. */
function serveShard(shard: number): void {
  process.on('message', (training: Training) => {
    playShard(training, shard);
    process.send?.(training.generation);
  });
  process.on('disconnect', () => process.exit());
}

async function play(training: Training, shards: readonly ChildProcess[]): Promise<void> {
  const { folder, generation } = training;
  const waiting = shards.map((child, shard) => {
    if (existsSync(positionsPath(folder, generation, shard))) return undefined;
    return new Promise<void>((done, failed) => {
      child.once('message', () => done());
      child.once('exit', () => failed(new Error(`shard ${shard} has ended`)));
      child.send(training);
    });
  });
  await Promise.all(waiting);
  for (const child of shards) child.removeAllListeners('exit');
}

function showProgress(at: { generation: number; done: number; matches: number; began: NodeJS.CpuUsage }): void {
  const { user, system } = process.cpuUsage(at.began);
  const part = at.done / at.matches;
  const bar = '#'.repeat(Math.round(20 * part)).padEnd(20, '.');
  const each = ((user + system) / 1000 / at.done).toFixed(0);
  const line = `generation ${at.generation} [${bar}] match ${at.done} of ${at.matches} of this process, ${each} ms of the processor each`;
  if (process.stderr.isTTY) process.stderr.write(at.done === at.matches ? `\r${line}\n` : `\r${line}`);
  else if (at.done === at.matches) process.stderr.write(`${line}\n`);
}

const memory = new Map<number, readonly Position[]>();

/** The positions of a generation, read once. */
function remembered(folder: string, generation: number): readonly Position[] {
  const before = memory.get(generation);
  if (before !== undefined) return before;
  const positions: Position[] = [];
  for (let shard = 0; shard < SHARDS; shard++) {
    const path = positionsPath(folder, generation, shard);
    if (existsSync(path)) for (const position of readPositions(path, STATUS_SIZE)) positions.push(position);
  }
  memory.set(generation, positions);
  return positions;
}

function learn(training: Training): void {
  const { folder, generation, seed } = training;
  const positions: Position[] = [];
  for (let old = Math.max(0, generation - REMEMBERED + 1); old <= generation; old++)
    for (const position of remembered(folder, old)) positions.push(position);
  const learners = learnersAfter(training, generation - 1);
  const rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** Math.min(1, generation / SLOWING);
  const wrong = lessons({ learners, tables, positions, rate, chance: chanceFromSeed(`${seed} lessons ${generation}`) });
  writeCheckpoint(weightsPath(folder, generation), learners);
  for (let shard = 0; shard < SHARDS; shard++) rmSync(positionsPath(folder, generation - REMEMBERED, shard), { force: true });
  memory.delete(generation - REMEMBERED);
  const wrongs = `surprise at winners ${wrong.value.toFixed(4)}, at actions ${wrong.guess.toFixed(4)}`;
  process.stderr.write(`generation ${generation}: ${positions.length} positions, ${wrongs}\n`);
}

async function main([first, ...rest]: readonly string[]): Promise<void> {
  if (first === 'shard') {
    serveShard(Number(rest[0]));
    return;
  }
  if (first === 'write') {
    const { value, guess } = firstWeights('any');
    const learners = newLearners(newMind(value, guess), tables);
    readCheckpoint(rest[0], learners);
    writeTable(learners);
    return;
  }
  const [generations, matches, seed = 'training'] = rest;
  mkdirSync(first, { recursive: true });
  const training = { folder: first, matches: Number(matches), seed };
  const shards = startShards();
  for (let generation = 0; generation < Number(generations); generation++) {
    if (existsSync(weightsPath(first, generation))) continue;
    await play({ ...training, generation }, shards);
    const next = play({ ...training, generation: generation + 1 }, shards);
    // The processes are told before this one is busy.
    await new Promise((told) => setTimeout(told, 50));
    learn({ ...training, generation });
    await next;
  }
  for (const child of shards) child.disconnect();
}

await main(process.argv.slice(2));
