import { below, type Chance } from '@orrery/engine';
import type { Tables } from '@orrery/race-for-the-galaxy/bot';
import { addGuess, addValue, type Learners, takeStep } from './learning.ts';
import type { Position } from './positions.ts';

const BATCH = 64;
/** Times a position is learnt from in one generation, on average: over all generations that remember it about five. */
const TIMES = 0.5;

export interface Lessons {
  readonly learners: Learners;
  readonly tables: Tables;
  readonly positions: readonly Position[];
  readonly rate: number;
  readonly chance: Chance;
}

/** Learns from positions drawn by lot; gives how wrong the nets were on the way, in nats. */
export function lessons({ learners, tables, positions, rate, chance }: Lessons): { readonly value: number; readonly guess: number } {
  const batches = Math.ceil((TIMES * positions.length) / BATCH);
  let value = 0;
  let guess = 0;
  let guessed = 0;
  for (let batch = 0; batch < batches; batch++) {
    for (let n = 0; n < BATCH; n++) {
      const position = positions[below(chance, positions.length)];
      value += addValue(learners.value, position).surprise;
      if (learners.guess === undefined || position.chosen[0] < 0) continue;
      guess += addGuess(learners.guess, position);
      guessed += 1;
    }
    takeStep(learners.value, tables, { rate, batch: BATCH });
    if (learners.guess !== undefined) takeStep(learners.guess, tables, { rate, batch: BATCH });
  }
  return { value: value / (batches * BATCH), guess: guess / Math.max(1, guessed) };
}
