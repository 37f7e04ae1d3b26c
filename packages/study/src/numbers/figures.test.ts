import type { Count, CountedTable } from '@orrery/engine';
import { expect, test } from 'vitest';
import { addMatch, emptyTable } from './add-match.ts';
import { differenceFigures, shareFigures } from './figures.ts';
import type { WatchedSide } from './watch-match.ts';

/** Nothing hangs together: at most one side of a match had it. */
const alone = (sides: number, won: number): Count => [sides, won * 1000, sides, won * 1000, 0, 0];

function tableOf(matches: number, all: readonly [number, number], had: Readonly<Record<string, Count>>, seats = 3): CountedTable {
  return { seats, matches, sides: seats, topics: { card: { '': { all: [all[0], all[1] * 1000], had } } } };
}

/** A match in which these sides had it. */
const side = (won: number, has: boolean): WatchedSide => ({
  won,
  found: [{ topic: 'card', group: '', things: new Map(has ? [['it', won]] : []) }],
});

function played(matches: readonly (readonly WatchedSide[])[]): CountedTable {
  return matches.reduce((table, sides) => addMatch(table, sides), emptyTable({ seats: 2 }, 2));
}

test('shares have Wilson’s interval, the best come first, and what is rare is left out', () => {
  const group = { all: [300, 100_000] as const, had: { rare: alone(29, 29), good: alone(100, 50), bad: alone(100, 10) } };
  const figures = shareFigures(group);
  expect(figures.map(({ thing, sides, share }) => [thing, sides, share])).toEqual([
    ['good', 100, 0.5],
    ['bad', 100, 0.1],
  ]);
  // 50 of 100: 40.4 to 59.6; 10 of 100: 5.5 to 17.4.
  expect(figures.map(({ low, high }) => [low.toFixed(3), high.toFixed(3)])).toEqual([
    ['0.404', '0.596'],
    ['0.055', '0.174'],
  ]);
});

test('two sides of a match that both had it win it once: where that is always so, their share is sure', () => {
  const both = played(Array.from({ length: 50 }, (_, at) => [side(at % 2, true), side(1 - (at % 2), true)]));
  const [{ share, low, high }] = shareFigures(both.topics.card['']);
  expect(share).toBe(0.5);
  expect(high - low).toBeLessThan(0.02);
});

test('where one of two has it and the other not, what one wins the other loses: the interval is wider by the root of two', () => {
  const matches = Array.from({ length: 100 }, (_, at) => [side(at < 60 ? 1 : 0, true), side(at < 60 ? 0 : 1, false)]);
  const [{ difference }] = differenceFigures([played(matches)], 'card', '');
  expect(difference.share).toBeCloseTo(0.2);
  // The difference is twice the share less one: its reach is twice that of a share, 2 × 1.96 × √(0.6 × 0.4 / 100).
  expect(difference.high - difference.share).toBeCloseTo(0.192, 2);
});

test('a thing that is commoner at small tables, where everybody wins more, is not the better for it', () => {
  const tables = [tableOf(450, [900, 450], { card: alone(400, 200) }, 2), tableOf(300, [1200, 300], { card: alone(100, 25) }, 4)];
  const [{ difference, sides }] = differenceFigures(tables, 'card', '');
  expect(sides).toBe(500);
  expect(difference.share).toBeCloseTo(0);
  // Thrown together it would seem to win 45 of 100 where the others win 33.
  expect(225 / 500 - 525 / 1600).toBeGreaterThan(0.1);
});

test('what was won beyond the chances before is their mean, with its interval', () => {
  // 20 of 40 won; each had a chance of 0.4, so half of them won 0.6 more and half 0.4 less.
  const count: Count = [40, 20_000, 40, 20_000, 20 * 600 - 20 * 400, 20 * 600 ** 2 + 20 * 400 ** 2];
  const [{ surplus, difference }] = differenceFigures([tableOf(100, [300, 100], { card: count })], 'card', '');
  expect(surplus.share).toBeCloseTo(0.1);
  expect(surplus.high - surplus.share).toBeCloseTo((1.96 * 0.5) / Math.sqrt(39), 3);
  expect(difference.share).toBeCloseTo(20 / 40 - 80 / 260);
});

test('where everybody had it, there is nobody to hold them against', () => {
  expect(differenceFigures([tableOf(100, [300, 100], { card: alone(290, 99) })], 'card', '')).toEqual([]);
  expect(differenceFigures([tableOf(100, [300, 100], { card: alone(200, 70) })], 'other', '')).toEqual([]);
});

test('all won and none lost: the interval does not vanish', () => {
  const counts = { always: alone(40, 40), never: alone(40, 0) };
  const figures = differenceFigures([tableOf(100, [100, 50], counts)], 'card', '');
  for (const { difference } of figures) expect(difference.high - difference.low).toBeGreaterThan(0.05);
  for (const { low, high } of shareFigures({ all: [100, 50_000], had: counts })) expect(high - low).toBeGreaterThan(0.05);
});
