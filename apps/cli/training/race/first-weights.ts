import { type Chance, chanceFromSeed, nextWord } from '@orrery/engine';
import {
  ALONE_SHAPE,
  GUESS_SHAPE,
  layoutOf,
  type Mind,
  type MindWeights,
  newMind,
  type Shape,
  type Tables,
  VALUE_SHAPE,
} from '@orrery/race-for-the-galaxy/bot';
import { type Learners, newLearner } from './learning.ts';

const WORDS = 0x1_0000_0000;

/** Small and random, so that no two hidden units learn the same. */
function startOf(shape: Shape, chance: Chance): Float32Array {
  const layout = layoutOf(shape);
  const weights = new Float32Array(layout.size);
  for (let at = 0; at < layout.outBias; at++) {
    const spread = at < layout.status ? 0.03 : at < layout.bias ? 0.12 : at < layout.out ? 0 : 1 / Math.sqrt(shape.hidden);
    weights[at] = spread * (2 * (nextWord(chance) / WORDS) - 1);
  }
  return weights;
}

function firstWeights(seed: string): MindWeights {
  const chance = chanceFromSeed(`${seed} first weights`);
  return { value: startOf(VALUE_SHAPE, chance), guess: startOf(GUESS_SHAPE, chance), alone: startOf(ALONE_SHAPE, chance) };
}

/** What is learnt: to play against others, or alone against the robot. */
export const SUBJECTS = ['others', 'alone'] as const;
export type Subject = (typeof SUBJECTS)[number];

/** A mind that knows nothing yet, and those of its nets that learn. */
export function newborn(subject: Subject, seed: string, tables: Tables): { readonly mind: Mind; readonly learners: Learners } {
  // Self-play goes by the chance to win alone.
  const mind = newMind(firstWeights(seed), 0);
  if (subject === 'alone') return { mind, learners: { value: newLearner(mind.alone, tables), guess: undefined } };
  return { mind, learners: { value: newLearner(mind.value, tables), guess: newLearner(mind.guess, tables) } };
}
