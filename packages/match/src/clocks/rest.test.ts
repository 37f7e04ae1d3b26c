import { expect, test } from 'vitest';
import { momentAfter, runningMs } from './rest.ts';
import type { Rest, Span } from './state.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (text: string): number => Date.parse(`${text}Z`);
const span = (from: string, to: string): Span => ({ from: at(from), to: at(to) });
const stops = (rest: Rest | undefined, away: readonly Span[] = []) => ({ rest, away });

/** Two hours ahead of Greenwich, at rest from ten in the evening until eight. */
const RIGA: Rest = { offsets: [{ from: 0, minutes: 120 }], quiet: { from: 22 * 60, to: 8 * 60 } };

test('without rest and with an open house all time counts', () => {
  expect(runningMs(span('2027-03-01T00:00', '2027-03-03T12:00'), stops(undefined))).toBe(2.5 * DAY);
  expect(momentAfter(at('2027-03-01T00:00'), 90 * DAY, stops(undefined))).toBe(at('2027-05-30T00:00'));
  expect(momentAfter(5, 0, stops(undefined))).toBe(5);
});

test('a night does not count, and a day of time takes as many hours as the person is up', () => {
  // From noon to noon of the next day in Riga: ten hours until ten, four from eight.
  expect(runningMs(span('2027-03-01T10:00', '2027-03-02T10:00'), stops(RIGA))).toBe(14 * HOUR);
  expect(momentAfter(at('2027-03-01T10:00'), 10 * HOUR, stops(RIGA))).toBe(at('2027-03-01T20:00'));
  expect(momentAfter(at('2027-03-01T10:00'), 11 * HOUR, stops(RIGA))).toBe(at('2027-03-02T07:00'));
  // Asked in the middle of the night: it begins in the morning.
  expect(momentAfter(at('2027-03-01T23:30'), HOUR, stops(RIGA))).toBe(at('2027-03-02T07:00'));
});

test('quiet hours by day are as good as those of a night', () => {
  const siesta: Rest = { offsets: [{ from: 0, minutes: -180 }], quiet: { from: 12 * 60, to: 15 * 60 } };
  expect(runningMs(span('2027-03-01T14:00', '2027-03-01T19:00'), stops(siesta))).toBe(2 * HOUR);
});

test('days off are local days', () => {
  // Saturday and Sunday in Wellington begin and end eleven to twelve hours before those of Greenwich.
  const wellington: Rest = { offsets: [{ from: 0, minutes: 720 }], daysOff: [6, 0] };
  expect(new Date(at('2027-03-05T12:00')).getUTCDay()).toBe(5);
  expect(runningMs(span('2027-03-05T00:00', '2027-03-08T00:00'), stops(wellington))).toBe(24 * HOUR);
  expect(momentAfter(at('2027-03-05T11:00'), 2 * HOUR, stops(wellington))).toBe(at('2027-03-07T13:00'));
});

test('days before 1970 have weekdays too', () => {
  const rest: Rest = { offsets: [{ from: 0, minutes: 0 }], daysOff: [3] };
  expect(runningMs({ from: -DAY, to: DAY }, stops(rest))).toBe(DAY);
});

test('summer time moves the night with the person', () => {
  const changes: Rest = {
    offsets: [
      { from: 0, minutes: 60 },
      { from: at('2027-03-28T01:00'), minutes: 120 },
    ],
    quiet: { from: 23 * 60, to: 7 * 60 },
  };
  // The night of the change is an hour shorter: 22:00 to 05:00 in Greenwich.
  expect(momentAfter(at('2027-03-27T21:00'), 2 * HOUR, stops(changes))).toBe(at('2027-03-28T06:00'));
  expect(momentAfter(at('2027-03-28T20:00'), 2 * HOUR, stops(changes))).toBe(at('2027-03-29T06:00'));
});

test('holidays, nights and the absence of the house count once where they lie over each other', () => {
  const rest = { ...RIGA, holidays: [span('2027-03-01T16:00', '2027-03-02T12:00')] };
  const away = [span('2027-03-01T15:00', '2027-03-01T17:00'), span('2027-03-02T00:00', '2027-03-02T13:00')];
  expect(runningMs(span('2027-03-01T14:00', '2027-03-02T14:00'), stops(rest, away))).toBe(2 * HOUR);
  expect(momentAfter(at('2027-03-01T14:00'), 90 * 60_000, stops(rest, away))).toBe(at('2027-03-02T13:30'));
});

test('what is measured and what is foretold agree, whatever the rest', () => {
  const rest: Rest = {
    offsets: [
      { from: 0, minutes: 330 },
      { from: at('2027-03-10T03:00'), minutes: 270 },
    ],
    quiet: { from: 21 * 60 + 30, to: 9 * 60 },
    daysOff: [5],
    holidays: [span('2027-03-04T00:00', '2027-03-06T09:00')],
  };
  const away = [span('2027-03-12T04:00', '2027-03-12T09:12')];
  for (let hours = 1; hours < 400; hours += 7) {
    const from = at('2027-03-02T05:00') + hours * 40_000;
    const end = momentAfter(from, hours * HOUR, stops(rest, away));
    expect(runningMs({ from, to: end }, stops(rest, away))).toBe(hours * HOUR);
    expect(runningMs({ from, to: end - 1 }, stops(rest, away))).toBe(hours * HOUR - 1);
  }
});

test('somebody who never is up has for ever, and nobody waits for the answer', () => {
  const never: Rest = { offsets: [{ from: 0, minutes: 0 }], daysOff: [0, 1, 2, 3, 4, 5, 6] };
  expect(momentAfter(at('2027-03-01T00:00'), 1, stops(never))).toBeGreaterThan(at('2070-01-01T00:00'));
});
