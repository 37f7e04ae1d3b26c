import type { Json, Seat } from '@orrery/engine';
import { expect, test } from 'vitest';
import { ambush } from '../../testkit/src/throwaway/ambush.ts';
import type { CreateMatch, Match } from './match.ts';
import { memoryStore } from './memory-store.ts';
import type { BotPort, MatchStore } from './ports.ts';
import { glanceAt } from './restore.ts';
import { clock } from './testing/clock.ts';
import { leases } from './testing/leases.ts';
import { turns } from './testing/slow-bot.ts';
import { begin, bot, doAs, person, reopened, settings } from './testing/table.ts';
import { LIVE } from './testing/timed.ts';
import type { Update } from './told.ts';
import { pauseOf } from './windows.ts';

const PASS = { type: 'pass' } as const;
const SEED = settings().entropy();
const PAUSE = 1000;

/** The same game; of its prey these alone have something to say to the window in which one may dodge. */
function ambushWhere(able: readonly Seat[]): typeof ambush {
  return {
    ...ambush,
    windows: {
      open: (state, seat) =>
        state.phase === 'react' && ambush.asked(state).includes(seat) ? { stretch: `round-${state.round}`, pass: PASS } : undefined,
      interest: (_state, seat, orders) => (orders.includes('quiet') || !able.includes(seat) ? 'none' : 'able'),
      isOrder: (word) => word === 'quiet',
    },
  };
}

const EVERYBODY = [1, 2];
const NOBODY: readonly Seat[] = [];

const occupants = [person('ann'), person('bob'), person('cid')];

/** With clocks, which must tell no more than the rest: both prey have hidden and the hunter has named a place: the window is open, and everybody's time is written down. */
async function window(changed: Partial<CreateMatch> = {}) {
  const time = clock();
  const { wait, asked } = time;
  const timed = { wait, now: time.now, automaticPauseMs: PAUSE, clock: LIVE };
  const match = await begin({ module: ambushWhere(EVERYBODY), occupants, ...timed, ...changed });
  const seen: { readonly at: number; readonly viewer: unknown; readonly update: Update }[] = [];
  for (const viewer of [0, 1, 2, 'spectator'] as const) match.subscribe(viewer, (update) => seen.push({ at: time.now(), viewer, update }));
  for (const seat of [1, 2, 0]) await doAs(match, seat, match.update(seat).asked?.legal[0] ?? PASS);
  await turns();
  return { match, time, asked, seen };
}

type Window = Awaited<ReturnType<typeof window>>;

/** All that somebody else than seat 1 is told, and when; the next round is dealt from the same deck. */
const toldOthers = ({ seen, match }: Pick<Window, 'seen' | 'match'>) => ({
  told: seen.filter(({ viewer }) => viewer !== 1).map(({ at, viewer, update }) => [at, viewer, update]),
  now: [0, 2, 'spectator' as const].map((viewer) => match.update(viewer === 0 ? 0 : viewer === 2 ? 2 : 'spectator')),
});

const pass = (match: Match, seat: number) =>
  match.act(seat, { decision: match.update(seat).asked?.id ?? -1, actions: [{ type: 'pass' } satisfies Json] });

test('among people a seat with nothing to say passes after the pause of its question, by itself', async () => {
  const { match, time, asked } = await window({ module: ambushWhere(NOBODY) });
  const pause = pauseOf(SEED, 3, PAUSE);
  expect(asked).toEqual([pause]);
  await time.turnTo(pause - 1);
  expect(match.seq).toBe(3);
  await time.turnTo(pause);
  expect(match.log('spectator').slice(3)).toMatchObject([{ seat: 1, events: [{ type: 'passed' }] }, { seat: 2 }]);
  match.close();
});

test('the pause is the same no matter who could play, and nothing passes for a seat that could', async () => {
  const { match, time, asked } = await window();
  expect(asked).toEqual([pauseOf(SEED, 3, PAUSE)]);
  await time.turnTo(60_000);
  expect(match.update('spectator').waitingFor).toEqual([1, 2]);
  expect(await pass(match, 1)).toMatchObject({ ok: true });
});

// Two worlds that differ in what seat 1 has to say. docs/decisions/0012: everybody else is told the same at the same times.
test.each([0, 1, 400])(
  'whether seat 1 pressed Pass after %i ms or had nothing to press it for, others are told the same at the same times',
  async (after) => {
    const one = await window({ module: ambushWhere([2]) });
    const idle = [pass(one.match, 2)];
    await one.time.turnTo(60_000);
    const other = await window();
    const both = [pass(other.match, 2)];
    await other.time.turnTo(after);
    both.push(pass(other.match, 1));
    await other.time.turnTo(60_000);
    expect(await Promise.all([...idle, ...both])).toMatchObject([{ ok: true }, { ok: true }, { ok: true }]);
    expect(toldOthers(other)).toEqual(toldOthers(one));
    expect(other.asked).toEqual(one.asked);
    expect(toldOthers(one).told.length).toBe(15);
  },
);

test('what is played is done at once, and opens the window anew with a pause of its own', async () => {
  const { match, time, asked } = await window();
  const dodge = match.update(1).asked?.legal.find(({ type }) => type === 'dodge') ?? PASS;
  expect(await doAs(match, 1, dodge)).toMatchObject({ ok: true });
  expect(match.seq).toBe(4);
  await time.turnTo(60_000);
  expect(asked.length).toBeGreaterThanOrEqual(1);
  match.close();
});

test('orders given after the pause pass at once: that is the time the player took', async () => {
  const { match, time } = await window();
  await time.turnTo(60_000);
  await match.giveOrders(1, ['quiet']);
  await turns();
  expect(match.update('spectator').waitingFor).toEqual([2]);
});

test('with bots alone a seat with nothing to say passes without a pause; with something it is asked', async () => {
  const alone = [bot(), person('bob'), bot()];
  const bots: BotPort = { choose: async ({ legal }) => legal.find(({ type }) => type === 'pass') ?? legal[0] };
  const { match, asked } = await window({ module: ambushWhere(NOBODY), occupants: alone, bots });
  await turns();
  expect(asked).toEqual([]);
  expect(match.update('spectator').view).toMatchObject({ round: 2 });
  match.close();
  const able = await window({ occupants: alone, bots });
  for (let step = 0; step < 20 && able.match.update('spectator').waitingFor.some((seat) => seat !== 1); step++) await turns();
  expect(able.match.update('spectator').waitingFor).toEqual([1]);
});

test('a table that wants everybody asked asks everybody, and nobody waits for a pause', async () => {
  const { match, asked } = await window({ module: ambushWhere(NOBODY), asksIdle: true });
  expect(asked).toEqual([]);
  expect(match.update(1).asked).not.toHaveProperty('window');
  expect(match.setup.asksIdle).toBe(true);
  expect(await pass(match, 1)).toEqual({ ok: true, seq: 4 });
});

test('only the seat itself is told that it has nothing to say', async () => {
  const { match, seen } = await window({ module: ambushWhere(NOBODY) });
  expect(match.update(1).asked?.window).toEqual({ stretch: 'round-1', pass: PASS, interest: 'none' });
  expect(JSON.stringify(seen.filter(({ viewer }) => viewer === 0 || viewer === 'spectator'))).not.toContain('interest');
  match.close();
});

test('a pass pressed in the pause is not lost when the match is closed', async () => {
  const { match } = await window();
  const pressed = pass(match, 1);
  await turns();
  expect(match.seq).toBe(3);
  match.close();
  expect(await pressed).toEqual({ ok: true, seq: 4 });
});

/** The same window in two processes that hear of each other at once; `a` lets pass, the people sit where they are said to. */
async function sharedWindow(module: typeof ambush, places: readonly ('a' | 'b')[]) {
  const time = clock();
  const { wait, asked, now } = time;
  const lease = leases(memoryStore());
  lease.pass('a');
  const nodes: Match[] = [];
  const store: MatchStore = {
    ...lease.store,
    append: async (...given) => {
      await lease.store.append(...given);
      for (const node of nodes) void node.refresh(given[2].version);
    },
  };
  const set = settings({ module, occupants, wait, now, automaticPauseMs: PAUSE, clock: LIVE, store, isShared: true });
  const a = await begin({ ...set, lease: lease.of('a') });
  const b = await reopened({ ...set, lease: lease.of('b') });
  nodes.push(a, b);
  const at = (seat: number) => (places[seat] === 'a' ? a : b);
  const seen: { readonly at: number; readonly viewer: unknown; readonly update: Update }[] = [];
  for (const viewer of [0, 1, 2] as const) at(viewer).subscribe(viewer, (update) => seen.push({ at: time.now(), viewer, update }));
  for (const node of nodes) node.subscribe('spectator', (update) => seen.push({ at: time.now(), viewer: 'spectator', update }));
  for (const seat of [1, 2, 0]) {
    await doAs(at(seat), seat, at(seat).update(seat).asked?.legal[0] ?? PASS);
    await turns();
  }
  return { at, a, b, time, asked, seen, store, match: a };
}

test.each([
  ['with the process that lets pass', 'a'],
  ['with another', 'b'],
] as const)('sitting %s, whether seat 1 pressed Pass or had nothing to press it for is told to nobody', async (_, place) => {
  const places = ['a', place, 'b'] as const;
  const one = await sharedWindow(ambushWhere([2]), places);
  const idle = [pass(one.at(2), 2)];
  await one.time.turnTo(60_000);
  const other = await sharedWindow(ambushWhere(EVERYBODY), places);
  const both = [pass(other.at(2), 2)];
  await other.time.turnTo(100);
  both.push(pass(other.at(1), 1));
  await turns();
  expect(other.a.seq).toBe(3);
  await other.time.turnTo(60_000);
  expect(await Promise.all([...idle, ...both])).toMatchObject([
    { ok: true, seq: 5 },
    { ok: true, seq: 5 },
    { ok: true, seq: 4 },
  ]);
  // A seat that announces its pass is told so alone: with the same number as before.
  const heard = (window: typeof one) => toldOthers(window).told.filter(([, viewer]) => viewer !== 2);
  expect(heard(other)).toEqual(heard(one));
  expect(other.asked).toEqual(one.asked);
  const log = (await other.store.load('match-1'))?.entries ?? [];
  expect(log.filter(({ kind }) => kind === 'passing').map(({ seat }) => seat)).toEqual(place === 'a' ? [2] : [2, 1]);
  expect(log.filter((entry) => entry.kind === 'actions' && entry.automatic === true)).toEqual([]);
});

test('a pass that is pressed several times at once is announced once, and each press is answered', async () => {
  const { at, time, store } = await sharedWindow(ambushWhere(EVERYBODY), ['a', 'b', 'b']);
  const pressed = [1, 2, 3].map(() => pass(at(1), 1));
  await time.turnTo(60_000);
  expect(await Promise.all(pressed)).toEqual([1, 2, 3].map(() => ({ ok: true, seq: 4 })));
  const log = (await store.load('match-1'))?.entries ?? [];
  expect(log.filter(({ kind }) => kind === 'passing')).toHaveLength(1);
});

test('a pass that was announced is carried out by whoever comes after the process that lets pass', async () => {
  const { b, at, time, store } = await sharedWindow(ambushWhere(EVERYBODY), ['a', 'b', 'b']);
  const pressed = pass(at(1), 1);
  await turns();
  const stored = await store.load('match-1');
  expect(stored?.snapshot.glance).toMatchObject({ seq: 3, hasAutomaticTurn: true });
  expect(stored && glanceAt(ambushWhere(EVERYBODY), stored)).toEqual(stored?.snapshot.glance);
  b.close();
  expect(await pressed).toEqual({ ok: true, seq: 3 });
  const next = await reopened(
    settings({ module: ambushWhere(EVERYBODY), occupants, store, wait: time.wait, now: time.now, automaticPauseMs: PAUSE }),
  );
  await time.turnTo(60_000);
  expect(next.log('spectator').slice(3)).toMatchObject([{ seat: 1, events: [{ type: 'passed' }] }]);
  expect(await pass(next, 2)).toMatchObject({ ok: true });
});

test('a pass that was announced is carried out also where its seat is shown under another name meanwhile', async () => {
  const { a, at, time } = await sharedWindow(ambushWhere(EVERYBODY), ['a', 'b', 'b']);
  const pressed = pass(at(1), 1);
  await turns();
  expect(await at(1).sit(1, { kind: 'person', person: 'person-bob', name: 'Bobby' })).toMatchObject({ ok: true });
  await time.turnTo(60_000);
  expect(await pressed).toMatchObject({ ok: true });
  expect(a.log('spectator').slice(3)).toMatchObject([{ seat: 1, events: [{ type: 'passed' }] }]);
});

test('orders that another process took back while a pass was on its way are not followed', async () => {
  const stored = memoryStore();
  let before: (() => Promise<unknown>) | undefined;
  const store: MatchStore = {
    ...stored,
    append: async (...given) => {
      const first = before;
      before = undefined;
      await first?.();
      return stored.append(...given);
    },
  };
  const time = clock();
  const set = settings({ module: ambushWhere(EVERYBODY), occupants, wait: time.wait, now: time.now, automaticPauseMs: PAUSE, store });
  const here = await begin({ ...set, isShared: true });
  for (const seat of [1, 2, 0]) await doAs(here, seat, here.update(seat).asked?.legal[0] ?? PASS);
  await here.giveOrders(1, ['quiet']);
  const there = await reopened({ ...set, isShared: true, bots: undefined });
  before = () => there.giveOrders(1, []);
  await time.turnTo(60_000);
  expect(here.update('spectator').waitingFor).toEqual([1, 2]);
  expect(here.update(1).orders ?? []).toEqual([]);
  here.close();
});

test('who has announced a pass may still play, and then the pass is stale', async () => {
  const { at, a, time } = await sharedWindow(ambushWhere(EVERYBODY), ['a', 'b', 'b']);
  const pressed = pass(at(1), 1);
  await turns();
  const dodge =
    at(1)
      .update(1)
      .asked?.legal.find(({ type }) => type === 'dodge') ?? PASS;
  expect(await doAs(at(1), 1, dodge)).toMatchObject({ ok: true });
  await time.turnTo(60_000);
  expect(await pressed).toEqual({ ok: false, refusal: { code: 'stale-decision' } });
  const own = a.actions()?.filter(({ seat, automatic }) => seat === 1 && automatic !== true) ?? [];
  expect(own.map(({ action }) => action.type)).toEqual(['hide', 'dodge']);
});

test('pauses are drawn between three quarters of the usual one and four and a half times it, mostly short', () => {
  const pauses = Array.from({ length: 600 }, (_, decision) => pauseOf(SEED, decision, PAUSE));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(750);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(4500);
  const long = pauses.filter((pause) => pause > 1500).length;
  expect(long).toBeGreaterThan(60);
  expect(long).toBeLessThan(150);
});
