import type { Entry, Occupant } from '@orrery/match';
import { expect, test } from 'vitest';
import type { Storage } from '../ports.ts';
import type { OpenStorage } from './contract.ts';
import { ADA, actionEntry, BOB, BOT, endingOf, next, OPEN, setupOf, snapshotAt, tableOf } from './samples.ts';

const GUEST: Occupant = { kind: 'person', person: 'guest', name: 'Ada the guest', isGuest: true };
const AS = { person: 'ada', name: 'Ada', spare: 'spare' } as const;

async function played(storage: Storage, id: string, occupants: readonly Occupant[], host = 'guest'): Promise<void> {
  const table = tableOf(id, { host, occupants });
  await storage.tables.add(table);
  await storage.begin(next(table, { stage: 'started' }), setupOf(id, occupants), snapshotAt(0, { occupants }));
  const over = snapshotAt(1, { occupants, finished: true });
  const ending = endingOf({ occupants, actionCount: 1, forfeits: [{ seat: 1, person: 'guest', because: 'time' }] });
  await storage.matches.append(id, actionEntry(0), { ...over, ending });
}

const seatOf = (seat: number, occupant: Occupant): Entry => ({ kind: 'seat', seat, occupant, rulesVersion: '1', at: 1_700_000_000_050 });

/** Nothing that is kept of these matches has this in it. */
async function isNamedNowhere(storage: Storage, ids: readonly string[], text: string): Promise<boolean> {
  const kept = await Promise.all(
    ids.map(async (id) => [await storage.matches.load(id), await storage.tables.load(id), await storage.chat.recent(id, 9)]),
  );
  const endings = await storage.matches.endings.of(ids);
  const glances = await storage.matches.glances(ids);
  return !JSON.stringify([kept, endings, glances]).includes(text);
}

/** Seats, tables and matches that become somebody else's. */
export function describeRecast(open: OpenStorage): void {
  test('what a guest has played, hosts and said is the account’s afterwards, packed or not', async () => {
    const { storage } = await open();
    const { accounts, matches, tables, chat } = storage;
    await played(storage, 'packed', [GUEST, BOB]);
    await matches.endings.pack(Number.MAX_SAFE_INTEGER, 9);
    await played(storage, 'over', [BOB, GUEST], 'bob');
    await tables.add(tableOf('waiting', { host: 'guest', occupants: [GUEST, OPEN] }));
    await chat.add('over', { person: 'guest', name: 'Ada the guest', isGuest: true, text: 'well played', at: 4 });
    expect(await accounts.recast('guest', AS, 2)).toBe(2);
    expect(await accounts.recast('guest', AS, 2)).toBe(1);
    expect(await accounts.recast('guest', AS, 2)).toBe(0);
    expect((await tables.listFinished('ada', 9)).map(({ table }) => table.id).sort()).toEqual(['over', 'packed']);
    expect(await tables.load('waiting')).toMatchObject({ host: 'ada', occupants: [ADA, OPEN], version: 1 });
    expect(await tables.load('over')).toMatchObject({ host: 'bob', occupants: [BOB, ADA] });
    expect((await matches.load('packed'))?.setup.occupants).toEqual([ADA, BOB]);
    expect(await matches.endings.of(['over'])).toMatchObject([
      {
        ending: {
          occupants: [BOB, ADA],
          sat: [
            ['eve', 'bob'],
            ['eve', 'ada'],
          ],
          forfeits: [{ seat: 1, person: 'ada', because: 'time' }],
        },
      },
    ]);
    expect(await chat.recent('over', 9)).toMatchObject([{ person: 'ada', name: 'Ada', text: 'well played' }]);
    expect((await tables.listOf('guest', 9)).length).toBe(0);
    expect(await isNamedNowhere(storage, ['packed', 'over', 'waiting'], 'guest')).toBe(true);
  });

  test('where both sit, an open seat of the guest is free, and one of an old match is somebody’s', async () => {
    const { storage } = await open();
    const { accounts, tables, matches } = storage;
    await played(storage, 'both', [GUEST, ADA]);
    await tables.add(tableOf('waiting', { host: 'guest', occupants: [ADA, GUEST] }));
    expect(await accounts.recast('guest', AS, 9)).toBe(2);
    expect(await tables.load('waiting')).toMatchObject({ host: 'ada', occupants: [ADA, OPEN] });
    const somebody = { kind: 'person', person: 'spare', name: '' };
    expect(await tables.load('both')).toMatchObject({ host: 'ada', occupants: [somebody, ADA] });
    expect(await matches.endings.of(['both'])).toMatchObject([{ ending: { occupants: [somebody, ADA] } }]);
    expect((await tables.listFinished('ada', 9)).length).toBe(1);
    expect(await isNamedNowhere(storage, ['both', 'waiting'], 'guest')).toBe(true);
  });

  test('who is named as having sat in a match that has ended meanwhile is found and renamed', async () => {
    const { storage } = await open();
    // The sample says of every seat that Eve sat there before.
    await played(storage, 'over', [BOB, BOT], 'bob');
    expect(await storage.accounts.recast('eve', { person: 'spare', name: '', spare: 'spare', isGone: true }, 9)).toBe(1);
    expect(await isNamedNowhere(storage, ['over'], '"eve"')).toBe(true);
    expect((await storage.tables.listFinished('bob', 9)).length).toBe(1);
  });

  test('who is gone is named nowhere, also where they stood up long ago; what they hosted is another’s', async () => {
    const { storage } = await open();
    const { accounts, tables, matches } = storage;
    await played(storage, 'over', [GUEST, BOB]);
    const table = tableOf('running', { host: 'guest', occupants: [GUEST, BOB] });
    await tables.add(table);
    await storage.begin(next(table, { stage: 'started' }), setupOf('running', [GUEST, BOB]), snapshotAt(0, { occupants: [GUEST, BOB] }));
    await matches.append('running', seatOf(0, OPEN), snapshotAt(1, { occupants: [OPEN, BOB] }));
    const other = tableOf('left', { host: 'bob', occupants: [BOT, BOB] });
    await tables.add(other);
    await storage.begin(next(other, { stage: 'started' }), setupOf('left', [OPEN, BOB]), snapshotAt(0, { occupants: [OPEN, BOB] }));
    await matches.append('left', seatOf(0, GUEST), snapshotAt(1, { occupants: [GUEST, BOB] }));
    await matches.append('left', seatOf(0, OPEN), snapshotAt(2, { occupants: [OPEN, BOB] }));
    const before = await matches.load('left');
    expect(await accounts.recast('guest', { person: 'gone', name: '', spare: 'gone', isGone: true }, 9)).toBe(3);
    expect(await tables.load('running')).toMatchObject({ host: 'bob', occupants: [OPEN, BOB], stage: 'started' });
    expect(await isNamedNowhere(storage, ['over', 'running', 'left'], 'guest')).toBe(true);
    const after = await matches.load('left');
    expect(after?.snapshot).toEqual(before?.snapshot);
    expect(after?.entries).toHaveLength(2);
    expect(after?.entries[0]).toMatchObject({ kind: 'seat', occupant: { kind: 'person', person: 'gone', name: '' } });
    await matches.append('left', actionEntry(2), snapshotAt(3, { occupants: [OPEN, BOB] }));
  });

  test('a bot that stands in for somebody stands in for who they become', async () => {
    const { storage } = await open();
    const away: Occupant = { kind: 'person', person: 'guest', name: 'Ada the guest', isGuest: true, standIn: { level: 'greedy' } };
    const table = tableOf('running', { host: 'guest', occupants: [GUEST, BOB] });
    await storage.tables.add(table);
    await storage.begin(next(table, { stage: 'started' }), setupOf('running', [GUEST, BOB]), snapshotAt(0, { occupants: [GUEST, BOB] }));
    await storage.matches.append('running', seatOf(0, away), snapshotAt(1, { occupants: [away, BOB] }));
    await storage.accounts.recast('guest', AS, 9);
    const [kept] = await storage.matches.glances(['running']);
    expect(kept?.glance?.occupants).toEqual([{ ...ADA, standIn: { level: 'greedy' } }, BOB]);
    expect((await storage.matches.load('running'))?.entries).toMatchObject([{ occupant: { ...ADA, standIn: { level: 'greedy' } } }]);
  });

  test('a table that was closed and forgotten is nobody’s to recast', async () => {
    const { accounts, tables } = (await open()).storage;
    const table = tableOf('waiting', { host: 'guest', occupants: [GUEST, OPEN] });
    await tables.add(table);
    expect(await accounts.recast('guest', AS, 9)).toBe(1);
    await tables.save(next({ ...table, host: 'ada', occupants: [ADA, OPEN], version: 1 }, { stage: 'closed' }));
    expect(await tables.forgetClosed(Number.MAX_SAFE_INTEGER, 9)).toBe(1);
    expect(await accounts.recast('ada', { ...AS, person: 'eve' }, 9)).toBe(0);
  });
}
