import { setImmediate } from 'node:timers/promises';
import { type BotPort, freshSeed, type Occupant } from '@orrery/match';
import { expect, test } from 'vitest';
import { ambush } from '../../../../packages/testkit/src/throwaway/ambush.ts';
import { makeMetrics } from '../metrics.ts';
import { openMemory } from '../storage/memory/open.ts';
import { type KeptMatches, StorageDown, TableConflict } from '../storage/ports.ts';
import type { LiveMatchesSetting } from './live-matches.ts';
import { quietMatches } from './testing/quiet-matches.ts';

const OCCUPANTS = ['Ada', 'Bob', 'Eve'].map((name) => ({ kind: 'person' as const, person: name, name }));

test('a match that begins while somebody looks for it is there once, for them and for those who come later', async () => {
  const stored = openMemory().matches;
  let answer = () => {};
  const isSlow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const matches = quietMatches({ store: { ...stored, load: (id) => isSlow.then(() => stored.load(id)) } });
  const early = matches.hold('m');
  const created = matches.create({ id: 'm', game: 'ambush', options: {}, occupants: OCCUPANTS });
  answer();
  await created;
  const seen = [(await early)?.match, (await matches.hold('m'))?.match].filter((match) => match !== undefined);
  expect(matches.peek('m')).toBeDefined();
  expect(new Set([matches.peek('m'), ...seen]).size).toBe(1);
  matches.close();
});

test('a match that another node began first stays in memory for those who found it, whatever becomes of beginning it here', async () => {
  const stored = openMemory().matches;
  let answer = () => {};
  const isSlow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const [here, there] = [
    quietMatches({ store: { ...stored, load: (id) => isSlow.then(() => stored.load(id)) }, isShared: true }),
    quietMatches({ store: stored, isShared: true }),
  ];
  const found = here.hold('m');
  const begin = { id: 'm', game: ambush.id, options: {}, occupants: OCCUPANTS };
  const late = here.create({ ...begin, keep: () => Promise.reject(new TableConflict('m', 0)) }).catch((reason: unknown) => reason);
  await there.create(begin);
  answer();
  expect(await late).toBeInstanceOf(TableConflict);
  const held = await found;
  expect(held).toBeDefined();
  expect(here.peek('m')).toBe(held?.match);
  expect((await here.hold('m'))?.match).toBe(held?.match);
  here.close();
  there.close();
});

test('a match nobody uses leaves the memory, but not while one of its bots thinks', async () => {
  let think = () => {};
  const bots: BotPort = {
    choose: ({ legal }) =>
      new Promise((resolve) => {
        think = () => resolve(legal[0]);
      }),
  };
  const matches = quietMatches({ botsFor: () => bots });
  const [ada, bob] = OCCUPANTS;
  const occupants = [ada, bob, { kind: 'bot' as const, level: 'random', name: 'Vega' }];
  await matches.create({ id: 'm', game: 'ambush', options: {}, occupants });
  const match = matches.peek('m');
  const muchLater = performance.now() + 24 * 3_600_000;
  matches.sweep(muchLater);
  expect(matches.peek('m')).toBe(match);
  think();
  await match?.settled();
  expect(match?.seq).toBe(1);
  matches.sweep(muchLater);
  expect(matches.peek('m')).toBeUndefined();
  matches.close();
});

test('a match that cannot be opened is not counted among those in memory', async () => {
  const metrics = makeMetrics();
  const counted = async () => (await metrics.liveMatches.get()).values[0]?.value;
  const load = (): Promise<never> => Promise.reject(new StorageDown(new Error('away')));
  const matches = quietMatches({ metrics, store: { ...openMemory().matches, load } });
  const opening = matches.hold('m');
  expect(await counted()).toBe(1);
  await expect(opening).rejects.toThrow('away');
  expect(await counted()).toBe(0);
  matches.close();
});

test('a match somebody holds stays in memory until it is let go', async () => {
  const matches = quietMatches();
  await matches.create({ id: 'm', game: 'ambush', options: {}, occupants: OCCUPANTS });
  const held = await matches.hold('m');
  const muchLater = performance.now() + 24 * 3_600_000;
  matches.sweep(muchLater);
  expect(matches.peek('m')).toBe(held?.match);
  held?.release();
  matches.sweep(performance.now());
  expect(matches.peek('m')).toBe(held?.match);
  matches.sweep(muchLater);
  expect(matches.peek('m')).toBeUndefined();
  matches.close();
});

/** Leases that nobody has, and of which matches they were let go of. */
function notedLeases() {
  const released: string[] = [];
  const release = (id: string): void => void released.push(id);
  return { released, leases: { of: () => undefined, takeOver: async () => [], release, leaveToOthers: () => {}, held: 0 } };
}

test('of many matches that nobody uses those go first that were used longest ago; one that is watched or whose bot thinks stays', async () => {
  const { leases, released } = notedLeases();
  const botsFor = () => ({ choose: () => new Promise<never>(() => {}) });
  const matches = quietMatches({ leases, botsFor, mostUnused: 10 });
  const create = (id: string, occupants: readonly Occupant[] = OCCUPANTS) =>
    matches.create({ id, game: ambush.id, options: {}, occupants });
  const bots = OCCUPANTS.map(({ name }) => ({ kind: 'bot' as const, level: 'random', name }));
  await create('thinking', bots);
  await create('watched');
  const held = await matches.hold('watched');
  for (let index = 0; index < 10; index++) await create(`m${index}`);
  await matches.use('m0', () => {});
  expect(released).toEqual([]);
  for (let index = 10; index < 40; index++) await create(`m${index}`);
  expect(matches.size).toBeLessThanOrEqual(13);
  expect(released.slice(0, 3)).toEqual(['m1', 'm2', 'm3']);
  for (const id of ['thinking', 'watched', 'm39']) expect(matches.peek(id)).toBeDefined();
  held?.release();
  matches.close();
});

test('code that starts a server may seed its matches: the same seed, the same deal', async () => {
  const commitmentFrom = async (entropy: () => string) => {
    const matches = quietMatches({ entropy });
    await matches.create({ id: 'm', game: 'ambush', options: {}, occupants: OCCUPANTS });
    const commitment = matches.peek('m')?.setup.commitment;
    matches.close();
    return commitment;
  };
  const fixed = () => 'a'.repeat(32);
  expect(await commitmentFrom(fixed)).toBe(await commitmentFrom(fixed));
  expect(await commitmentFrom(freshSeed)).not.toBe(await commitmentFrom(freshSeed));
});

test('bots think on the account of the host, also where nobody sits and after the match was read again', async () => {
  const stored = openMemory().matches;
  const owners: unknown[] = [];
  const setting: Partial<LiveMatchesSetting> = {
    store: stored,
    hostOf: async (match) => `host of ${match}`,
    botsFor: (owner) => {
      owners.push(owner);
      return { choose: () => new Promise(() => {}) };
    },
  };
  const bots = ['a', 'b', 'c'].map((name) => ({ kind: 'bot' as const, level: 'random', name }));
  await quietMatches(setting).create({ id: 'm', game: ambush.id, options: {}, occupants: bots });
  await quietMatches(setting).use('m', () => {});
  expect(owners).toEqual([
    { match: 'm', person: 'host of m' },
    { match: 'm', person: 'host of m' },
  ]);
});

/** Two nodes on one storage, each of which hears what the other does. */
async function twoNodes(occupants: readonly Occupant[] = OCCUPANTS) {
  const storage = openMemory();
  const nodes = [1, 2].map(() => quietMatches({ store: storage.matches, isShared: true }));
  for (const node of nodes) storage.news.subscribe('match', (id, version) => void node.follow(id, version));
  await nodes[0].create({ id: 'm', game: ambush.id, options: {}, occupants });
  return { storage, here: nodes[0], there: nodes[1] };
}

test('a match in memory follows what another node does in it, and one that is not stays away', async () => {
  const { storage, here, there } = await twoNodes();
  expect(there.follow('m', 5)).toBe(false);
  const held = await there.hold('m');
  const told = new Promise((resolve) => held?.match.follow(({ seq }) => resolve(seq)));
  await here.use('m', (match) => match.leave(1));
  expect(await told).toBe(1);
  expect(held?.match.occupants[1]).toEqual({ kind: 'open' });
  expect((await storage.matches.load('m'))?.snapshot.version).toBe(1);
});

test('after a gap every match in memory is read again', async () => {
  const storage = openMemory();
  const [here, there] = [1, 2].map(() => quietMatches({ store: storage.matches, isShared: true }));
  await here.create({ id: 'm', game: ambush.id, options: {}, occupants: OCCUPANTS });
  const held = await there.hold('m');
  await here.use('m', (match) => match.leave(1));
  expect(held?.match.seq).toBe(0);
  await there.refreshAll();
  expect(held?.match.seq).toBe(1);
});

test('a match that is swept while news of it comes is gone, and whole when it is opened again', async () => {
  const { here, there } = await twoNodes();
  await there.use('m', () => {});
  const muchLater = performance.now() + 24 * 3_600_000;
  const left = here.use('m', (match) => match.leave(1));
  there.sweep(muchLater);
  here.sweep(muchLater);
  expect([here.size, there.size]).toEqual([1, 0]);
  expect(await left).toMatchObject({ ok: true });
  there.follow('m', 1);
  expect(there.peek('m')).toBeUndefined();
  expect(await there.use('m', (match) => match.occupants[1])).toEqual({ kind: 'open' });
});

test('only the lease of a match that is swept is let go of', async () => {
  const { leases, released } = notedLeases();
  const matches = quietMatches({ leases });
  for (const id of ['m', 'n']) await matches.create({ id, game: ambush.id, options: {}, occupants: OCCUPANTS });
  const held = await matches.hold('n');
  matches.sweep(performance.now() + 24 * 3_600_000);
  expect(released).toEqual(['m']);
  held?.release();
});

test('news that could not be read for want of the storage are read when it is back', async () => {
  const storage = openMemory();
  let isAway = true;
  const away: KeptMatches = {
    ...storage.matches,
    entriesSince: (id, version) => (isAway ? Promise.reject(new StorageDown('away')) : storage.matches.entriesSince(id, version)),
  };
  const [here, there] = [quietMatches({ store: storage.matches, isShared: true }), quietMatches({ store: away, isShared: true })];
  await here.create({ id: 'm', game: ambush.id, options: {}, occupants: OCCUPANTS });
  const held = await there.hold('m');
  const told = new Promise((resolve) => held?.match.follow(({ seq }) => resolve(seq)));
  await here.use('m', (match) => match.leave(1));
  there.follow('m', 1);
  await setImmediate();
  expect(held?.match.seq).toBe(0);
  isAway = false;
  expect(await told).toBe(1);
});
