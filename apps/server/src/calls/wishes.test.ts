import { expect, test } from 'vitest';
import { afterQuiet, beforeQuiet, isZone, nextHour, wishesIn } from './wishes.ts';

const at = (text: string): number => Date.parse(text);
const NIGHT = wishesIn('{"locale":"ru","zone":"Europe/Moscow","quiet":{"from":1380,"to":480}}');

test('quiet hours are by the clock on their own wall, over midnight too', () => {
  expect(afterQuiet(NIGHT, at('2026-11-17T19:59:30Z'))).toBe(at('2026-11-17T19:59:30Z'));
  expect(afterQuiet(NIGHT, at('2026-11-17T20:00:30Z'))).toBe(at('2026-11-18T05:00:00Z'));
  expect(afterQuiet(NIGHT, at('2026-11-18T04:59:59Z'))).toBe(at('2026-11-18T05:00:00Z'));
  expect(afterQuiet(NIGHT, at('2026-11-18T05:00:00Z'))).toBe(at('2026-11-18T05:00:00Z'));
  const noon = wishesIn('{"zone":"UTC","quiet":{"from":720,"to":780}}');
  expect(afterQuiet(noon, at('2026-11-17T12:30:00Z'))).toBe(at('2026-11-17T13:00:00Z'));
  expect(afterQuiet(noon, at('2026-11-17T13:30:00Z'))).toBe(at('2026-11-17T13:30:00Z'));
});

test('what cannot wait comes before them', () => {
  expect(beforeQuiet(NIGHT, at('2026-11-18T01:00:20Z'))).toBe(at('2026-11-17T19:59:00Z'));
  expect(beforeQuiet(NIGHT, at('2026-11-17T12:00:20Z'))).toBe(at('2026-11-17T12:00:20Z'));
});

test('the next time it is an hour', () => {
  expect(nextHour(NIGHT, 9, at('2026-11-17T05:59:00Z'))).toBe(at('2026-11-17T06:00:00Z'));
  expect(nextHour(NIGHT, 9, at('2026-11-17T06:00:00Z'))).toBe(at('2026-11-18T06:00:00Z'));
});

test('what nobody wished, or nobody can read, is nothing', () => {
  for (const text of [undefined, '', '[]', '{"zone":"Nowhere/Here","quiet":{"from":"x"}}', '{"quiet":{"from":60,"to":60}}'])
    expect(wishesIn(text)).toEqual({ locale: 'en', zone: 'UTC' });
  expect([isZone('Asia/Tokyo'), isZone('Nowhere/Here'), isZone('')]).toEqual([true, false, false]);
});

test('in a night in which local time is set forward or back, hours are those of the clock on the wall', () => {
  const wishes = { locale: 'en', zone: 'Europe/Berlin', quiet: { from: 22 * 60, to: 8 * 60 } } as const;
  const on = (moment: string): number => Date.parse(moment);
  const iso = (at: number): string => new Date(at).toISOString();
  // From one to two hours ahead of UTC on the morning of 29 March 2026, and back on that of 25 October.
  expect(iso(afterQuiet(wishes, on('2026-03-28T22:30:00Z')))).toBe('2026-03-29T06:00:00.000Z');
  expect(iso(afterQuiet(wishes, on('2026-10-24T22:30:00Z')))).toBe('2026-10-25T07:00:00.000Z');
  expect(iso(beforeQuiet(wishes, on('2026-03-29T04:30:20Z')))).toBe('2026-03-28T20:59:00.000Z');
  expect(iso(beforeQuiet(wishes, on('2026-10-25T04:30:00Z')))).toBe('2026-10-24T19:59:00.000Z');
  expect(iso(nextHour(wishes, 7, on('2026-03-28T22:30:00Z')))).toBe('2026-03-29T05:00:00.000Z');
  expect(iso(nextHour(wishes, 7, on('2026-10-24T22:30:00Z')))).toBe('2026-10-25T06:00:00.000Z');
});

test('where a night has no such hour nobody is called within the quiet ones', () => {
  const iso = (moment: number): string => new Date(moment).toISOString();
  // On 29 March 2026 three o’clock follows one minute to two, and there is no half past two.
  const wishes = { locale: 'en', zone: 'Europe/Berlin', quiet: { from: 23 * 60, to: 2 * 60 + 30 } } as const;
  for (const moment of ['2026-03-28T22:30:00Z', '2026-03-29T00:59:00Z'])
    expect(iso(afterQuiet(wishes, at(moment)))).toBe('2026-03-29T01:30:00.000Z');
  expect(iso(nextHour(wishes, 2, at('2026-03-29T00:10:00Z')))).toBe('2026-03-29T01:00:00.000Z');
  const late = { ...wishes, quiet: { from: 2 * 60 + 30, to: 8 * 60 } };
  expect(iso(beforeQuiet(late, at('2026-03-29T02:00:00Z')))).toBe('2026-03-29T00:29:00.000Z');
});
