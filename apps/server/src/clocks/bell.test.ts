import type { ClockSettings, Entry } from '@orrery/match';
import { afterEach, expect, test } from 'vitest';
import { ambush } from '../../../../packages/testkit/src/throwaway/ambush.ts';
import { quietMatches } from '../lobby/testing/quiet-matches.ts';
import { openMemory } from '../storage/memory/open.ts';
import type { Storage } from '../storage/ports.ts';
import { ManualClock } from '../storage/testing/clock.ts';
import { ADA, BOB } from '../storage/testing/samples.ts';
import { Bell } from './bell.ts';
import { HouseTime } from './house-time.ts';
import { timelyStore } from './timely-store.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const LIVE: ClockSettings = { pace: 'live', turnSeconds: 60, bankSeconds: 30, whenOut: 'stand-in', standIn: 'random' };
const RUNS_OUT = 90 * SECOND;

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A server as far as time goes; bots think for ever. */
async function serverOn(storage: Storage, clock: ManualClock) {
  const problems: string[] = [];
  const onProblem = (reason: unknown): void => void problems.push(String(reason));
  const house = new HouseTime({ clock, store: storage.house, isShared: false, onAway: () => matches.tellClocks(), onProblem });
  const matches = quietMatches({
    house,
    store: timelyStore(storage.matches, house),
    botsFor: () => ({ choose: () => new Promise(() => {}) }),
    onProblem: ({ message }) => problems.push(message),
  });
  const bell = new Bell({ clock, house, store: storage.matches, matches, leases: storage.leases, onProblem });
  await house.open();
  bell.open();
  const stop = async (): Promise<void> => {
    bell.close();
    await house.close();
    matches.close();
  };
  closing.push(stop);
  return { matches, house, bell, stop, problems };
}

async function timedMatch(clockSettings = LIVE) {
  const clock = new ManualClock();
  const storage = openMemory(clock);
  const server = await serverOn(storage, clock);
  await server.matches.create({ id: 'm', game: ambush.id, options: {}, occupants: [ADA, BOB], clock: clockSettings });
  const entries = async (): Promise<readonly Entry[]> => (await storage.matches.load('m'))?.entries ?? [];
  return { clock, storage, server, entries, start: clock.now() };
}

test('a bot stands in at the very moment somebody’s time runs out, once', async () => {
  const { clock, entries, start, server } = await timedMatch();
  await clock.pass(RUNS_OUT - 1);
  expect(await entries()).toEqual([]);
  await clock.pass(1);
  expect(await entries()).toMatchObject([{ kind: 'seat', seat: 1, because: 'time', at: start + RUNS_OUT }]);
  await clock.pass(HOUR);
  expect([(await entries()).length, server.problems]).toEqual([1, []]);
});

test('who acts in time is left alone, and the clock of the next one rings', async () => {
  const { clock, server, entries } = await timedMatch();
  await clock.pass(60 * SECOND);
  const acted = await server.matches.use('m', (match) => {
    const { asked } = match.update(1);
    return match.act(1, { decision: asked?.id ?? -1, actions: [{ ...asked?.legal[0] }] });
  });
  expect(acted).toMatchObject({ ok: true });
  await clock.pass(RUNS_OUT + 5 * SECOND);
  expect(await entries()).toMatchObject([{ kind: 'actions' }, { kind: 'seat', seat: 0, because: 'time' }]);
});

test('time in which no server was there is given back to the second, and then it rings', async () => {
  const { clock, storage, server, entries, start } = await timedMatch();
  await clock.pass(60 * SECOND);
  await server.stop();
  await clock.pass(12 * HOUR);
  const again = await serverOn(storage, clock);
  await clock.pass(29 * SECOND);
  expect(await entries()).toEqual([]);
  // What lists show was too early, and is not any more once somebody has looked.
  const [kept] = await storage.matches.glances(['m']);
  expect(kept?.glance?.deadlines).toEqual([{ seat: 1, deadlineAt: start + 12 * HOUR + RUNS_OUT }]);
  await clock.pass(SECOND);
  expect(await entries()).toMatchObject([
    {
      kind: 'seat',
      because: 'time',
      at: start + 12 * HOUR + RUNS_OUT,
      away: [{ from: start + 60 * SECOND, to: start + 60 * SECOND + 12 * HOUR }],
    },
  ]);
  expect(again.problems).toEqual([]);
});

test('who acts first after a long absence has lost no time by it', async () => {
  const { clock, storage, server, entries } = await timedMatch();
  await clock.pass(10 * SECOND);
  await server.stop();
  await clock.pass(HOUR);
  const { matches } = await serverOn(storage, clock);
  const acted = await matches.use('m', (match) => {
    const { asked } = match.update(1);
    return match.act(1, { decision: asked?.id ?? -1, actions: [{ ...asked?.legal[0] }] });
  });
  expect(acted).toMatchObject({ ok: true });
  const stored = await storage.matches.load('m');
  expect(stored?.snapshot.clocks?.seats[1]).toMatchObject({ turnMs: 50 * SECOND, bankMs: 30 * SECOND });
  expect(await entries()).toMatchObject([{ kind: 'actions', away: [{ to: clock.now() }] }]);
});

test('a match that cannot be opened is left for a while, and keeps no other from ringing', async () => {
  const { clock, storage, server } = await timedMatch();
  const unreadable = {
    ...storage.matches,
    load: (id: string) => (id === 'm' ? Promise.reject(new Error('gone')) : storage.matches.load(id)),
  };
  await server.stop();
  const broken = await serverOn({ ...storage, matches: unreadable }, clock);
  await broken.matches.create({ id: 'n', game: ambush.id, options: {}, occupants: [ADA, BOB], clock: LIVE });
  await clock.pass(RUNS_OUT + 20 * SECOND);
  expect((await storage.matches.load('n'))?.entries).toHaveLength(1);
  expect(broken.problems.length).toBeGreaterThan(0);
  expect(broken.problems.length).toBeLessThan(20);
});
