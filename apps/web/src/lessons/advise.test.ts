import { expect, test } from 'vitest';
import { advice } from '../games/parts/advice.ts';
import { advise } from './advise.ts';

const hand = ['gem-world', 'public-works', 'public-works', 'rebel-base'];
const order = [3, 1, 0, 2];

test('what a coach wants to be paid with is picked first, until nothing is wanted any more', () => {
  expect(advice.first(order, hand)).toEqual(order);
  advise([
    { type: 'place', card: 'public-works' },
    { type: 'discard', card: 'gem-world' },
    { type: 'discard', card: 'rebel-base' },
  ]);
  expect(advice.first(order, hand)).toEqual([0, 3, 1, 2]);
  expect(advice.isWanted({ type: 'place', card: 'public-works', at: 1 })).toBe(true);
  expect(advice.isWanted({ type: 'place', card: 'gem-world' })).toBe(false);
  advise([{ type: 'discard', card: 'new-vinland' }]);
  expect(advice.first(order, hand)).toEqual(order);
  advise([]);
  expect(advice.isWanted({ type: 'place', card: 'public-works' })).toBe(false);
  expect(advice.first(order, hand)).toEqual(order);
});
