import { expect, test } from 'vitest';
import type { Course, PlayedTable, SeatOutcome } from './evening.ts';
import { POINT } from './points.ts';
import { roundPoints, standingsOf } from './standings.ts';
import { course, ended } from './testing/played.ts';

const table = (entries: readonly number[], ranks: readonly number[]): PlayedTable => ended({ entries }, ranks);
const withRounds = (given: Course, ...rounds: readonly PlayedTable[][]): Course => ({ ...given, rounds });
const order = (given: Course): readonly number[] => standingsOf(given).map(({ entry }) => entry);
const points = (given: Course): Record<number, number> =>
  Object.fromEntries(standingsOf(given).map(({ entry, points: made }) => [entry, made / POINT]));

test('a table is worth a point, shared by how many opponents one is ahead of, whatever its size', () => {
  const two = withRounds(course({}, 2), [table([0, 1], [1, 2])]);
  expect(points(two)).toEqual({ 0: 1, 1: 0 });
  const four = withRounds(course({ seats: 4 }, 4), [table([0, 1, 2, 3], [2, 1, 3, 3])]);
  expect(points(four)).toEqual({ 0: 2 / 3, 1: 1, 2: 1 / 6, 3: 1 / 6 });
});

test('who wins together shares nothing: the Creature is held against every Hunted, and they against it alone', () => {
  const hunted: SeatOutcome[] = [
    { rank: 2, side: 0 },
    { rank: 1, side: 1 },
    { rank: 1, side: 1 },
  ];
  expect(points(withRounds(course({ seats: 3, hasPart: true }, 3), [{ entries: [0, 1, 2], outcome: hunted }]))).toEqual({
    0: 0,
    1: 1,
    2: 1,
  });
});

test('bots count for nobody, however they play: only those who take part are held against each other', () => {
  // Three seats, the last a bot's, which won.
  const beaten = withRounds(course({ seats: 3 }, 2), [{ entries: [0, 1], outcome: ended({ entries: [0, 1] }, [2, 3, 1]).outcome }]);
  expect(points(beaten)).toEqual({ 0: 1, 1: 0 });
  // Alone with a bot: a whole point, also when the bot has won, as for who is alone without one.
  const alone = withRounds(course({}, 1), [{ entries: [0], outcome: ended({ entries: [0] }, [2, 1]).outcome }]);
  expect(points(alone)).toEqual({ 0: 1 });
  expect(points(withRounds(course({}, 1), [{ entries: [0] }]))).toEqual({ 0: 1 });
});

test('who was not there at the end lost to everybody, though a bot won for them', () => {
  const outcome: SeatOutcome[] = [
    { rank: 1, side: 0, isAbsent: true },
    { rank: 2, side: 1 },
    { rank: 3, side: 2 },
  ];
  expect(points(withRounds(course({ seats: 3 }, 3), [{ entries: [0, 1, 2], outcome }]))).toEqual({ 0: 0, 1: 1, 2: 1 / 2 });
});

test('Swiss: points, then whom they met, then what they have of each other, then tables won', () => {
  // 0 and 1 have a win each; 0 beat 2, who won then; 1 beat 3, who lost again.
  const level = withRounds(course({}, 4), [table([0, 2], [1, 2]), table([1, 3], [1, 2])], [table([0, 1], [1, 1]), table([2, 3], [1, 2])]);
  expect(order(level)).toEqual([0, 1, 2, 3]);
  expect(standingsOf(level).map(({ strength }) => strength)).toEqual([0.625, 0.375, 0.375, 0.625]);
});

test('everybody against everybody: of two who are level the one who beat the other comes first', () => {
  const level = withRounds(
    course({ format: 'round-robin' }, 4),
    [table([0, 1], [2, 1]), table([2, 3], [1, 2])],
    [table([0, 2], [1, 2]), table([1, 3], [2, 1])],
    [table([0, 3], [1, 2]), table([1, 2], [1, 2])],
  );
  expect(order(level).slice(0, 2)).toEqual([1, 0]);
  expect(standingsOf(level)[0]).toMatchObject({ points: 2 * POINT, direct: 2 });
});

test('everybody against everybody: what was played against somebody who has gone counts for nobody', () => {
  const rounds = [[table([0, 3], [1, 2]), table([1, 2], [1, 2])]];
  const here = withRounds(course({ format: 'round-robin' }, 4), ...rounds);
  expect(points(here)).toEqual({ 0: 1, 1: 1, 2: 0, 3: 0 });
  const gone = { ...here, entrants: here.entrants.map((one) => (one.number === 3 ? { ...one, until: 1 } : one)) };
  expect(points(gone)).toEqual({ 0: 0, 1: 1, 2: 0, 3: 0 });
  expect(order(gone).at(-1)).toBe(3);
});

test('tables that are not over count nothing yet, and what each made is told round by round', () => {
  const now = withRounds(course({}, 4), [table([0, 1], [1, 2]), { entries: [2, 3] }]);
  expect(points(now)).toEqual({ 0: 1, 1: 0, 2: 0, 3: 0 });
  expect(roundPoints(now).map((round) => [...round])).toEqual([
    [
      [0, POINT],
      [1, 0],
    ],
  ]);
});

test('who has gone before the first round is in no list, and the lot puts the others in the same order every time', () => {
  const begun = { ...course({}, 5), entrants: [...course({}, 4).entrants, { number: 4, from: 0, until: 0 }] };
  expect(order(begun).toSorted()).toEqual([0, 1, 2, 3]);
  expect(order(begun)).toEqual(order(begun));
  expect(order({ ...begun, seed: 'other' })).not.toEqual(order(begun));
});

test.each(['swiss', 'elimination'] as const)(
  '%s: of those who are level whoever has left comes after whoever stayed, before any lot',
  (format) => {
    const here = { ...course({ format }, 4), rounds: [[{ entries: [0, 1] }, { entries: [2, 3] }]] };
    const [first] = order(here);
    const gone = { ...here, entrants: here.entrants.map((one) => (one.number === first ? { ...one, until: 1 } : one)) };
    expect(order(gone)).toEqual([...order(here).slice(1), first]);
  },
);

test('what somebody made before they left still counts', () => {
  const here = withRounds(course({}, 2), [table([0, 1], [1, 2])]);
  const gone = { ...here, entrants: here.entrants.map((one) => (one.number === 0 ? { ...one, until: 1 } : one)) };
  expect(order(gone)).toEqual([0, 1]);
});
