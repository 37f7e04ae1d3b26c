import { expect, test } from 'vitest';
import { EveningConflict, type EveningGlance, type KeptEntry, type KeptEvening } from '../evening-ports.ts';
import type { Storage } from '../ports.ts';
import type { OpenStorage } from './contract.ts';
import { heardBy } from './news.ts';
import { next, sessionOf, setupOf, snapshotAt, tableOf } from './samples.ts';

export function entryOf(number: number, person: string, changed: Partial<KeptEntry> = {}): KeptEntry {
  return { number, person, from: 0, helps: false, wishes: [], ...changed };
}

export function eveningOf(id: string, changed: Partial<KeptEvening> = {}): KeptEvening {
  return {
    id,
    organiser: 'ada',
    name: 'Club evening',
    isPublic: true,
    stage: 'open',
    plan: { game: 'theseus', format: 'swiss', seats: 2, rounds: 3, through: 1, isRated: false, hasBots: true, goesOn: true },
    seed: 'seed',
    rounds: [],
    entries: [],
    createdAt: 5,
    changedAt: 5,
    version: 0,
    ...changed,
  };
}

async function withPeople({ people, accounts }: Storage): Promise<void> {
  for (const name of ['Ada', 'Bob', 'Guest']) await people.add({ id: name.toLowerCase(), name }, sessionOf(`hash of ${name}`));
  await accounts.keepName('ada', 'Ada', 'ada');
}

/** Evenings and who takes part in them. */
export function describeEvenings(open: OpenStorage): void {
  test('an evening is kept whole, its rounds, results and people, and changed by one at a time', async () => {
    const { storage } = await open();
    const { evenings } = storage;
    await withPeople(storage);
    const heard = heardBy(storage);
    const begun = eveningOf('e', { entries: [entryOf(0, 'ada', { wishes: ['greys'] })] });
    await evenings.add(begun);
    const next: KeptEvening = {
      ...begun,
      stage: 'running',
      rounds: [
        [
          {
            entries: [1, 0],
            outcome: [
              { rank: 1, side: 0 },
              { rank: 2, side: 1, isAbsent: true },
            ],
          },
          { entries: [2] },
        ],
      ],
      entries: [entryOf(0, 'ada', { until: 1, helps: true }), entryOf(1, 'bob', { from: 1 })],
      changedAt: 9,
      version: 1,
    };
    await evenings.save(next);
    expect(await evenings.load('e')).toEqual(next);
    await expect(evenings.save({ ...next, version: 1 })).rejects.toThrow(EveningConflict);
    await expect(evenings.save({ ...eveningOf('none'), version: 1 })).rejects.toThrow(EveningConflict);
    expect([await evenings.load('none'), await evenings.load('e')]).toEqual([undefined, next]);
    await expect.poll(() => heard.filter((item) => item.startsWith('evening'))).toEqual(['evening e 0', 'evening e 1']);
  });

  test('lists show the last changed first: public ones, and those of somebody', async () => {
    const { storage } = await open();
    const { evenings } = storage;
    await withPeople(storage);
    await evenings.add(eveningOf('a', { changedAt: 1, entries: [entryOf(0, 'bob')] }));
    await evenings.add(eveningOf('b', { changedAt: 3, isPublic: false, stage: 'over' }));
    await evenings.add(eveningOf('c', { changedAt: 2, organiser: 'bob' }));
    const ids = (list: readonly EveningGlance[]): readonly string[] => list.map(({ id }) => id);
    expect([ids(await evenings.listPublic(9)), ids(await evenings.listPublic(1))]).toEqual([['c', 'a'], ['c']]);
    expect([ids(await evenings.listOf('ada', 9)), ids(await evenings.listOf('bob', 9))]).toEqual([
      ['b', 'a'],
      ['c', 'a'],
    ]);
  });

  test('a list has what it shows, without rounds, people, wishes and seeds; whose an evening is, their own list says', async () => {
    const { storage } = await open();
    const { evenings } = storage;
    await withPeople(storage);
    const entries = [entryOf(0, 'bob', { until: 1 }), entryOf(1, 'guest', { wishes: ['greys'] }), entryOf(2, '')];
    const { seed: _, rounds: __, entries: ___, ...shown } = eveningOf('e', { stage: 'running', changedAt: 7 });
    await evenings.add({ ...shown, seed: 'secret', rounds: [[{ entries: [0, 1] }], [{ entries: [2] }]], entries });
    await evenings.add(eveningOf('bare', { organiser: 'bob', changedAt: 8 }));
    const glance = { ...shown, people: 2, begun: 2 };
    expect((await evenings.listPublic(9))[1]).toEqual(glance);
    const mine = async (person: string) => (await evenings.listOf(person, 9)).map(({ id, isMine }) => `${id} ${isMine}`);
    expect(await evenings.listOf('ada', 9)).toEqual([{ ...glance, isMine: true }]);
    expect([await mine('bob'), await mine('guest')]).toEqual([['bare true', 'e false'], ['e true']]);
    expect((await evenings.listPublic(1))[0]).toMatchObject({ people: 0, begun: 0 });
    // Who helps and no longer plays still looks after it.
    await evenings.save({ ...eveningOf('e'), entries: [entryOf(0, 'bob', { until: 1, helps: true }), ...entries.slice(1)], version: 1 });
    expect(await mine('bob')).toContain('e true');
  });

  test('those are unfinished that are not over, and those that were called off while a match of theirs goes on', async () => {
    const { storage } = await open();
    const { evenings, tables, begin } = storage;
    const play = async (id: string, createdAt: number, finished: boolean): Promise<void> => {
      const table = tableOf(id, { createdAt });
      await tables.add(table);
      await begin(next(table, { stage: 'started' }), setupOf(id, table.occupants), snapshotAt(0, { occupants: table.occupants, finished }));
    };
    for (const id of ['open', 'on', 'played', 'off'])
      await evenings.add(eveningOf(id, { changedAt: 9, ...(id === 'open' ? {} : { stage: 'over' }) }));
    await evenings.add(eveningOf('theirs', { organiser: 'bob' }));
    await play('on_0_0', 5, true);
    await play('on_1_12', 5, false);
    await play('played_0_0', 5, true);
    // Not of this evening: ids are no more than alike.
    await play('offer_0_0', 5, false);
    const count = (since: number) => Promise.all([evenings.countUnfinished('ada', since), evenings.countUnfinished('bob', since)]);
    expect([await count(5), await count(6)]).toEqual([
      [2, 1],
      [1, 1],
    ]);
  });

  test('what a guest took part in is the account’s, where that is not there yet; who is gone was somebody', async () => {
    const { storage } = await open();
    const { evenings, accounts } = storage;
    await withPeople(storage);
    await evenings.add(eveningOf('one', { organiser: 'guest', entries: [entryOf(0, 'guest'), entryOf(1, 'bob')] }));
    const both = eveningOf('both', { entries: [entryOf(0, 'guest'), entryOf(1, 'ada')] });
    await evenings.add(both);
    await evenings.handOver('guest', 'ada');
    const people = async (id: string) => (await evenings.load(id))?.entries.map(({ person }) => person);
    expect([await people('one'), await people('both'), (await evenings.load('one'))?.organiser]).toEqual([
      ['ada', 'bob'],
      ['', 'ada'],
      'ada',
    ]);
    // Whoever read it before does not bring back who was there then.
    await evenings.save({ ...both, version: 1 });
    expect(await people('both')).toEqual(['', 'ada']);
    await accounts.remove('ada');
    expect([await people('one'), await people('both'), (await evenings.load('one'))?.organiser]).toEqual([['', 'bob'], ['', ''], '']);
  });

  test('those in which nobody played go after a while, and no others', async () => {
    const { storage } = await open();
    const { evenings } = storage;
    for (const [id, changedAt] of [
      ['old', 1],
      ['older', 0],
      ['new', 9],
    ] as const)
      await evenings.add(eveningOf(id, { changedAt, entries: [entryOf(0, 'ada')] }));
    await evenings.add(eveningOf('called-off', { changedAt: 2, stage: 'over' }));
    await evenings.add(eveningOf('over', { changedAt: 1, stage: 'over', rounds: [[{ entries: [0, 1] }]] }));
    expect([await evenings.forgetUnplayed(5, 1), await evenings.load('older'), await evenings.forgetUnplayed(5, 9)]).toEqual([
      1,
      undefined,
      2,
    ]);
    expect((await evenings.listPublic(9)).map(({ id }) => id)).toEqual(['new', 'over']);
    expect(await evenings.listOf('ada', 9)).toHaveLength(2);
  });
}
