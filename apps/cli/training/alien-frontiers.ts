/**
 * Learns what things in Alien Frontiers are worth to the bots.
 *
 *   npx tsx apps/cli/training/alien-frontiers.ts <folder> <generations> <matches each> [seed]
 *     Self-play, then a fit to who won, from a first guess on. Each generation leaves its positions and weights in the
 *     folder, so a run that was stopped goes on where it was.
 *   npx tsx apps/cli/training/alien-frontiers.ts climb <weights file> <better weights file> [seed]
 *     Small changes, kept when they win; writes each better one, until it is stopped.
 *   npx tsx apps/cli/training/alien-frontiers.ts write <weights file>
 *     Puts weights into the table of the game.
 *
 * The same seed gives the same weights.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FEATURES } from '@orrery/alien-frontiers/bot';
import { fit, lossOf, type Sample, type Weights } from '@orrery/bots/training';
import { chanceFromSeed } from '@orrery/engine';
import { climb } from './climb.ts';
import { FIRST_GUESS } from './first-guess.ts';
import { readSamples, writeSamples } from './samples.ts';
import { selfPlay } from './self-play.ts';
import { readWeights, weightsFrom, writeTable, writeWeights } from './weights.ts';

/** Processes of self-play. A fixed number, or the order of the positions would differ from machine to machine. */
const SHARDS = 2;
/** Positions of this many generations are fitted: older play was weaker, and teaches what weak play needs. */
const GENERATIONS_FITTED = 2;
/** About 1 / (spread² × matches): what so few matches cannot show is not believed. */
const PULL = 0.006;

interface Training {
  readonly folder: string;
  readonly generation: number;
  readonly matches: number;
  readonly seed: string;
}

const weightsPath = (folder: string, generation: number) => join(folder, `weights-${generation}.json`);
const shardPath = (folder: string, generation: number, shard: number) => join(folder, `positions-${generation}-${shard}.bin`);

function weightsBefore({ folder, generation }: Training): Weights {
  return generation === 0 ? weightsFrom(FIRST_GUESS) : readWeights(weightsPath(folder, generation - 1));
}

/** One process of self-play: every so-manieth match. */
function playShard(training: Training, shard: number): void {
  const { folder, generation, matches, seed } = training;
  const weights = weightsBefore(training);
  const samples: Sample[] = [];
  for (let index = shard; index < matches; index += SHARDS) {
    samples.push(...selfPlay(weights, `${seed} generation ${generation}`, index));
    if (shard === 0 && index % (20 * SHARDS) === 0) process.stderr.write(`generation ${generation}: match ${index} of ${matches}\n`);
  }
  writeSamples(shardPath(folder, generation, shard), samples);
}

function startShard(training: Training, shard: number): Promise<void> {
  const { folder, generation, matches, seed } = training;
  const words = ['shard', folder, generation, matches, seed, shard].map(String);
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(import.meta.url), ...words], { stdio: 'inherit' });
  return new Promise((done, failed) => {
    child.on('exit', (code) => (code === 0 ? done() : failed(new Error(`shard ${shard} has failed`))));
  });
}

async function runGeneration(training: Training): Promise<void> {
  const { folder, generation, seed } = training;
  const shards = Array.from({ length: SHARDS }, (_, shard) => shard);
  await Promise.all(
    shards.filter((shard) => !existsSync(shardPath(folder, generation, shard))).map((shard) => startShard(training, shard)),
  );
  const samples: Sample[] = [];
  for (let old = Math.max(0, generation - GENERATIONS_FITTED + 1); old <= generation; old++) {
    for (const shard of shards) samples.push(...readSamples(shardPath(folder, old, shard), FEATURES.length));
  }
  const start = weightsBefore(training);
  const weights = fit({ samples, start, epochs: 12, rate: 0.02, pull: PULL, chance: chanceFromSeed(`${seed} fit ${generation}`) });
  writeWeights(weightsPath(folder, generation), weights);
  const losses = [start, weights].map((one) => lossOf(samples, one).toFixed(4));
  process.stderr.write(`generation ${generation}: ${samples.length} positions, surprise ${losses[0]} before the fit, ${losses[1]} after\n`);
}

async function runClimb([from, to, seed = 'climb']: readonly string[]): Promise<void> {
  for await (const { turn, first, second, taken, weights } of climb(readWeights(from), seed)) {
    process.stderr.write(`${turn}: ${first.toFixed(3)} ${second.toFixed(3)}${taken ? ' taken' : ''}\n`);
    if (taken) writeWeights(to, weights);
  }
}

async function main([first, ...rest]: readonly string[]): Promise<void> {
  if (first === 'climb') return runClimb(rest);
  if (first === 'write') return writeTable(readWeights(rest[0]));
  if (first === 'shard') {
    const [folder, generation, matches, seed, shard] = rest;
    return playShard({ folder, generation: Number(generation), matches: Number(matches), seed }, Number(shard));
  }
  const [generations, matches, seed = 'training'] = rest;
  mkdirSync(first, { recursive: true });
  for (let generation = 0; generation < Number(generations); generation++) {
    if (existsSync(weightsPath(first, generation))) continue;
    await runGeneration({ folder: first, generation, matches: Number(matches), seed });
  }
}

await main(process.argv.slice(2));
