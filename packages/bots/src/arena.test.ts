import { expect, test } from 'vitest';
import { type ArenaMatch, matchOf, scoresOf, seatings } from './arena.ts';
import { shareOf } from './statistics.ts';

const plan = { options: {}, bots: ['a', 'b'], games: 4, seed: 's' };

test('two bots sit both ways, four of which three are alike in four ways', () => {
  expect(seatings(['a', 'b'])).toEqual([
    ['a', 'b'],
    ['b', 'a'],
  ]);
  expect(seatings(['a', 'b', 'b', 'b'])).toHaveLength(4);
  expect(seatings(['a', 'b', 'a', 'b'])).toHaveLength(2);
  expect(seatings(['a', 'a'])).toHaveLength(1);
});

test('both seatings of a pair play the same seed, the next pair another', () => {
  const [one, other, third] = [0, 1, 2].map((index) => matchOf(plan, index));
  expect(one.seed).toBe(other.seed);
  expect(one.seating).toEqual([...other.seating].reverse());
  expect(third.seed).not.toBe(one.seed);
});

function match(seating: readonly string[], ranks: readonly number[]): ArenaMatch {
  const time = seating.map(() => ({ decisions: 2, milliseconds: 10, longest: 8 }));
  return { index: 0, seed: '', seating, ranks, points: ranks.map((rank) => 10 - rank), actions: 1, rounds: 1, time };
}

test('shared first places count by halves', () => {
  const [a, b] = scoresOf(['a', 'b'], [match(['a', 'b'], [1, 2]), match(['b', 'a'], [1, 1])]);
  expect([a.firsts, b.firsts]).toEqual([1.5, 0.5]);
  expect(a).toMatchObject({ bot: 'a', matches: 2, share: 0.75, fair: 0.5, meanMilliseconds: 5, longestMilliseconds: 8 });
});

test('a bot on several seats takes the share of all of them', () => {
  const [a, b] = scoresOf(['a', 'b', 'b', 'b'], [match(['b', 'a', 'b', 'b'], [4, 2, 1, 3])]);
  expect([a.share, b.share, a.fair, b.fair]).toEqual([0, 1, 0.25, 0.75]);
});

test("Wilson's interval: textbook values, and sound at the ends", () => {
  const half = shareOf(50, 100);
  expect(half.low).toBeCloseTo(0.4038, 3);
  expect(half.high).toBeCloseTo(0.5962, 3);
  expect(shareOf(0, 10).low).toBe(0);
  expect(shareOf(10, 10).high).toBeCloseTo(1, 9);
  expect(shareOf(10, 10).low).toBeCloseTo(0.7225, 3);
  expect(shareOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
});
