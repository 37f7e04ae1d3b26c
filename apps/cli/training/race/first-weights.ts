import { type Chance, chanceFromSeed, nextWord } from '@orrery/engine';
import { GUESS_SHAPE, layoutOf, type Shape, VALUE_SHAPE } from '@orrery/race-for-the-galaxy/bot';

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

export function firstWeights(seed: string): { readonly value: Float32Array; readonly guess: Float32Array } {
  const chance = chanceFromSeed(`${seed} first weights`);
  return { value: startOf(VALUE_SHAPE, chance), guess: startOf(GUESS_SHAPE, chance) };
}
