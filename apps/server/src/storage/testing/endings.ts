import { expect, test } from 'vitest';
import type { Storage } from '../ports.ts';
import type { OpenStorage } from './contract.ts';
import { ADA, actionEntry, BOB, BOT, endingOf, next, OPEN, setupOf, snapshotAt, tableOf } from './samples.ts';

/** A match with a table that ended at this moment. */
async function ended({ tables, matches, begin }: Storage, id: string, endedAt: number): Promise<void> {
  const table = tableOf(id, { occupants: [ADA, BOT] });
  await tables.add(table);
  await begin(next(table, { stage: 'started' }), setupOf(id), snapshotAt(0));
  await matches.append(id, actionEntry(0), snapshotAt(1));
  await matches.append(id, actionEntry(1), { ...snapshotAt(2, { finished: true }), ending: endingOf({ endedAt }) });
}

/** Over, and from before endings were kept. */
async function endedEarly({ matches }: Storage, id: string): Promise<void> {
  const { ending: _, ...early } = snapshotAt(1, { finished: true });
  await matches.create(setupOf(id), snapshotAt(0));
  await matches.append(id, actionEntry(0), early);
}

/** How matches ended, and in how little room they are kept. */
export function describeEndings(open: OpenStorage, { canCut }: { readonly canCut: boolean }): void {
  test('how a match ended comes back as it was, for many at once and with the match', async () => {
    const { matches } = (await open()).storage;
    const odd = { kind: 'person', person: 'p', name: `Ёжик "'\\ 🚀`, isGuest: true } as const;
    const whole = endingOf({
      occupants: [odd, BOT, OPEN],
      roles: ['creature', 'hunted', 'hunted'],
      sides: [0, 1, 1],
      isRated: true,
      sat: [['a', 'p'], [], ['b']],
    });
    const called = {
      called: 'resigned',
      forfeits: [
        { seat: 1, person: 'eve', because: 'time' },
        { seat: 1, person: 'p', because: 'removed' },
        { seat: 2, person: 'b', because: 'resigned' },
      ],
      stoodIn: [0, 12, 0],
      missing: [0],
      waitedMs: [5_000_000_000, 0, 60_000],
    } as const;
    const { result: _, ...unread } = endingOf({ endedAt: 5 });
    await matches.create(setupOf('a'), { ...snapshotAt(0, { finished: true }), ending: whole });
    await matches.create(setupOf('b'), snapshotAt(0));
    await matches.append('b', actionEntry(0), { ...snapshotAt(1, { finished: true }), ending: unread });
    await matches.create(setupOf('c'), { ...snapshotAt(0, { finished: true }), ending: { ...whole, ...called } });
    await matches.create(setupOf('running'), snapshotAt(0));
    const kept = await matches.endings.of(['a', 'b', 'c', 'running', 'nowhere', "'; DROP TABLE results; --"]);
    expect(Object.fromEntries(kept.map(({ id, ending }) => [id, ending]))).toEqual({ a: whole, b: unread, c: { ...whole, ...called } });
    expect(await matches.endings.of([])).toEqual([]);
    expect((await matches.load('a'))?.snapshot.ending).toEqual(whole);
    expect((await matches.load('running'))?.snapshot).not.toHaveProperty('ending');
  });

  test('an ending that was not known is found, kept once, and lists the match from then on', async () => {
    const { storage } = await open();
    const { matches, tables, begin } = storage;
    for (const id of ['c', 'a', 'b']) await endedEarly(storage, id);
    const table = tableOf('t', { occupants: [ADA, BOB] });
    await tables.add(table);
    const { ending: _, ...early } = snapshotAt(0, { finished: true });
    await begin(next(table, { stage: 'started' }), setupOf('t'), early);
    await ended(storage, 'known', 5);
    await matches.create(setupOf('running'), snapshotAt(0));
    expect(await matches.endings.unknown(2)).toEqual(['a', 'b']);
    expect(await matches.endings.unknown(9, 'b')).toEqual(['c', 't']);
    expect((await tables.listFinished('bob', 9)).length).toBe(0);
    const ending = endingOf({ occupants: [ADA, BOB], endedAt: 7 });
    await matches.endings.keep('t', ending);
    await matches.endings.keep('t', { ...ending, endedAt: 8 });
    await matches.endings.keep('nowhere', ending);
    expect(await matches.endings.of(['t', 'nowhere'])).toEqual([{ id: 't', ending }]);
    expect((await tables.listFinished('bob', 9)).map(({ table: { id }, endedAt }) => `${id} ${endedAt}`)).toEqual(['t 7']);
    expect(await matches.endings.unknown(9)).toEqual(['a', 'b', 'c']);
  });

  test('a packed match is read as before, and what runs, is new or has no known ending is not packed', async () => {
    const { storage } = await open();
    const { matches, tables } = storage;
    await ended(storage, 'old', 4);
    await ended(storage, 'older', 3);
    await ended(storage, 'new', 6);
    await endedEarly(storage, 'early');
    await matches.create(setupOf('running'), snapshotAt(0));
    const ids = ['old', 'older', 'new', 'early', 'running'];
    const read = async () => ({
      stored: await Promise.all(ids.map((id) => matches.load(id))),
      since: await Promise.all(ids.map((id) => matches.entriesSince(id, 1))),
      glances: [...(await matches.glances(ids))].sort((one, other) => (one.id < other.id ? -1 : 1)),
      finished: await tables.listFinished('ada', 9),
    });
    const before = await read();
    expect(await matches.endings.pack(6, 1)).toBe(1);
    expect(await matches.endings.pack(6, 9)).toBe(1);
    expect(await matches.endings.pack(6, 9)).toBe(0);
    expect(await read()).toEqual(before);
    expect(before.since[0]).toEqual([actionEntry(1)]);
    expect(await matches.endings.unknown(9)).toEqual(['early']);
  });

  if (!canCut) return;
  test.each(['results', 'result_seats'] as const)('an end that is cut off at %s leaves a match that runs', async (relation) => {
    const { storage, cut } = await open();
    const { matches, tables, begin } = storage;
    const table = tableOf('t', { occupants: [ADA, BOT] });
    await tables.add(table);
    await begin(next(table, { stage: 'started' }), setupOf('t'), snapshotAt(0));
    const mend = await cut?.(relation);
    await expect(matches.append('t', actionEntry(0), snapshotAt(1, { finished: true }))).rejects.toThrow();
    await mend?.();
    expect(await matches.load('t')).toEqual({ setup: setupOf('t'), entries: [], snapshot: snapshotAt(0) });
    expect(await tables.listFinished('ada', 9)).toEqual([]);
    await matches.append('t', actionEntry(0), snapshotAt(1, { finished: true }));
    expect((await tables.listFinished('ada', 9)).length).toBe(1);
  });
}
