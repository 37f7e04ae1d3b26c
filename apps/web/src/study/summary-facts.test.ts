import type { Result } from '@orrery/engine';
import type { SeatSummary } from '@orrery/study';
import { expect, test } from 'vitest';
import { summaryFacts } from './summary-facts.ts';
import { STUDY_WORDS } from './words.ts';

const ranked = (...ranks: readonly number[]): Result => ({
  seats: ranks.map((rank, seat) => ({ seat, rank, points: 0, sources: [] })),
  because: 'over',
});
const summary: SeatSummary = {
  seat: 0,
  began: 0.33,
  ended: 0,
  gaveAway: 0.24,
  luck: -0.08,
  others: 0.003,
  rest: -0.016,
  worst: [
    { turn: 12, at: 90, cost: 0.09 },
    { turn: 7, at: 50, cost: 0.06 },
  ],
};
const about = { name: 'Ada', result: ranked(2, 1), locale: 'en' } as const;
const said = (locale: 'en' | 'ru', more: Partial<SeatSummary> = {}) =>
  STUDY_WORDS[locale].tell(summaryFacts({ ...summary, ...more }, { ...about, locale }), 'turns').replaceAll('\u00a0', ' ');

test('a seat is told where its chances went, and in which turns it gave most of them away', () => {
  expect(said('en')).toBe(
    'Ada began at 33 % and lost. Their own moves gave away 24 %, most of all in turns 7 and 12 (15 %). Luck took 8 %. All else that was played took 1 %.',
  );
  expect(said('ru')).toBe(
    'Ada: в начале 33 %, в конце поражение. Своими ходами отдано 24 %, больше всего стоили ходы 7 и 12 (15 %). Случай отнял 8 %. Всё остальное, что сыграно, отняло 1 %.',
  );
});

test('what is not worth a word is not told', () => {
  expect(said('en', { gaveAway: 0.004, luck: 0.001, others: 0, rest: 0, worst: [] })).toBe(
    'Ada began at 33 % and lost. Their own moves gave nothing away. Luck evened out.',
  );
});

test('what others did and what cannot be told apart from it are one', () => {
  expect(said('en', { others: -1.39, rest: 2.59 })).toContain('All else that was played brought 120 %.');
  expect(said('ru', { others: -1.39, rest: 2.59 })).toContain('Всё остальное, что сыграно, принесло 120 %.');
});

test('a single turn that gave away all of it is told so', () => {
  expect(said('en', { gaveAway: 0.09, worst: summary.worst.slice(0, 1) })).toContain('gave away 9 %, all of it in turn 12.');
  expect(said('ru', { gaveAway: 0.09, worst: summary.worst.slice(0, 1) })).toContain('отдано 9 %, и всё это — ход 12.');
});

test('allies win together, others share, and a match that runs has no end yet', () => {
  const endOf = (result: Result | undefined) => summaryFacts(summary, { ...about, result }).end;
  expect(endOf(ranked(1, 1, 2))).toBe('won');
  expect(endOf(ranked(1, 1, 3))).toBe('shared');
  expect(endOf(ranked(1, 2))).toBe('won');
  expect(endOf(undefined)).toBe('runs');
});
