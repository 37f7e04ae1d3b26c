import { commitmentOf, seedFrom } from '@orrery/engine';
import { type Entry, entriesSince, type MatchSetup, type MatchStore, type Snapshot, VersionConflict } from '@orrery/match';
import { afterEach, describe, expect, test } from 'vitest';

/** A store to be tested, empty and its own. */
export interface StoreUnderTest {
  readonly store: MatchStore;
  /** The same data opened anew, as after a restart. Only stores that outlive their process offer it. */
  reopen?(): Promise<MatchStore>;
  close?(): Promise<void> | void;
}

/** What every storage of matches must do, whatever lies beneath. */
export function describeMatchStore(name: string, makeStore: () => Promise<StoreUnderTest> | StoreUnderTest): void {
  const opened: StoreUnderTest[] = [];
  const open = async (): Promise<StoreUnderTest> => {
    const made = await makeStore();
    opened.push(made);
    return made;
  };

  describe(`${name} as a store of matches`, () => {
    afterEach(async () => {
      for (const made of opened.splice(0)) await made.close?.();
    });

    describeLog(open);
    describeConflicts(open);
    describeApart(open);

    test('what was acknowledged is there after reopening', async (context) => {
      const { store, reopen } = await open();
      if (reopen === undefined) return context.skip();
      await store.create(setupOf('a'), snapshotAt(0));
      await store.append('a', actionEntry(0), snapshotAt(1));
      const again = await reopen();
      expect(await again.load('a')).toEqual({ setup: setupOf('a'), entries: [actionEntry(0)], snapshot: snapshotAt(1) });
      await again.append('a', actionEntry(1), snapshotAt(2));
      expect((await again.load('a'))?.entries).toHaveLength(2);
    });
  });
}

type Open = () => Promise<StoreUnderTest>;

function describeLog(open: Open): void {
  test('a match that was never created is undefined', async () => {
    const { store } = await open();
    expect(await store.load('nobody')).toBeUndefined();
  });

  test('a created match is loaded exactly as it was stored, with an empty log', async () => {
    const { store } = await open();
    await store.create(setupOf('a'), snapshotAt(0));
    expect(await store.load('a')).toEqual({ setup: setupOf('a'), entries: [], snapshot: snapshotAt(0) });
  });

  test('entries of every kind come back in the order they were appended, with the last snapshot', async () => {
    const { store } = await open();
    await store.create(setupOf('a'), snapshotAt(0));
    const entries: Entry[] = [
      actionEntry(0),
      { kind: 'undo', seat: 1, keep: 0, at: 1_700_000_000_001 },
      { kind: 'seat', seat: 0, occupant: { kind: 'bot', level: 'greedy', name: 'Vega' }, at: 1_700_000_000_002 },
      { kind: 'seat', seat: 1, occupant: { kind: 'open' }, at: 1_700_000_000_003 },
    ];
    for (const [index, entry] of entries.entries()) await store.append('a', entry, snapshotAt(index + 1));
    expect(await store.load('a')).toEqual({ setup: setupOf('a'), entries, snapshot: snapshotAt(4) });
  });

  test('a long log keeps its order', async () => {
    const { store } = await open();
    await store.create(setupOf('a'), snapshotAt(0));
    for (let version = 1; version <= 120; version++) await store.append('a', actionEntry(version), snapshotAt(version));
    const loaded = await store.load('a');
    expect(loaded?.entries.map((entry) => entry.at)).toEqual(Array.from({ length: 120 }, (_, index) => actionEntry(index + 1).at));
    expect(loaded?.snapshot.version).toBe(120);
  });

  test('the log is read from any version on, and only of a match there is', async () => {
    const { store } = await open();
    await store.create(setupOf('a'), snapshotAt(0));
    await store.create(setupOf('b'), snapshotAt(0));
    expect(await entriesSince(store, 'a', 0)).toEqual([]);
    for (let version = 1; version <= 12; version++) await store.append('a', actionEntry(version), snapshotAt(version));
    expect(await entriesSince(store, 'a', 0)).toEqual((await store.load('a'))?.entries);
    expect(await entriesSince(store, 'a', 9)).toEqual([actionEntry(10), actionEntry(11), actionEntry(12)]);
    expect(await entriesSince(store, 'a', 12)).toEqual([]);
    expect(await entriesSince(store, 'b', 0)).toEqual([]);
    expect(await entriesSince(store, 'nobody', 0)).toBeUndefined();
  });

  test('a glance comes back as it was kept, and none where none was', async () => {
    const { store } = await open();
    await store.create(setupOf('a'), snapshotAt(0));
    const { occupants } = setupOf('a');
    const glance = {
      rulesVersion: '2',
      seq: 1,
      isOver: true,
      closed: 'rules-changed',
      waitingFor: [],
      occupants,
      hasAutomaticTurn: false,
    } as const;
    await store.append('a', actionEntry(0), { ...snapshotAt(1), finished: true, glance });
    expect((await store.load('a'))?.snapshot).toEqual({ ...snapshotAt(1), finished: true, glance });
    const { glance: _, ...early } = snapshotAt(0);
    await store.create(setupOf('b'), early);
    expect((await store.load('b'))?.snapshot).toEqual(early);
  });

  test('odd and large texts are kept to the character', async () => {
    const { store } = await open();
    const odd = `Ёжик 🚀 "quoted" 'single' \\ back\n\ttab — %s $1 ; DROP TABLE matches; -- \u2028 {"json": [1]}`;
    const large = `${odd}${'x'.repeat(300_000)}`;
    const setup: MatchSetup = { ...setupOf('odd'), options: { note: odd }, occupants: [{ kind: 'person', person: odd, name: odd }] };
    const snapshot: Snapshot = { ...snapshotAt(1), state: { large, 'key with "quotes"': [odd, null, true, -0.5, 2 ** 53 - 1] } };
    await store.create(setup, snapshotAt(0));
    await store.append('odd', { kind: 'seat', seat: 0, occupant: { kind: 'person', person: odd, name: large }, at: 5 }, snapshot);
    const loaded = await store.load('odd');
    expect(loaded?.setup).toEqual(setup);
    expect(loaded?.snapshot).toEqual(snapshot);
    expect(loaded?.entries).toEqual([{ kind: 'seat', seat: 0, occupant: { kind: 'person', person: odd, name: large }, at: 5 }]);
  });

  test('what was loaded is a copy: changing it changes nothing stored', async () => {
    const { store } = await open();
    const state = { ore: [1, 2] };
    await store.create(setupOf('a'), { ...snapshotAt(0), state });
    state.ore.push(3);
    const first = await store.load('a');
    expect(first?.snapshot.state).toEqual({ ore: [1, 2] });
    const ore = (first?.snapshot.state as { ore: number[] } | undefined)?.ore;
    ore?.push(4);
    expect((await store.load('a'))?.snapshot.state).toEqual({ ore: [1, 2] });
  });
}

function describeConflicts(open: Open): void {
  test('a gap, a repeated version and an old version are refused, and leave nothing behind', async () => {
    const { store } = await open();
    await store.create(setupOf('a'), snapshotAt(0));
    await store.append('a', actionEntry(0), snapshotAt(1));
    for (const version of [0, 1, 3, 50]) {
      await expect(store.append('a', actionEntry(9), snapshotAt(version))).rejects.toBeInstanceOf(VersionConflict);
    }
    expect(await store.load('a')).toEqual({ setup: setupOf('a'), entries: [actionEntry(0)], snapshot: snapshotAt(1) });
  });

  test('of writers at the same moment exactly one gets through', async () => {
    const { store } = await open();
    await store.create(setupOf('a'), snapshotAt(0));
    for (let version = 1; version <= 5; version++) {
      const writers = Array.from({ length: 6 }, (_, writer) => actionEntry(version * 10 + writer));
      const settled = await Promise.allSettled(writers.map((entry) => store.append('a', entry, snapshotAt(version))));
      const winners = writers.filter((_, index) => settled[index].status === 'fulfilled');
      expect(winners).toHaveLength(1);
      for (const outcome of settled) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(VersionConflict);
      const loaded = await store.load('a');
      expect(loaded?.entries).toHaveLength(version);
      expect(loaded?.entries.at(-1)).toEqual(winners[0]);
    }
  });

  test('a match cannot be created twice, and an unknown one cannot be written to', async () => {
    const { store } = await open();
    await store.create(setupOf('a'), snapshotAt(0));
    await store.append('a', actionEntry(0), snapshotAt(1));
    await expect(store.create(setupOf('a'), snapshotAt(0))).rejects.toThrow();
    expect((await store.load('a'))?.entries).toHaveLength(1);
    await expect(store.append('nobody', actionEntry(0), snapshotAt(1))).rejects.toThrow();
    expect(await store.load('nobody')).toBeUndefined();
  });
}

function describeApart(open: Open): void {
  test('matches do not see each other', async () => {
    const { store } = await open();
    await Promise.all(['a', 'b', 'a:b', "a'"].map((id) => store.create(setupOf(id), snapshotAt(0))));
    await store.append('a', actionEntry(1), snapshotAt(1));
    await store.append('b', actionEntry(2), snapshotAt(1));
    await store.append('b', actionEntry(3), snapshotAt(2));
    expect((await store.load('a'))?.entries).toEqual([actionEntry(1)]);
    expect((await store.load('b'))?.entries).toEqual([actionEntry(2), actionEntry(3)]);
    expect((await store.load('a:b'))?.entries).toEqual([]);
    expect((await store.load("a'"))?.setup).toEqual(setupOf("a'"));
  });

  test('a match is over by its last entry, and runs again when that is taken back', async () => {
    const { store } = await open();
    await store.create(setupOf('a'), snapshotAt(0));
    await store.append('a', actionEntry(0), { ...snapshotAt(1), finished: true });
    expect((await store.load('a'))?.snapshot.finished).toBe(true);
    await store.append('a', { kind: 'undo', seat: 0, keep: 0, at: 7 }, snapshotAt(2));
    expect((await store.load('a'))?.snapshot.finished).toBe(false);
  });
}

function setupOf(id: string): MatchSetup {
  const seed = seedFrom(id);
  return {
    id,
    game: 'alien-frontiers',
    rulesVersion: '1.0.0',
    options: { longGame: false },
    occupants: [
      { kind: 'person', person: 'p1', name: 'Ирина' },
      { kind: 'bot', level: 'random', name: 'Deneb' },
    ],
    seed,
    commitment: commitmentOf(seed),
    createdAt: 1_700_000_000_000,
  };
}

function snapshotAt(version: number): Snapshot {
  return {
    version,
    actionCount: version,
    state: { version, deck: ['x', 'y'] },
    decisionIds: [version, null],
    undoFloor: 0,
    finished: false,
    glance: {
      rulesVersion: '1',
      seq: version,
      isOver: false,
      waitingFor: [version % 2],
      occupants: [
        { kind: 'person', person: 'p1', name: 'Ирина' },
        { kind: 'bot', level: 'random', name: 'Deneb' },
      ],
      hasAutomaticTurn: version % 2 === 1,
    },
  };
}

function actionEntry(at: number): Entry {
  return { kind: 'actions', seat: at % 2, actions: [{ type: 'end-turn' }], rulesVersion: '1.0.0', at: 1_700_000_000_000 + at };
}
