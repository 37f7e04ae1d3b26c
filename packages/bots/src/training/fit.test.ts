import { below, chanceFromSeed } from '@orrery/engine';
import { expect, test } from 'vitest';
import { fit, lossOf, type Sample } from './fit.ts';

/** Matches in which only the first of two measures helps, and late more than early. */
function samples(count: number): Sample[] {
  const chance = chanceFromSeed('samples');
  const unit = () => below(chance, 1000) / 1000;
  return Array.from({ length: count }, () => {
    const rows = [0, 1].map(() => Float32Array.from([unit(), unit()]));
    const progress = unit();
    const lead = (rows[0][0] - rows[1][0]) * (1 + 4 * progress);
    const first = unit() < 1 / (1 + Math.exp(-lead)) ? 1 : 0;
    return { rows, progress, won: [first, 1 - first] };
  });
}

test('finds what the winners had more of, and when it mattered', () => {
  const learnt = samples(4000);
  const nothing = { early: new Float64Array(2), late: new Float64Array(2) };
  const request = { samples: learnt, start: nothing, epochs: 80, rate: 0.05, pull: 0 };
  const weights = fit({ ...request, chance: chanceFromSeed('fit') });
  expect(weights.early[0]).toBeGreaterThan(0.5);
  expect(weights.late[0]).toBeGreaterThan(weights.early[0] + 2);
  expect(Math.abs(weights.early[1])).toBeLessThan(0.5);
  expect(lossOf(learnt, nothing)).toBeCloseTo(Math.log(2), 5);
  expect(lossOf(learnt, weights)).toBeLessThan(0.6);
  expect(fit({ ...request, chance: chanceFromSeed('fit') })).toEqual(weights);
});
