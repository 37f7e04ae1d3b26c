import type { RestChoice } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { mergedHolidays } from './resting.ts';
import { dayAt, holidaysIn, isTimeZone, readRest, restOf } from './rests.ts';

const BERLIN: RestChoice = { zone: 'Europe/Berlin', quiet: { from: 22 * 60, to: 7 * 60 }, daysOff: [6, 0], holidays: [] };
const AUTUMN = Date.UTC(2026, 10, 18);
const HOUR = 3_600_000;

test('when local time changes is worked out beforehand, to the minute', () => {
  const { offsets } = restOf(BERLIN, AUTUMN);
  expect(offsets.slice(0, 3)).toEqual([
    { from: 0, minutes: 60 },
    { from: Date.UTC(2026, 2, 29, 1), minutes: 120 },
    { from: Date.UTC(2026, 9, 25, 1), minutes: 60 },
  ]);
  expect(offsets).toHaveLength(7);
  expect(restOf({ ...BERLIN, zone: 'Asia/Kathmandu' }, AUTUMN).offsets).toEqual([{ from: 0, minutes: 345 }]);
  expect(restOf({ ...BERLIN, zone: 'UTC' }, AUTUMN).offsets).toEqual([{ from: 0, minutes: 0 }]);
});

test('within a year it is worked out alike, so that nothing changes by looking again', () => {
  expect(restOf(BERLIN, AUTUMN)).toEqual(restOf({ ...BERLIN, daysOff: [0, 6] }, AUTUMN + 24 * 30 * HOUR));
});

test('holidays last from the first midnight there to the last, whatever the clocks do meanwhile', () => {
  const { holidays } = restOf({ ...BERLIN, holidays: [{ first: '2027-03-27', last: '2027-03-28' }] }, AUTUMN);
  expect(holidays).toEqual([{ from: Date.UTC(2027, 2, 26, 23), to: Date.UTC(2027, 2, 28, 22) }]);
});

test('days are counted once, in the year they are of', () => {
  const holidays = [
    { first: '2026-12-24', last: '2027-01-02' },
    { first: '2026-12-20', last: '2026-12-25' },
  ];
  expect([2025, 2026, 2027].map((year) => holidaysIn(holidays, year))).toEqual([0, 12, 2]);
  expect(holidaysIn([{ first: '0001-01-01', last: '9999-12-31' }], 2026)).toBe(365);
});

test('a holiday that has begun stays, or ends today at the soonest; none begins today', () => {
  const begun = { first: '2026-11-10', last: '2026-11-30' };
  const merged = (given: RestChoice['holidays']) => mergedHolidays([begun], given, '2026-11-18');
  expect(merged([])).toEqual([begun]);
  expect(merged([{ ...begun, last: '2026-12-31' }])).toEqual([begun]);
  expect(merged([{ ...begun, last: '2026-11-20' }])).toEqual([{ ...begun, last: '2026-11-20' }]);
  expect(merged([{ ...begun, last: '2026-11-11' }])).toEqual([{ ...begun, last: '2026-11-18' }]);
  const tomorrow = { first: '2026-11-19', last: '2026-11-19' };
  expect(merged([{ first: '2026-11-18', last: '2026-11-18' }, tomorrow])).toEqual([begun, tomorrow]);
  expect(mergedHolidays([{ first: '2025-12-20', last: '2025-12-31' }], [], '2026-11-18')).toEqual([]);
});

test('what day it is depends on where', () => {
  const at = Date.UTC(2026, 10, 18, 23, 30);
  expect(['Europe/Berlin', 'UTC', 'America/New_York'].map((zone) => dayAt(zone, at))).toEqual(['2026-11-19', '2026-11-18', '2026-11-18']);
  expect(['Europe/Berlin', 'Nowhere/At_All', ''].map(isTimeZone)).toEqual([true, false, false]);
});

test('what cannot be read rests nobody', () => {
  expect([undefined, '{', '{}', '{"choice":{"zone":3}}'].map(readRest)).toEqual([undefined, undefined, undefined, undefined]);
  expect(readRest(JSON.stringify({ choice: BERLIN, changedAt: 5 }))?.choice).toEqual(BERLIN);
});
