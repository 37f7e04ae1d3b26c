import type { Lease, Match } from '@orrery/match';
import { afterEach, expect, test } from 'vitest';
import { ambush } from '../../../../packages/testkit/src/throwaway/ambush.ts';
import { Bell } from '../clocks/bell.ts';
import { HouseTime } from '../clocks/house-time.ts';
import { timelyStore } from '../clocks/timely-store.ts';
import { Games } from '../games.ts';
import type { Leases } from '../leases/ports.ts';
import { problemOf } from '../problem.ts';
import { openMemory } from '../storage/memory/open.ts';
import type { Storage } from '../storage/ports.ts';
import { ManualClock } from '../storage/testing/clock.ts';
import { quietMatches } from './testing/quiet-matches.ts';

const NEWER: typeof ambush = { ...ambush, rulesVersion: '2', upgrades: { ...ambush.upgrades, '1': (state) => state } };
const PEOPLE = ['Ada', 'Bob', 'Eve'].map((name) => ({ kind: 'person' as const, person: name, name }));
const CLOCK = { pace: 'live', turnSeconds: 60, bankSeconds: 30, whenOut: 'stand-in', standIn: 'random' } as const;

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** As PostgreSQL keeps them: `holders` says which node has which match. Every claim is noted. */
function leasesOf(node: string, holders: Map<string, string>, claims: string[]): Leases {
  const left = new Set<string>();
  const lease = (id: string): Lease => ({
    get fence() {
      return holders.get(id) === node ? 1 : undefined;
    },
    async claim() {
      if (left.has(id)) return false;
      if (!holders.has(id)) claims.push(node);
      holders.set(id, holders.get(id) ?? node);
      return holders.get(id) === node;
    },
    lost: () => {},
  });
  const release = (id: string): void => {
    if (holders.get(id) === node) holders.delete(id);
  };
  return {
    of: lease,
    takeOver: async () => [],
    release,
    leaveToOthers(id) {
      left.add(id);
      release(id);
    },
    held: 0,
  };
}

/** An updated node and one that is not yet; `follows`: the one that is not hears of what the other does. */
async function twoNodes({ follows = true }: { readonly follows?: boolean } = {}) {
  const clock = new ManualClock();
  const storage = openMemory(clock);
  const holders = new Map<string, string>();
  const [claims, left, problems]: string[][] = [[], [], []];
  const nodeOf = async (name: string, module: typeof ambush) => {
    const onProblem = (reason: unknown): void => void problems.push(String(reason));
    const house = new HouseTime({ clock, store: storage.house, isShared: false, onAway: () => {}, onProblem });
    const leases = leasesOf(name, holders, claims);
    const matches = quietMatches({
      games: new Games([{ module, knowledge: undefined }]),
      house,
      store: timelyStore(storage.matches, house),
      isShared: true,
      leases,
      botsFor: () => ({ choose: () => new Promise(() => {}) }),
      onLeft: () => left.push(name),
      onProblem: ({ kind }) => problems.push(kind),
    });
    await house.open();
    const bell = new Bell({ clock, house, store: storage.matches, matches, leases, onProblem });
    closing.push(() => {
      bell.close();
      matches.close();
      return house.close();
    });
    return { matches, bell };
  };
  const [older, newer] = [await nodeOf('older', ambush), await nodeOf('newer', NEWER)];
  await older.matches.create({ id: 'm', game: ambush.id, options: {}, occupants: PEOPLE, clock: CLOCK });
  if (follows) storage.news.subscribe('match', (id, version) => void older.matches.follow(id, version));
  return { clock, storage, older, newer, holders, claims, left, problems };
}

function answer(match: Match, seat: number) {
  const { asked } = match.update(seat);
  return match.act(seat, { decision: asked?.id ?? -1, actions: [{ ...asked?.legal[0] }] });
}

const codeOf = (reason: unknown): string => problemOf(reason).code;
const entriesOf = async ({ matches }: Storage) => (await matches.load('m'))?.entries ?? [];

test('a node that is not updated yet lets go of a match that is gone on with by newer rules, and says so to whoever comes', async () => {
  const { older, newer, holders, left, problems } = await twoNodes();
  await older.matches.hold('m');
  holders.set('m', 'older');
  await newer.matches.use('m', (match) => answer(match, 1));
  await expect.poll(() => older.matches.peek('m')).toBeUndefined();
  expect([left, [...holders], problems]).toEqual([['older'], [], ['closed']]);
  expect(await older.matches.hold('m').catch(codeOf)).toBe('newer-rules');
  expect(await newer.matches.use('m', (match) => match.seq)).toBe(1);
});

test('who is quicker there than the news is told the same, and no second time by what was in memory', async () => {
  const { older, newer, left, storage } = await twoNodes({ follows: false });
  const held = await older.matches.hold('m');
  await newer.matches.use('m', (match) => answer(match, 1));
  for (let tries = 1; tries <= 2; tries++)
    expect(await older.matches.use('m', (match) => answer(match, 2)).catch(codeOf)).toBe('newer-rules');
  held?.release();
  expect([older.matches.peek('m'), left]).toEqual([undefined, ['older']]);
  expect(await entriesOf(storage)).toHaveLength(1);
});

test('a clock that the other node is first to hear is rung by the one that knows the rules', async () => {
  const { older, newer, clock, claims, holders, storage } = await twoNodes({ follows: false });
  await newer.matches.use('m', (match) => match.sit(0, { kind: 'open' }));
  older.bell.open();
  await clock.pass(85_000);
  newer.bell.open();
  await clock.pass(6_000);
  expect((await entriesOf(storage)).filter(({ kind, at }) => kind === 'seat' && at >= 90_000)).not.toEqual([]);
  expect([...holders]).toEqual([['m', 'newer']]);
  await clock.pass(15 * 60_000);
  expect(claims.filter((node) => node === 'older')).toEqual(['older']);
});
