import { expect, test } from 'vitest';
import { sidesOf } from './sides.ts';

test('who counts the same things is on one side, and the winners come first', () => {
  const hunter = { seat: 0, rank: 2, points: 4, sources: [{ source: 'assimilation', points: 4 }] };
  const hunted = [1, 2].map((seat) => ({ seat, rank: 1, points: 9, sources: [{ source: 'rescue', points: 9 }] }));
  expect(sidesOf([hunter, ...hunted])).toEqual([
    { rank: 1, seats: [1, 2], sources: [{ source: 'rescue', points: 9 }] },
    { rank: 2, seats: [0], sources: [{ source: 'assimilation', points: 4 }] },
  ]);
});
