import type { SeekWish } from '@orrery/protocol';
import { expect, test } from 'vitest';
import type { Storage } from '../ports.ts';
import type { Seek } from '../seek-ports.ts';
import type { OpenStorage } from './contract.ts';
import { ADA, BOB, sessionOf, tableOf } from './samples.ts';

const WISH: SeekWish = { games: [{ game: 'theseus', seats: [2, 4] }], clocks: ['brisk', 'day'], rated: 'either', soon: 'now' };

function seekOf(person: string, since: number, changed: Partial<Seek> = {}): Seek {
  return { person, wish: WISH, strengths: { theseus: 27.5 }, since, ...changed };
}

async function withPeople({ people, accounts }: Storage): Promise<void> {
  for (const name of ['Ada', 'Bob', 'Eve']) await people.add({ id: name.toLowerCase(), name }, sessionOf(`hash of ${name}`));
  await accounts.keepName('ada', 'Ada', 'ada');
}

/** Who looks for whom. */
export function describeSeeks(open: OpenStorage): void {
  test('a person looks for one thing at a time, until they stop', async () => {
    const { storage } = await open();
    const { seeks } = storage;
    await withPeople(storage);
    await seeks.keep(seekOf('bob', 5));
    await seeks.keep(seekOf('ada', 7, { wish: { ...WISH, soon: 'later', clocks: ['day'] } }));
    await seeks.keep(seekOf('bob', 9, { strengths: {} }));
    expect(await seeks.of('bob')).toEqual(seekOf('bob', 9, { strengths: {} }));
    expect(await seeks.list(9)).toEqual([
      { ...seekOf('ada', 7, { wish: { ...WISH, soon: 'later', clocks: ['day'] } }), name: 'Ada' },
      { ...seekOf('bob', 9, { strengths: {} }), name: 'Bob', isGuest: true },
    ]);
    expect((await seeks.list(1)).map(({ person }) => person)).toEqual(['bob']);
    expect([await seeks.stop('bob', 5), await seeks.stop('bob', 9), await seeks.stop('bob')]).toEqual([false, true, false]);
    expect([await seeks.stop('ada'), await seeks.of('ada'), await seeks.list(9)]).toEqual([true, undefined, []]);
  });

  test('who found each other sits at a table and looks no longer: all of it or nothing', async () => {
    const { storage } = await open();
    const { seeks, tables } = storage;
    await withPeople(storage);
    for (const person of ['ada', 'bob', 'eve']) await seeks.keep(seekOf(person, 5));
    const found = ['ada', 'bob'].map((person) => ({ person, since: 5 }));
    const seated = (id: string) => tableOf(id, { occupants: [ADA, BOB] });
    await seeks.stop('bob');
    expect(await seeks.seat(seated('early'), found)).toBe(false);
    await seeks.keep(seekOf('bob', 6));
    expect(await seeks.seat(seated('other'), found)).toBe(false);
    expect([await tables.load('early'), await tables.load('other')]).toEqual([undefined, undefined]);
    expect(await seeks.list(9)).toHaveLength(3);
    await seeks.keep(seekOf('bob', 5));
    const told: string[] = [];
    storage.news.subscribe('table', (id) => told.push(id));
    const both = await Promise.all([seeks.seat(seated('one'), found), seeks.seat(seated('two'), found.toReversed())]);
    expect(both.filter(Boolean)).toHaveLength(1);
    const id = both[0] ? 'one' : 'two';
    expect(await tables.load(id)).toEqual(seated(id));
    expect((await tables.listUnfinished('bob', 9)).map((table) => table.id)).toEqual([id]);
    expect((await seeks.list(9)).map(({ person }) => person)).toEqual(['eve']);
    await expect.poll(() => told).toEqual([id]);
  });

  test('who is gone looks for nobody, and what is old goes', async () => {
    const { storage } = await open();
    const { seeks, accounts } = storage;
    await withPeople(storage);
    for (const [at, person] of ['ada', 'bob', 'eve'].entries()) await seeks.keep(seekOf(person, at));
    await accounts.remove('ada');
    expect([await seeks.of('ada'), (await seeks.list(9)).length]).toEqual([undefined, 2]);
    expect([await seeks.forgetBefore(2, 9), await seeks.forgetBefore(9, 0), await seeks.forgetBefore(9, 9)]).toEqual([1, 0, 1]);
  });
}
