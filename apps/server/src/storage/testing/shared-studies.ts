import { expect, test } from 'vitest';
import type { Storage } from '../ports.ts';
import type { PackedStudy } from '../study-ports.ts';
import type { OpenStorage } from './contract.ts';
import { sessionOf } from './samples.ts';

const MOST = 3;

export function sharedStudyOf(id: string, changed: Partial<PackedStudy> = {}): PackedStudy {
  const packed = Buffer.from([0, 1, 254, 255]);
  return { id, person: 'ada', match: 'm', game: 'theseus', title: 'Ёж', madeAt: 5, openedAt: 5, bytes: 4, packed, ...changed };
}

async function withPeople({ people }: Storage): Promise<void> {
  for (const name of ['Ada', 'Bob']) await people.add({ id: name.toLowerCase(), name }, sessionOf(`hash of ${name}`));
}

/** Studies shared as links. */
export function describeSharedStudies(open: OpenStorage): void {
  test('a study is there for who has its link, to the byte, until who shared it takes it back', async () => {
    const { storage } = await open();
    const { sharedStudies } = storage;
    await withPeople(storage);
    expect(await sharedStudies.add(sharedStudyOf('one'), MOST)).toBe(true);
    const loaded = await sharedStudies.load('one');
    expect(loaded && { ...loaded, packed: [...loaded.packed] }).toEqual({ ...sharedStudyOf('one'), packed: [0, 1, 254, 255] });
    expect(await sharedStudies.load('another')).toBeUndefined();
    expect(await sharedStudies.remove('one', 'bob')).toBe(false);
    expect(await sharedStudies.remove('one', 'ada')).toBe(true);
    expect([await sharedStudies.remove('one', 'ada'), await sharedStudies.load('one')]).toEqual([false, undefined]);
  });

  test('one’s own are listed, the newest first, without what is packed, and there are no more than may be', async () => {
    const { storage } = await open();
    const { sharedStudies } = storage;
    await withPeople(storage);
    for (const [at, id] of ['a', 'b', 'c'].entries()) await sharedStudies.add(sharedStudyOf(id, { madeAt: at, match: '' }), MOST);
    expect(await sharedStudies.add(sharedStudyOf('d'), MOST)).toBe(false);
    expect(await sharedStudies.add(sharedStudyOf('of bob', { person: 'bob' }), MOST)).toBe(true);
    const { packed: _, ...shown } = sharedStudyOf('c', { madeAt: 2, match: '' });
    const listed = await sharedStudies.listOf('ada');
    expect([listed.map(({ id }) => id), listed[0]]).toEqual([['c', 'b', 'a'], shown]);
    expect(await sharedStudies.made('ada', 1)).toEqual({ studies: 2, bytes: 8 });
    expect(await sharedStudies.made('nobody', 0)).toEqual({ studies: 0, bytes: 0 });
  });

  test('those that nobody looked at go, a few at a time', async () => {
    const { storage } = await open();
    const { sharedStudies } = storage;
    await withPeople(storage);
    for (const [at, id] of ['a', 'b', 'c'].entries()) await sharedStudies.add(sharedStudyOf(id, { openedAt: at }), MOST);
    await sharedStudies.noteOpened('a', 9);
    await sharedStudies.noteOpened('not there', 9);
    expect(await sharedStudies.forgetUnopened(9, 1)).toBe(1);
    expect((await sharedStudies.listOf('ada')).map(({ id }) => id).sort()).toEqual(['a', 'c']);
    expect(await sharedStudies.forgetUnopened(9, 5)).toBe(1);
    expect((await sharedStudies.load('a'))?.openedAt).toBe(9);
  });

  test('what a guest shared is the account’s, and who goes takes theirs along', async () => {
    const { storage } = await open();
    const { sharedStudies, accounts } = storage;
    await withPeople(storage);
    for (const id of ['a', 'b']) await sharedStudies.add(sharedStudyOf(id), MOST);
    await sharedStudies.handOver('ada', 'bob');
    expect([await sharedStudies.listOf('ada'), (await sharedStudies.listOf('bob')).length]).toEqual([[], 2]);
    await accounts.remove('bob');
    expect(await sharedStudies.load('a')).toBeUndefined();
  });
}
