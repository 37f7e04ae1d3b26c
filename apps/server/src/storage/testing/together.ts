import { type Entry, VersionConflict } from '@orrery/match';
import { expect, test } from 'vitest';
import { type Storage, TableConflict } from '../ports.ts';
import type { OpenStorage } from './contract.ts';
import { ADA, BOB, BOT, next, OPEN, setupOf, snapshotAt, tableOf } from './samples.ts';

const seated = (at: number): Entry => ({ kind: 'seat', seat: 1, occupant: BOB, rulesVersion: '1', at });

/** A table whose match runs, with an open seat. */
async function running(storage: Storage) {
  const table = tableOf('t', { occupants: [ADA, BOT] });
  await storage.tables.add(table);
  const started = next(table, { stage: 'started' });
  await storage.begin(started, setupOf('t'), snapshotAt(0));
  const left = { ...seated(1_700_000_000_010), occupant: OPEN };
  await storage.matches.append('t', left, snapshotAt(1, { occupants: [ADA, OPEN] }));
  return { started, left };
}

/** A table and its match change together or not at all. */
export function describeTogether(open: OpenStorage, { canCut }: { readonly canCut: boolean }): void {
  test('a match begins with its table, and not twice', async () => {
    const { storage } = await open();
    const table = tableOf('t', { occupants: [ADA, BOT] });
    await storage.tables.add(table);
    const started = next(table, { stage: 'started' });
    await storage.begin(started, setupOf('t'), snapshotAt(0));
    expect(await storage.tables.load('t')).toEqual(started);
    expect(await storage.matches.load('t')).toEqual({ setup: setupOf('t'), entries: [], snapshot: snapshotAt(0) });
    await expect(storage.begin(next(started, {}), setupOf('t'), snapshotAt(0))).rejects.toThrow();
    expect(await storage.tables.load('t')).toEqual(started);
  });

  test('where the table has changed meanwhile no match begins', async () => {
    const { storage } = await open();
    const table = tableOf('t', { occupants: [ADA, BOT] });
    await storage.tables.add(table);
    const changed = next(table, { occupants: [ADA, OPEN] });
    await storage.tables.save(changed);
    await expect(storage.begin(next(table, { stage: 'started' }), setupOf('t'), snapshotAt(0))).rejects.toBeInstanceOf(TableConflict);
    expect(await storage.matches.load('t')).toBeUndefined();
    expect(await storage.tables.load('t')).toEqual(changed);
  });

  test('somebody joins while the host starts: one of both, and the table tells which', async () => {
    const { storage } = await open();
    const table = tableOf('t', { occupants: [ADA, BOT] });
    await storage.tables.add(table);
    const [begun, joined] = await Promise.allSettled([
      storage.begin(next(table, { stage: 'started' }), setupOf('t'), snapshotAt(0)),
      storage.tables.save(next(table, { occupants: [ADA, BOB] })),
    ]);
    expect([begun.status, joined.status].sort()).toEqual(['fulfilled', 'rejected']);
    const isBegun = begun.status === 'fulfilled';
    expect(await storage.tables.load('t')).toMatchObject(isBegun ? { stage: 'started' } : { stage: 'open', occupants: [ADA, BOB] });
    expect((await storage.matches.load('t')) !== undefined).toBe(isBegun);
    expect((await storage.tables.listOf('bob', 9)).length).toBe(isBegun ? 0 : 1);
  });

  test('who sits down in a match sits at its table, and who is refused does not', async () => {
    const { storage } = await open();
    const { started, left } = await running(storage);
    const afterwards = { ...started, occupants: [ADA, OPEN], changedAt: left.at, version: 2 };
    expect(await storage.tables.load('t')).toEqual(afterwards);
    const late = storage.matches.append('t', seated(1_700_000_000_020), snapshotAt(1, { occupants: [ADA, BOB] }));
    await expect(late).rejects.toBeInstanceOf(VersionConflict);
    expect(await storage.tables.load('t')).toEqual(afterwards);
    expect(await storage.tables.listOf('bob', 9)).toEqual([]);
    await storage.matches.append('t', seated(1_700_000_000_030), snapshotAt(2, { occupants: [ADA, BOB] }));
    const sitting = { ...afterwards, occupants: [ADA, BOB], changedAt: 1_700_000_000_030, version: 3 };
    expect(await storage.tables.load('t')).toEqual(sitting);
    expect(await storage.tables.listOf('bob', 9)).toEqual([sitting]);
    await expect(storage.tables.save(next(started, { options: {} }))).rejects.toBeInstanceOf(TableConflict);
  });

  test('a match without a table takes people all the same', async () => {
    const { storage } = await open();
    await storage.matches.create(setupOf('t'), snapshotAt(0));
    await storage.matches.append('t', seated(5), snapshotAt(1, { occupants: [ADA, BOB] }));
    expect((await storage.matches.load('t'))?.entries).toEqual([seated(5)]);
    expect(await storage.tables.listOf('bob', 9)).toEqual([]);
  });

  if (canCut) describeCuts(open);
}

function describeCuts(open: OpenStorage): void {
  test.each(['tables', 'seated', 'matches'] as const)(
    'a start that is cut off at %s leaves neither a match nor a started table',
    async (relation) => {
      const { storage, cut } = await open();
      const table = tableOf('t', { occupants: [ADA, BOT] });
      await storage.tables.add(table);
      const started = next(table, { stage: 'started', occupants: [ADA, BOB] });
      const mend = await cut?.(relation);
      await expect(storage.begin(started, setupOf('t'), snapshotAt(0))).rejects.toThrow(/cut off/);
      expect(await storage.matches.load('t')).toBeUndefined();
      expect(await storage.tables.load('t')).toEqual(table);
      expect(await storage.tables.listOf('bob', 9)).toEqual([]);
      await mend?.();
      await storage.begin(started, setupOf('t'), snapshotAt(0));
      expect(await storage.tables.load('t')).toEqual(started);
      expect(await storage.tables.listOf('bob', 9)).toEqual([started]);
    },
  );

  test.each(['tables', 'seated', 'matches', 'entries'] as const)(
    'a seat taken is taken nowhere when it is cut off at %s',
    async (relation) => {
      const { storage, cut } = await open();
      await running(storage);
      const [match, table] = [await storage.matches.load('t'), await storage.tables.load('t')];
      const mend = await cut?.(relation);
      const sit = () => storage.matches.append('t', seated(1_700_000_000_020), snapshotAt(2, { occupants: [ADA, BOB] }));
      await expect(sit()).rejects.toThrow(/cut off/);
      expect(await storage.matches.load('t')).toEqual(match);
      expect(await storage.tables.load('t')).toEqual(table);
      expect(await storage.tables.listOf('bob', 9)).toEqual([]);
      await mend?.();
      await sit();
      expect(await storage.tables.listOf('bob', 9)).toHaveLength(1);
      expect((await storage.matches.load('t'))?.entries).toHaveLength(2);
    },
  );
}
