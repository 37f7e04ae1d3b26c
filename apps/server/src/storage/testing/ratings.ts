import type { Ending, Occupant } from '@orrery/match';
import { expect, test } from 'vitest';
import type { Storage } from '../ports.ts';
import type { KeptRating, Reckon } from '../rating-ports.ts';
import type { OpenStorage } from './contract.ts';
import { ADA, actionEntry, BOB, BOT, endingOf, next, sessionOf, setupOf, snapshotAt, tableOf } from './samples.ts';

const GUEST: Occupant = { kind: 'person', person: 'guest', name: 'Ada', isGuest: true };

interface Played {
  readonly endedAt: number;
  readonly occupants?: readonly Occupant[];
  readonly isRated?: boolean;
  /** Who gave the first seat up for good, before its occupant had it. */
  readonly gaveUp?: string;
}

async function played(storage: Storage, id: string, { endedAt, occupants = [ADA, BOB], isRated = true, gaveUp }: Played): Promise<void> {
  const table = tableOf(id, { occupants });
  await storage.tables.add(table);
  await storage.begin(next(table, { stage: 'started' }), setupOf(id, occupants), snapshotAt(0, { occupants }));
  const before = gaveUp === undefined ? [] : [gaveUp];
  const sat = occupants.map((one, seat) => [...(seat === 0 ? before : []), ...(one.kind === 'person' ? [one.person] : [])]);
  const forfeits = before.map((person) => ({ seat: 0, person, because: 'resigned' as const }));
  const ending: Ending = endingOf({
    occupants,
    sat,
    endedAt,
    ...(isRated ? { isRated } : {}),
    ...(gaveUp === undefined ? {} : { forfeits }),
  });
  await storage.matches.append(id, actionEntry(0), { ...snapshotAt(1, { occupants, finished: true }), ending });
}

/** Everybody who sat there is worth one more than before; `asked` notes what it was told. */
function counting() {
  const asked: { readonly game: string; readonly ending: Ending; readonly ratings: Readonly<Record<string, KeptRating>> }[] = [];
  const reckon: Reckon = ({ game, ending }, ratings) => {
    const told = [...ratings].map(([person, { mu, sigma }]) => [person, { mu, sigma }]);
    asked.push({ game, ending, ratings: Object.fromEntries(told) });
    return new Map(ending.sat.flat().map((person) => [person, { mu: (ratings.get(person)?.mu ?? 0) + 1, sigma: 8 / 3 }]));
  };
  return { asked, reckon };
}

/** What matches make of ratings. */
export function describeRatings(open: OpenStorage): void {
  test('rated matches are reckoned once each, in the order they ended, each from what the one before came to', async () => {
    const { storage } = await open();
    await played(storage, 'late', { endedAt: 30 });
    await played(storage, 'b', { endedAt: 20 });
    await played(storage, 'a', { endedAt: 20, occupants: [ADA, GUEST] });
    await played(storage, 'friendly', { endedAt: 10, isRated: false });
    const { asked, reckon } = counting();
    const done = [];
    for (let count = 0; count < 5; count++) done.push(await storage.ratings.rateNext(reckon));
    expect(done).toEqual(['a', 'b', 'late', undefined, undefined]);
    expect(asked.map(({ ratings }) => ratings.ada?.mu)).toEqual([undefined, 1, 2]);
    expect(asked[2]).toEqual({
      game: 'alien-frontiers',
      ending: (await storage.matches.endings.of(['late']))[0]?.ending,
      ratings: { ada: { mu: 2, sigma: 8 / 3 }, bob: { mu: 1, sigma: 8 / 3 } },
    });
    expect(await storage.ratings.of('ada')).toEqual([
      { match: 'late', person: 'ada', game: 'alien-frontiers', mu: 3, sigma: 8 / 3, matches: 3, endedAt: 30 },
    ]);
    expect(await storage.ratings.of('guest')).toMatchObject([{ match: 'a', matches: 1 }]);
    expect(await storage.ratings.of('nobody')).toEqual([]);
    const told = (await storage.ratings.changes(['b', 'late', 'friendly', 'none'])).map((one) => [
      one.match,
      one.person,
      one.mu,
      one.before?.mu,
    ]);
    expect(told.sort()).toEqual([
      ['b', 'ada', 2, 1],
      ['b', 'bob', 1, undefined],
      ['late', 'ada', 3, 2],
      ['late', 'bob', 2, 1],
    ]);
    expect(await storage.ratings.changes([])).toEqual([]);
  });

  test('a match that is to be rated says so until it is, and one that is not never', async () => {
    const { storage } = await open();
    await played(storage, 'a', { endedAt: 1 });
    await played(storage, 'friendly', { endedAt: 2, isRated: false });
    const told = () => Promise.all(['a', 'friendly', 'none'].map((match) => storage.ratings.isReckoned(match)));
    expect(await told()).toEqual([false, true, true]);
    await storage.ratings.rateNext(() => new Map());
    expect(await told()).toEqual([true, true, true]);
  });

  test('a reckoning that fails leaves the match to be reckoned, and one that says nothing is done', async () => {
    const { storage } = await open();
    await played(storage, 'a', { endedAt: 20 });
    const broken: Reckon = () => {
      throw new Error('cannot be reckoned');
    };
    await expect(storage.ratings.rateNext(broken)).rejects.toThrow('cannot be reckoned');
    expect(await storage.ratings.rateNext(() => new Map())).toBe('a');
    expect(await storage.ratings.rateNext(broken)).toBeUndefined();
    expect(await storage.ratings.of('ada')).toEqual([]);
  });

  test('however many reckon at once, each match counts once', async () => {
    const { storage, beside } = await open();
    const nodes = [storage, ...(beside === undefined ? [] : [await beside()])];
    for (let index = 0; index < 6; index++) await played(storage, `m${index}`, { endedAt: index });
    const { reckon } = counting();
    const done = await Promise.all(Array.from({ length: 8 }, (_, index) => nodes[index % nodes.length].ratings.rateNext(reckon)));
    expect(done.filter((id) => id !== undefined).sort()).toEqual(['m0', 'm1', 'm2', 'm3', 'm4', 'm5']);
    expect(await storage.ratings.of('bob')).toMatchObject([{ match: 'm5', mu: 6, matches: 6 }]);
  });

  test('what a guest was rated comes along, and the longer way counts', async () => {
    const { storage } = await open();
    await played(storage, 'a', { endedAt: 1, occupants: [GUEST, BOB] });
    const { reckon } = counting();
    await storage.ratings.rateNext(reckon);
    await storage.accounts.recast('guest', { person: 'ada', name: 'Ada', spare: 'spare' }, 9);
    expect(await storage.ratings.of('guest')).toEqual([]);
    expect(await storage.ratings.of('ada')).toMatchObject([{ match: 'a', matches: 1 }]);
    await played(storage, 'b', { endedAt: 2 });
    await played(storage, 'c', { endedAt: 3, occupants: [GUEST, BOB] });
    await storage.ratings.rateNext(reckon);
    await storage.ratings.rateNext(reckon);
    await storage.accounts.recast('guest', { person: 'ada', name: 'Ada', spare: 'spare' }, 9);
    expect(await storage.ratings.of('ada')).toMatchObject([{ match: 'b', matches: 2 }]);
    // Whose two ways became one: of a second match nobody can tell from which of two first ones it was taken.
    const changes = (await storage.ratings.changes(['a', 'b', 'c'])).filter(({ person }) => person === 'ada');
    expect(changes.map(({ match, matches, before }) => [match, matches, before?.mu]).sort()).toEqual([
      ['a', 1, undefined],
      ['b', 2, undefined],
      ['c', 1, undefined],
    ]);
  });

  test('the course of a rating is read in its order, and who is best among those who show themselves', async () => {
    const { storage } = await open();
    const { people, accounts, ratings } = storage;
    await people.add({ id: 'ada', name: 'Ada' }, sessionOf('a'));
    await people.add({ id: 'bob', name: 'Bob' }, sessionOf('b'));
    await people.add({ id: 'guest', name: 'Eve' }, sessionOf('e'));
    await accounts.keepName('ada', 'Ada', 'ada');
    for (let index = 0; index < 4; index++)
      await played(storage, `m${index}`, { endedAt: index, occupants: [ADA, index === 0 ? BOB : GUEST] });
    const { reckon } = counting();
    while ((await ratings.rateNext(reckon)) !== undefined);
    expect((await ratings.course('ada', 'alien-frontiers', 9)).map(({ match, mu }) => `${match} ${mu}`)).toEqual([
      'm0 1',
      'm1 2',
      'm2 3',
      'm3 4',
    ]);
    expect((await ratings.course('ada', 'alien-frontiers', 2)).map(({ match }) => match)).toEqual(['m2', 'm3']);
    expect(await ratings.course('ada', 'theseus', 9)).toEqual([]);
    const best = (leastMatches: number, limit = 9) => ratings.best('alien-frontiers', { leastMatches, limit });
    expect(await best(1)).toEqual([]);
    for (const person of ['ada', 'bob', 'guest']) await accounts.show(person, true);
    expect(await accounts.shownAmong(['bob', 'nobody', 'ada'])).toHaveLength(2);
    expect(Object.fromEntries(await accounts.called(['ada', 'guest', 'nobody']))).toEqual({
      ada: { id: 'ada', name: 'Ada' },
      guest: { id: 'guest', name: 'Eve', isGuest: true },
    });
    expect(await accounts.called([])).toEqual(new Map());
    expect((await accounts.person('bob'))?.isShown).toBe(true);
    const [first, second, third] = await best(1);
    expect(first).toEqual({ ...(await ratings.of('ada'))[0], name: 'Ada' });
    expect(second).toMatchObject({ person: 'guest', name: 'Eve', isGuest: true, matches: 3 });
    expect(third).toMatchObject({ person: 'bob', matches: 1 });
    expect((await best(2)).map(({ person }) => person)).toEqual(['ada', 'guest']);
    expect((await best(1, 1)).map(({ person }) => person)).toEqual(['ada']);
    await accounts.show('guest', false);
    expect((await best(2)).map(({ person }) => person)).toEqual(['ada']);
    expect(await accounts.person('guest')).not.toHaveProperty('isShown');
    expect(await ratings.best('theseus', { leastMatches: 1, limit: 9 })).toEqual([]);
  });

  test('what somebody has played, and the last matches of a game, come the newest first', async () => {
    const { storage } = await open();
    const { endings } = storage.matches;
    await played(storage, 'a', { endedAt: 1 });
    await played(storage, 'b', { endedAt: 3, occupants: [GUEST, BOB], isRated: false });
    await played(storage, 'c', { endedAt: 2 });
    expect((await endings.ofPerson('ada', 9)).map(({ id, game }) => `${id} ${game}`)).toEqual(['c alien-frontiers', 'a alien-frontiers']);
    expect((await endings.ofPerson('bob', 2)).map(({ id }) => id)).toEqual(['b', 'c']);
    expect((await endings.ofPerson('bob', 1))[0]?.ending).toEqual((await endings.of(['b']))[0]?.ending);
    expect((await endings.ofGame('alien-frontiers', 2)).map(({ id }) => id)).toEqual(['b', 'c']);
    expect(await endings.ofGame('theseus', 2)).toEqual([]);
    expect(await endings.ofPerson('nobody', 2)).toEqual([]);
    // Who gave a seat up does not lose sight of it by that; who only stood up from one has not played it.
    await played(storage, 'd', { endedAt: 4, occupants: [BOT, BOB], gaveUp: 'ada' });
    await played(storage, 'e', { endedAt: 5, occupants: [BOT, BOB] });
    expect((await endings.ofPerson('ada', 9)).map(({ id }) => id)).toEqual(['d', 'c', 'a']);
    await played(storage, 'f', { endedAt: 6, occupants: [BOT, BOB], gaveUp: 'guest' });
    expect((await endings.ofPerson('guest', 9)).map(({ id }) => id)).toEqual(['f', 'b']);
  });
}
