import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { packWeights } from '@orrery/race-for-the-galaxy/bot';
import type { Learner, Learners } from './learning.ts';

const parts = ({ net, mean, square }: Learner) => [net.weights, mean, square];

/** Weights and the state of the steps, so that a run goes on as if it had not been stopped. */
export function writeCheckpoint(path: string, { value, guess }: Learners): void {
  const arrays = [...parts(value), ...parts(guess), Float32Array.of(value.steps, guess.steps)];
  const all = new Float32Array(arrays.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const array of arrays) {
    all.set(array, at);
    at += array.length;
  }
  writeFileSync(`${path}.part`, new Uint8Array(all.buffer));
  renameSync(`${path}.part`, path);
}

export function readCheckpoint(path: string, { value, guess }: Learners): void {
  const bytes = readFileSync(path);
  const all = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  let at = 0;
  for (const array of [...parts(value), ...parts(guess)]) {
    array.set(all.subarray(at, at + array.length));
    at += array.length;
  }
  value.steps = all[at];
  guess.steps = all[at + 1];
}

const TABLE = new URL('../../../../packages/games/race-for-the-galaxy/src/bot-weights.ts', import.meta.url);
const LINE = 120;

/** Puts the weights into the game's own table. */
export function writeTable({ value, guess }: Learners): void {
  const text = (name: string, { net }: Learner) => {
    const packed = packWeights(net.weights, net.shape.hidden);
    const lines = packed.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? [];
    return `export const ${name} =\n${lines.map((line) => `  '${line}'`).join(' +\n')};\n`;
  };
  const head = '/** Learnt by apps/cli/training/race-for-the-galaxy.ts: see docs/BOTS.md. Packed by bot-packing.ts. */\n';
  writeFileSync(TABLE, `${head}${text('VALUE_WEIGHTS', value)}\n${text('GUESS_WEIGHTS', guess)}`);
}
