import { readFileSync, writeFileSync } from 'node:fs';
import { packedRow, packWeights } from '@orrery/race-for-the-galaxy/bot';
import { writeWhole } from '../../src/source-file.ts';
import type { Subject } from './first-weights.ts';
import type { Learner, Learners } from './learning.ts';

const netsOf = ({ value, guess }: Learners): readonly Learner[] => (guess === undefined ? [value] : [value, guess]);
const partsOf = ({ net, mean, square }: Learner) => [net.weights, mean, square];

/** Weights and the state of the steps, so that a run goes on as if it had not been stopped. */
export function writeCheckpoint(path: string, learners: Learners): void {
  const nets = netsOf(learners);
  const arrays = [...nets.flatMap(partsOf), Float32Array.from(nets, ({ steps }) => steps)];
  const all = new Float32Array(arrays.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const array of arrays) {
    all.set(array, at);
    at += array.length;
  }
  writeWhole(path, new Uint8Array(all.buffer));
}

export function readCheckpoint(path: string, learners: Learners): void {
  const bytes = readFileSync(path);
  const all = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const nets = netsOf(learners);
  let at = 0;
  for (const array of nets.flatMap(partsOf)) {
    array.set(all.subarray(at, at + array.length));
    at += array.length;
  }
  nets.forEach((learner, index) => {
    learner.steps = all[at + index];
  });
}

/** The weights of all, averaged into those of the first. */
export function meanOf(all: readonly Learners[]): Learners {
  const [first] = all;
  netsOf(first).forEach(({ net: { weights } }, index) => {
    const others = all.map((learners) => netsOf(learners)[index].net.weights.slice());
    for (let at = 0; at < weights.length; at++) weights[at] = others.reduce((sum, other) => sum + other[at], 0) / all.length;
  });
  return first;
}

const SOURCES = new URL('../../../../packages/games/race-for-the-galaxy/src/', import.meta.url);
const TABLES: Readonly<Record<Subject, { readonly file: string; readonly names: readonly string[] }>> = {
  others: { file: 'bot/net/weights.ts', names: ['VALUE_WEIGHTS', 'GUESS_WEIGHTS'] },
  alone: { file: 'bot/net/weights-alone.ts', names: ['ALONE_WEIGHTS'] },
};
const LINE = 120;

/** Puts the weights into the game's own table. */
export function writeTable(subject: Subject, learners: Learners): void {
  const { file, names } = TABLES[subject];
  const texts = netsOf(learners).map(({ net }, index) => {
    const packed = packWeights(net.weights, packedRow(net.shape.hidden));
    const lines = packed.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
    return `export const ${names[index]} =\n${lines.map((line) => `  '${line}'`).join(' +\n')};\n`;
  });
  const head = '/** Learnt by apps/cli/training/race-for-the-galaxy.ts: see docs/BOTS.md. Packed by packing.ts. */\n';
  writeFileSync(new URL(file, SOURCES), head + texts.join('\n'));
}
