import type { Result } from '@orrery/engine';
import type { Forfeit, Occupant } from '@orrery/match';
import { expect, test } from 'vitest';
import { type Finished, mergedFinished, outcomeOf, seatOf, winnersOf } from './finished.ts';

const person = (id: string): Occupant => ({ kind: 'person', person: id, name: id });
const bot: Occupant = { kind: 'bot', level: 'greedy', name: 'Altair' };
const ended = (...ranks: readonly number[]): Result => ({
  seats: ranks.map((rank, seat) => ({ seat, rank, points: 0, sources: [] })),
  because: '',
});
const told = (result: Result | undefined, me: number | undefined, hasSides = false, gaveUp?: Forfeit['because']) =>
  outcomeOf({ result, gaveUp }, { me, hasSides, locale: 'en', names: (seats) => seats.join(' and ') });

test('what a match was for oneself comes first: won, lost, or which place of several', () => {
  expect(told(ended(2, 1), 1)).toBe('You won!');
  expect(told(ended(2, 1), 0)).toBe('You lost');
  expect(told(ended(3, 1, 2), 0)).toBe('You came 3rd of 3');
  expect(told(ended(1, 1, 3), 0)).toBe('You share the victory');
});

test('sides win and lose together, whether the game always has them or allies play this once', () => {
  expect(told(ended(1, 2, 2), 2, true)).toBe('You lost');
  expect(told(ended(2, 1, 1), 1, true)).toBe('You won!');
  expect(told(ended(1, 2, 1, 2), 0)).toBe('You won!');
  expect(told(ended(1, 2, 1, 2), 3)).toBe('You lost');
});

test('who looked on is told who won; what cannot be read is said to be so', () => {
  expect(told(ended(1, 2, 1), undefined)).toBe('Winner: 0 and 2');
  expect(told(ended(2), undefined)).toBe('Nobody won');
  expect(told(undefined, 0)).toBe('The result can no longer be read');
});

test('who gave a seat up is told how, whoever won, and also where the result cannot be read', () => {
  const lost = (['resigned', 'time', 'removed'] as const).map((because) => told(ended(1, 2, 2), undefined, true, because));
  expect(lost).toEqual(['You resigned', 'You ran out of time', 'You were voted out']);
  expect(told(undefined, undefined, false, 'resigned')).toBe('You resigned');
  expect(told({ ...ended(1, 1), because: 'called-undecided' }, undefined, false, 'resigned')).toBe('Nobody won');
});

test('what a bot won in one’s place is said to be no victory of one’s own', () => {
  const missing = (result: Result) =>
    outcomeOf({ result, isMissing: true }, { me: 0, hasSides: false, locale: 'en', names: (seats) => seats.join() });
  expect(missing(ended(1, 2))).toBe('A bot finished for you');
  expect(missing({ ...ended(1, 1), because: 'called-undecided' })).toBe('Nobody won');
});

test('a match that ended undecided, or was closed, is nobody’s victory', () => {
  for (const because of ['called-undecided', 'called-closed']) {
    const result = { ...ended(1, 1), because };
    expect([told(result, 0), told(result, undefined), winnersOf(result)]).toEqual(['Nobody won', 'Nobody won', []]);
  }
});

test('one is found by who one is, in this browser as the only person there', () => {
  expect(seatOf([person('ada'), person('bob')], 'bob')).toBe(1);
  expect(seatOf([person('ada'), bot], 'bob')).toBeUndefined();
  expect(seatOf([bot, person('here')], undefined)).toBe(1);
  expect(seatOf([person('here'), person('here')], undefined)).toBeUndefined();
});

test('matches of the server and of this browser are in one order, and none is shown before all that ended later are known', () => {
  const of = (where: Finished['where'], endedAt: number): Finished => ({
    where,
    match: `${where} ${endedAt}`,
    game: 'g',
    seats: [],
    endedAt,
  });
  const known = { online: [of('server', 9), of('server', 5)], local: [of('browser', 7), of('browser', 3)] };
  const merged = (hasMore: boolean, count: number) => mergedFinished({ ...known, hasMore, count }).map(({ match }) => match);
  expect(merged(false, 9)).toEqual(['server 9', 'browser 7', 'server 5', 'browser 3']);
  expect(merged(true, 9)).toEqual(['server 9', 'browser 7', 'server 5']);
  expect(merged(false, 2)).toEqual(['server 9', 'browser 7']);
  expect(mergedFinished({ online: [], local: known.local, hasMore: true, count: 9 })).toEqual([]);
});
