import { expect, test } from 'vitest';
import { clockSaid, exactlySaid, latenessOf, lengthOf, longSaid, momentSaid, standingOf, timeSaid } from './spoken.ts';
import { CLOCK_WORDS } from './words.ts';

const { en, ru } = CLOCK_WORDS;
const NOW = new Date(2026, 10, 18, 12).getTime();
const HOUR = 3_600_000;

test('a length is said in its largest whole unit', () => {
  expect([30, 60, 600, 3600, 14_400, 86_400, 259_200].map((seconds) => lengthOf(seconds, en))).toEqual([
    '30\u00a0s',
    '1\u00a0min',
    '10\u00a0min',
    '1\u00a0h',
    '4\u00a0h',
    '1\u00a0day',
    '3\u00a0days',
  ]);
  expect([86_400, 172_800, 604_800].map((seconds) => lengthOf(seconds, ru))).toEqual(['1\u00a0день', '2\u00a0дня', '7\u00a0дней']);
  expect(clockSaid({ turnSeconds: 60, bankSeconds: 600 }, en)).toBe('1\u00a0min a turn, 10\u00a0min in the bank');
  expect(clockSaid({ turnSeconds: 86_400, bankSeconds: 0 }, ru)).toBe('1\u00a0день на ход');
});

test('time that runs down is said to the second where seconds matter', () => {
  expect([0, 1, 9_001, 61_000, 59 * 60_000, HOUR, 25 * HOUR, 48 * HOUR].map((time) => timeSaid(time, en))).toEqual([
    '0:00',
    '0:01',
    '0:10',
    '1:01',
    '59:00',
    '1\u00a0h 0\u00a0min',
    '1\u00a0day 1\u00a0h',
    '2\u00a0days',
  ]);
  expect(timeSaid(-5, en)).toBe('0:00');
});

test('what is far away is told in hours, and exactly on demand', () => {
  const told = [2.5, 3, 19.2, 23.99, 24, 30.5].map((hours) => longSaid(hours * HOUR, en));
  expect(told).toEqual(['2\u00a0h 30\u00a0min', '3\u00a0h', '19\u00a0h', '23\u00a0h', '1\u00a0day', '1\u00a0day 6\u00a0h']);
  expect(exactlySaid(NOW + 48 * HOUR, 'ru')).toMatch(/пятница, 20 ноября.*12:00/);
  expect(exactlySaid(NOW + 48 * HOUR, 'en')).toMatch(/Friday, November 20.*12:00/);
});

test('a moment is a time today, a day of the week, or a date', () => {
  expect(momentSaid(NOW + HOUR, NOW, 'ru')).toBe('13:00');
  expect(momentSaid(NOW + 48 * HOUR, NOW, 'ru')).toMatch(/^пт,? 12:00$/);
  expect(momentSaid(NOW + 20 * 24 * HOUR, NOW, 'ru')).toMatch(/8 дек\.,? 12:00/);
});

test('first the turn runs, then the bank, and a clock that stands shows its bank', () => {
  const clock = { bankMs: 60_000, turnEndsAt: NOW + 30_000, deadlineAt: NOW + 90_000 };
  expect(standingOf(clock, NOW)).toEqual({ runs: true, turnMs: 30_000, bankMs: 60_000, deadlineAt: NOW + 90_000 });
  expect(standingOf(clock, NOW + 50_000)).toMatchObject({ turnMs: 0, bankMs: 40_000 });
  expect(standingOf(clock, NOW + 95_000)).toMatchObject({ turnMs: 0, bankMs: 0 });
  expect(standingOf({ bankMs: 5 }, NOW)).toEqual({ runs: false, turnMs: 0, bankMs: 5, deadlineAt: undefined });
});

test('it grows late in steps, sooner where a move takes days', () => {
  const at = (left: number) => standingOf({ bankMs: 0, turnEndsAt: NOW + left, deadlineAt: NOW + left }, NOW);
  expect([90_000, 60_000, 20_000, 0].map((left) => latenessOf(at(left), NOW, false))).toEqual([0, 1, 2, 3]);
  expect([7 * HOUR, 6 * HOUR, HOUR].map((left) => latenessOf(at(left), NOW, true))).toEqual([0, 1, 2]);
  expect(latenessOf(standingOf({ bankMs: 0 }, NOW), NOW, false)).toBe(0);
});
