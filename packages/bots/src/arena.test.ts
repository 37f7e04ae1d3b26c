import { expect, test } from 'vitest';
import { ambush } from '../../testkit/src/throwaway/ambush.ts';
import { type ArenaMatch, type ArenaPlan, matchOf, playArenaMatch, scoresOf, seatings } from './arena.ts';
import { botPlayer } from './playing.ts';
import { lineupsOf, roleScoresOf } from './roles.ts';
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
  expect([one.way, other.way, third.way]).toEqual([0, 1, 0]);
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

const game = { module: ambush, knowledge: undefined };

/** All matches of a plan; every name of it plays at random. */
function playAll(plan: ArenaPlan): Promise<ArenaMatch[]> {
  const table = { game, plan, playerOf: () => botPlayer(game, 'random') };
  return Promise.all(Array.from({ length: plan.games }, (_, index) => playArenaMatch(table, index)));
}

test('by role every bot plays every role on the same seed, at every size of a table', async () => {
  const lineups = lineupsOf(['hunter', 'prey', 'prey'], ['a', 'b']);
  expect(lineups).toEqual([
    { hunter: 'a', prey: 'b' },
    { hunter: 'b', prey: 'a' },
  ]);
  for (let seats = ambush.seats.min; seats <= ambush.seats.max; seats++) {
    const bots = Array.from({ length: seats }, (_, seat) => ['a', 'b'][seat % 2]);
    const [one, other] = await playAll({ options: {}, bots, lineups, games: 2, seed: 'roles' });
    expect(one.seating).toEqual(['a', ...Array(seats - 1).fill('b')]);
    expect(other.seating).toEqual(['b', ...Array(seats - 1).fill('a')]);
    expect(one.roles).toEqual(['hunter', ...Array(seats - 1).fill('prey')]);
    expect(one.seed).toBe(other.seed);
  }
});

test('a role wins with any of its seats, shared or not, and is counted by matches', () => {
  const roles = ['creature', 'hunted', 'hunted'];
  const played = [
    { ...match(['a', 'b', 'b'], [2, 1, 1]), roles },
    { ...match(['a', 'b', 'b'], [1, 2, 2]), roles },
    { ...match(['b', 'a', 'b'], [2, 1, 1]), roles },
  ];
  expect(roleScoresOf(played).map(({ role, bot, matches, wins, share }) => [role, bot, matches, wins, share])).toEqual([
    ['creature', 'a', 2, 1, 0.5],
    ['creature', 'b', 1, 0, 0],
    ['hunted', 'a', 1, 1, 1],
    ['hunted', 'b', 3, 2, 2 / 3],
  ]);
  const [a, b] = scoresOf(['a', 'b'], played.slice(0, 2));
  expect([a.firsts, b.firsts, a.fair]).toEqual([1, 1, 0.5]);
  expect(roleScoresOf([match(['a', 'b'], [1, 2])])).toEqual([]);
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
