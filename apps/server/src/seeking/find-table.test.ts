import type { SeekWish } from '@orrery/protocol';
import { expect, test } from 'vitest';
import type { Seeker } from '../storage/seek-ports.ts';
import { type FoundTable, findTable, MINUTE, nextStep } from './find-table.ts';

const NOW = 1_800_000_000_000;
const HOUR = 60 * MINUTE;
const DUEL: SeekWish = { games: [{ game: 'theseus', seats: [2] }], clocks: ['calm'], rated: 'friendly', soon: 'now' };

/** Somebody who has waited so many seconds; 25 is what everybody begins with. */
function seeker(person: string, waited: number, { mu, ...wish }: Partial<SeekWish> & { readonly mu?: number } = {}): Seeker {
  const strengths: Seeker['strengths'] = mu === undefined ? {} : { theseus: mu };
  return { person, name: person, wish: { ...DUEL, ...wish }, strengths, since: NOW - waited * 1000 };
}

const everybody = (): boolean => true;
const found = (seekers: readonly Seeker[], mayMeet: (one: string, other: string) => boolean = everybody): FoundTable | undefined =>
  findTable(seekers, { now: NOW, mayMeet });
const names = (table: FoundTable | undefined): readonly string[] | undefined => table?.people.map(({ person }) => person);

test('two who want the same are seated at once; one alone is not, nor two who want something else', () => {
  expect(found([seeker('ada', 3)])).toBeUndefined();
  expect(found([seeker('ada', 3), seeker('bob', 0)])).toMatchObject({ game: 'theseus', seats: 2, clock: 'calm', isRated: false });
  for (const other of [
    { games: [{ game: 'not-alone', seats: [2] }] },
    { games: [{ game: 'theseus', seats: [3] }] },
    { clocks: ['brisk'] },
    { rated: 'rated' },
  ] satisfies readonly Partial<SeekWish>[])
    expect(found([seeker('ada', 300), seeker('bob', 300, other)])).toBeUndefined();
});

test('of several the nearest in strength is taken, for whoever waited longest', () => {
  const table = found([seeker('far', 50, { mu: 28 }), seeker('ada', 55, { mu: 25 }), seeker('near', 2, { mu: 26 })]);
  expect(names(table)).toEqual(['ada', 'near']);
});

test('who waits is seated with others further away, but nobody who has come just now is', () => {
  const strong = (waited: number) => seeker('strong', waited, { mu: 40 });
  expect(found([strong(0), seeker('new', 0)])).toBeUndefined();
  expect(found([strong(59), seeker('new', 59)])).toMatchObject({});
  expect(found([strong(300), seeker('new', 29)])).toBeUndefined();
  expect(found([strong(300), seeker('new', 60, { mu: -20 })])).toMatchObject({});
  expect(found([seeker('a', 10, { mu: 29 }), seeker('b', 10)])).toMatchObject({});
  expect(found([seeker('a', 10, { mu: 29.5 }), seeker('b', 20)])).toBeUndefined();
});

test('who may not meet, or bears the same name, is never seated together, however long they wait', () => {
  const blocked = (one: string, other: string): boolean => ![one, other].includes('eve') || ![one, other].includes('ada');
  const three = [seeker('ada', 900), seeker('eve', 800)];
  expect(found(three, blocked)).toBeUndefined();
  expect(names(found([...three, seeker('bob', 61)], blocked))).toEqual(['ada', 'bob']);
  expect(
    found([
      { ...seeker('ada', 900), name: 'Ann' },
      { ...seeker('bob', 900), name: ' ann ' },
    ]),
  ).toBeUndefined();
  const many = { games: [{ game: 'theseus', seats: [3] }] };
  expect(found([seeker('ada', 900, many), seeker('bob', 900, many), seeker('eve', 900, many)], blocked)).toBeUndefined();
});

test('who would sit at tables of several sizes has the largest that can be filled', () => {
  const any = { games: [{ game: 'theseus', seats: [2, 3, 4] }] };
  const table = found([seeker('a', 9, any), seeker('b', 8, any), seeker('c', 7, { games: [{ game: 'theseus', seats: [2, 3] }] })]);
  expect([table?.seats, names(table)]).toEqual([3, ['a', 'b', 'c']]);
});

test('all at a table are near each other, not only the first and each of the others', () => {
  const three = { games: [{ game: 'theseus', seats: [3] }] };
  const people = [
    seeker('middle', 9, { ...three, mu: 25 }),
    seeker('low', 8, { ...three, mu: 22 }),
    seeker('high', 7, { ...three, mu: 28 }),
  ];
  expect(found(people)).toBeUndefined();
  expect(names(found([...people, seeker('good', 1, { ...three, mu: 26 })]))).toEqual(['middle', 'good', 'low']);
});

test('of several games one is found that both named, and strength is that of this game', () => {
  const both = {
    games: [
      { game: 'not-alone', seats: [2] },
      { game: 'theseus', seats: [2] },
    ],
  } satisfies Partial<SeekWish>;
  expect(found([seeker('ada', 1, { ...both, mu: 45 }), seeker('bob', 0, both)])?.game).toBe('not-alone');
});

test('who minds decides whether it counts; where nobody does it is friendly', () => {
  const rated = (one: SeekWish['rated'], other: SeekWish['rated']) =>
    found([seeker('a', 1, { rated: one }), seeker('b', 0, { rated: other })]);
  expect(rated('either', 'rated')?.isRated).toBe(true);
  expect(rated('either', 'either')?.isRated).toBe(false);
  expect(rated('rated', 'friendly')).toBeUndefined();
});

test('bots fill seats once everybody there has waited as long as they said, and not where people can', () => {
  const withBots = { games: [{ game: 'theseus', seats: [4] }], botsAfterMinutes: 2 };
  expect(found([seeker('ada', 119, withBots)])).toBeUndefined();
  expect(found([seeker('ada', 120, withBots)])).toMatchObject({ seats: 4, people: [{ person: 'ada' }] });
  expect(names(found([seeker('ada', 120, withBots), seeker('bob', 30, withBots)]))).toEqual(['ada']);
  const never = seeker('never', 500, { games: [{ game: 'theseus', seats: [4] }] });
  expect(names(found([seeker('ada', 120, withBots), seeker('bob', 121, withBots), never]))).toEqual(['bob', 'ada']);
  const duel = { games: [{ game: 'theseus', seats: [2, 4] }], botsAfterMinutes: 2 };
  expect(found([seeker('ada', 120, duel), seeker('bob', 61, duel)])).toMatchObject({ seats: 2 });
});

test('who is not here is found by who is, and widens by hours', () => {
  const day = { clocks: ['day'] } satisfies Partial<SeekWish>;
  const absent = (waited: number) => seeker('absent', waited, { ...day, soon: 'later', mu: 32 });
  expect(names(found([absent(0), seeker('ada', 0, { clocks: ['calm', 'day'], mu: 31 })]))).toEqual(['absent', 'ada']);
  expect(found([absent(3600), seeker('ada', 70, day)])).toBeUndefined();
  expect(found([absent(3 * 3600), seeker('ada', 70, day)])?.clock).toBe('day');
});

test('the next look is when somebody’s reach grows or bots may come, and there is a last one', () => {
  const at = (waited: number, wish: Partial<SeekWish> = {}) => {
    const next = nextStep(seeker('ada', waited, wish), NOW);
    return next === undefined ? undefined : (next - NOW) / 1000;
  };
  expect([at(0), at(15), at(40), at(60)]).toEqual([15, 15, 20, undefined]);
  expect([at(60, { botsAfterMinutes: 5 }), at(301, { botsAfterMinutes: 5 })]).toEqual([240, undefined]);
  expect([at(0, { soon: 'later' }), at((13 * HOUR) / 1000, { soon: 'later' })]).toEqual([3 * 3600, undefined]);
});

test('two hundred who want anything are looked at in a moment', () => {
  const all: Partial<SeekWish> = {
    games: [
      { game: 'theseus', seats: [4] },
      { game: 'not-alone', seats: [2, 3, 4, 5, 6, 7] },
    ],
    rated: 'either',
  };
  let asked = 0;
  const seekers = Array.from({ length: 200 }, (_, index) => seeker(`p${index}`, 600, all));
  findTable(seekers, { now: NOW, mayMeet: () => ++asked < 0 });
  // Each pair at most once for each offer and from each side.
  expect(asked).toBeLessThanOrEqual(200 * 199 * 14);
});
