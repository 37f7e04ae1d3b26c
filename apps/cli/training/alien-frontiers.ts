/**
 * Learns what things in Alien Frontiers are worth to the bots: self-play, then a fit to who won, again and again.
 *
 *   npx tsx apps/cli/training/alien-frontiers.ts <folder> <generations> <matches each> [seed]
 *   npx tsx apps/cli/training/alien-frontiers.ts write <folder>
 *
 * Each generation leaves its positions and weights in the folder, so a run that was stopped goes on where it was.
 * `write` puts the last weights into the table of the game. The same seed gives the same weights.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FEATURES, tableWeights } from '@orrery/alien-frontiers/bot';
import { fit, lossOf, type Sample, type Weights } from '@orrery/bots/training';
import { chanceFromSeed } from '@orrery/engine';
import { readSamples, writeSamples } from './samples.ts';
import { selfPlay } from './self-play.ts';

const SHARDS = Math.max(2, availableParallelism());
/** Positions of older generations are still fitted: their play was weaker, but the rules were the same. */
const GENERATIONS_FITTED = 4;
/** About 1 / (spread² × matches): what this few matches cannot show is not believed. */
const PULL = 0.004;
const TABLE = new URL('../../../packages/games/alien-frontiers/src/bot-weights.ts', import.meta.url);

interface Training {
  readonly folder: string;
  readonly generation: number;
  readonly matches: number;
  readonly seed: string;
}

const weightsPath = (folder: string, generation: number) => join(folder, `weights-${generation}.json`);
const shardPath = (folder: string, generation: number, shard: number) => join(folder, `positions-${generation}-${shard}.bin`);

function loadWeights(folder: string, generation: number): Weights {
  if (generation < 0) return tableWeights();
  const named: Record<string, [number, number]> = JSON.parse(readFileSync(weightsPath(folder, generation), 'utf8'));
  return {
    early: Float64Array.from(FEATURES, (feature) => named[feature]?.[0] ?? 0),
    late: Float64Array.from(FEATURES, (feature) => named[feature]?.[1] ?? 0),
  };
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

function named({ early, late }: Weights): Record<string, [number, number]> {
  return Object.fromEntries(FEATURES.map((feature, at) => [feature, [rounded(early[at]), rounded(late[at])]]));
}

/** One process of self-play: every so-manieth match. */
function playShard({ folder, generation, matches, seed }: Training, shard: number): void {
  const weights = loadWeights(folder, generation - 1);
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
  const start = loadWeights(folder, generation - 1);
  const weights = fit({ samples, start, epochs: 12, rate: 0.02, pull: PULL, chance: chanceFromSeed(`${seed} fit ${generation}`) });
  writeFileSync(weightsPath(folder, generation), JSON.stringify(named(weights)));
  const losses = [start, weights].map((one) => lossOf(samples, one).toFixed(4));
  process.stderr.write(`generation ${generation}: ${samples.length} positions, surprise ${losses[0]} before the fit, ${losses[1]} after\n`);
}

function writeTable(folder: string): void {
  let last = 0;
  while (existsSync(weightsPath(folder, last + 1))) last += 1;
  const lines = Object.entries(named(loadWeights(folder, last))).map(
    ([feature, [early, late]]) => `  ${feature.includes('-') ? `'${feature}'` : feature}: [${early}, ${late}],`,
  );
  const head = readFileSync(TABLE, 'utf8').split('= {')[0];
  writeFileSync(TABLE, `${head}= {\n${lines.join('\n')}\n};\n`);
}

async function main([first, ...rest]: readonly string[]): Promise<void> {
  if (first === 'write') return writeTable(rest[0]);
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
