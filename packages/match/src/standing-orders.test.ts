import { expect, test } from 'vitest';
import { ambush } from '../../testkit/src/throwaway/ambush.ts';
import type { CreateMatch, Match } from './match.ts';
import type { BotPort } from './ports.ts';
import { glanceAt } from './restore.ts';
import { MOST_CHANGES } from './seats.ts';
import { turns } from './testing/slow-bot.ts';
import { begin, bot, doAs, person, playOut, reopened, settings } from './testing/table.ts';
import type { Update } from './told.ts';

const PASS = { type: 'pass' };
const NEVER = ['never-dodge'];
const occupants = [person('ann'), person('bob'), person('cid')];

/** Both have hidden and the hunter has named a place: the window is open, both may dodge. */
async function window(changed: Partial<CreateMatch> = {}) {
  const set = settings({ module: ambush, occupants, ...changed });
  const match = await begin(set);
  await openWindow(match);
  return { set, match };
}

async function openWindow(match: Match): Promise<void> {
  for (const seat of [1, 2, 0]) await doAs(match, seat, match.update(seat).asked?.legal[0] ?? PASS);
}

/** Pauses that end when the test says so. */
function pauses() {
  const open: { readonly milliseconds: number; readonly end: () => void }[] = [];
  const wait = (milliseconds: number, cancelled: AbortSignal) =>
    new Promise<void>((resolve) => {
      open.push({ milliseconds, end: resolve });
      cancelled.addEventListener('abort', () => resolve());
    });
  const end = async (): Promise<void> => {
    open.shift()?.end();
    await turns();
  };
  return { open, wait, end };
}

test('orders given in the window pass for the seat, as an action of its own in the log', async () => {
  const { set, match } = await window();
  expect(match.update('spectator').waitingFor).toEqual([1, 2]);
  expect(await match.giveOrders(1, NEVER)).toEqual({ ok: true, seq: 3 });
  await match.settled();
  expect(match.update('spectator')).toMatchObject({ seq: 4, waitingFor: [2], change: { kind: 'full' } });
  expect(match.log('spectator').at(-1)).toMatchObject({ seat: 1, events: [{ type: 'passed', seat: 1 }] });
  const stored = await set.store.load('match-1');
  expect(stored?.entries.map(({ kind }) => kind)).toEqual(['actions', 'actions', 'actions', 'orders', 'actions']);
  expect(stored?.entries.at(-1)).toMatchObject({ seat: 1, actions: [PASS], automatic: true });
});

test('they stay until changed, also through the storage', async () => {
  const { set, match } = await window();
  await match.giveOrders(1, NEVER);
  await match.giveOrders(2, NEVER);
  await match.settled();
  match.close();
  const again = await reopened(set);
  expect(again.update(1).orders).toEqual(NEVER);
  await openWindow(again);
  await again.settled();
  expect(again.update('spectator').view).toMatchObject({ round: 3, phase: 'hide' });
  await again.giveOrders(2, []);
  await openWindow(again);
  await again.settled();
  expect(again.update('spectator').waitingFor).toEqual([2]);
});

test('nobody else hears of them: no update, no number passed over, nothing in what is sent later', async () => {
  const told = async (orders: readonly string[]) => {
    const match = await begin({ module: ambush, occupants, bots: undefined });
    const sent: Update[] = [];
    for (const viewer of [0, 2, 'spectator'] as const) match.subscribe(viewer, (update) => sent.push(update));
    await match.giveOrders(1, orders);
    await openWindow(match);
    for (const viewer of [0, 2, 'spectator'] as const) sent.push(match.update(viewer));
    return sent.map(({ waitingSince, ...update }) => update);
  };
  const [without, withOrders] = [await told([]), await told(NEVER)];
  expect(without.length).toBe(12);
  expect(withOrders).toEqual(without);
});

test('the seat itself is sent the whole truth, at the same seq', async () => {
  const { match } = await window({ bots: undefined });
  const heard: Update[] = [];
  match.subscribe(1, (update) => heard.push(update));
  await match.giveOrders(1, [...NEVER, ...NEVER]);
  expect(heard).toEqual([match.update(1)]);
  expect(heard[0]).toMatchObject({ seq: 3, change: { kind: 'full' }, orders: NEVER });
  expect(match.update(2).orders).toEqual([]);
  expect(match.update('spectator')).not.toHaveProperty('orders');
});

test.each([
  ['a word the game does not know', 1, ['always-win'], 'malformed-action'],
  ['a seat with a bot', 2, NEVER, 'not-your-seat'],
  ['a seat that is not there', 9, NEVER, 'not-your-seat'],
])('%s is refused', async (_, seat, orders, code) => {
  const match = await begin({ module: ambush, occupants: [person('ann'), person('bob'), bot()] });
  expect(await match.giveOrders(seat, orders)).toEqual({ ok: false, refusal: { code } });
});

test('every automatic answer waits for the same pause, whether by orders or because all know there is no choice', async () => {
  const { open, wait, end } = pauses();
  const { match } = await window({ wait, automaticPauseMs: 700 });
  await match.giveOrders(1, NEVER);
  await turns();
  expect(open.map(({ milliseconds }) => milliseconds)).toEqual([700]);
  expect(match.seq).toBe(3);
  await end();
  expect(match.seq).toBe(4);
  // Seat 2 dodges: the window opens again for both, seat 2 can only pass now and everybody knows it.
  const dodge = match.update(2).asked?.legal.find(({ type }) => type === 'dodge') ?? PASS;
  await doAs(match, 2, dodge);
  await turns();
  expect(open.map(({ milliseconds }) => milliseconds)).toEqual([700, 700]);
  await end();
  expect(match.seq).toBe(5);
  await end();
  expect(match.log('spectator').slice(-2)).toMatchObject([{ seat: 1 }, { seat: 2 }]);
  match.close();
});

test('a bot that can only pass pauses like anybody, and is not asked', async () => {
  const { open, wait } = pauses();
  const asked: string[] = [];
  const bots: BotPort = {
    choose: async ({ legal }) => {
      asked.push(legal[0].type);
      return legal[0];
    },
  };
  const match = await begin({ module: ambush, occupants: [person('ann'), bot()], bots, wait, automaticPauseMs: 700 });
  await turns();
  await doAs(match, 0, match.update(0).asked?.legal[0] ?? PASS);
  await turns();
  expect(asked).toEqual(['hide', 'dodge']);
  expect(open.map(({ milliseconds }) => milliseconds)).toEqual([700]);
  match.close();
});

test('orders taken back in the pause leave the question to the seat', async () => {
  const { wait } = pauses();
  const { match } = await window({ wait, automaticPauseMs: 700 });
  await match.giveOrders(1, NEVER);
  await match.giveOrders(1, []);
  await match.settled();
  expect(match.update('spectator').waitingFor).toEqual([1, 2]);
  expect(await doAs(match, 1, PASS)).toMatchObject({ ok: true });
});

test('a new occupant of a seat begins without orders', async () => {
  const { match } = await window({ bots: undefined });
  await match.giveOrders(1, NEVER);
  await match.leave(1);
  await match.sit(1, person('dan'));
  expect(match.update(1).orders).toEqual([]);
});

test('who stays in the seat under another name keeps the orders, also through the storage', async () => {
  const { set, match } = await window({ bots: undefined });
  await match.giveOrders(1, NEVER);
  await match.sit(1, { kind: 'person', person: 'person-bob', name: 'Bobby' });
  expect(match.update(1)).toMatchObject({ orders: NEVER, occupants: [{}, { name: 'Bobby' }, {}] });
  match.close();
  expect((await reopened(set)).update(1).orders).toEqual(NEVER);
});

test('what orders did is not taken back alone: they would do it again', async () => {
  const { match } = await window();
  await match.giveOrders(1, NEVER);
  await match.settled();
  expect(match.update(1).undo.free).toBe(0);
});

test('a match nobody has opened says whether it would go on by itself', async () => {
  const { set, match } = await window({ bots: undefined });
  const glance = async () => {
    const stored = await set.store.load('match-1');
    if (stored === undefined) throw new Error('the match is gone');
    return glanceAt(ambush, stored);
  };
  const waiting = { waitingFor: [1, 2], waitingSince: match.update('spectator').waitingSince };
  expect(await glance()).toEqual({ rulesVersion: '1', seq: 3, isOver: false, ...waiting, occupants, hasAutomaticTurn: false });
  await match.giveOrders(1, NEVER);
  // Nobody could tell from a list that orders were given.
  expect(await glance()).toMatchObject({ seq: 3, ...waiting, hasAutomaticTurn: true });
  await match.leave(1);
  expect(await glance()).toMatchObject({ seq: 4, hasAutomaticTurn: false });
});

test('a whole match with orders replays from its log to the same state', async () => {
  const { set, match } = await window();
  await match.giveOrders(2, NEVER);
  await playOut(match, 'orders');
  const again = await reopened(set);
  for (const viewer of [0, 1, 2, 'spectator'] as const) expect(again.update(viewer)).toEqual(match.update(viewer));
  expect(set.problems).toEqual([]);
});

test('nobody makes a log grow by giving orders without end', async () => {
  const match = await begin({ module: ambush, occupants, bots: undefined });
  for (let change = 0; change < MOST_CHANGES; change++)
    expect(await match.giveOrders(1, change % 2 === 0 ? NEVER : [])).toMatchObject({ ok: true });
  expect(await match.giveOrders(1, NEVER)).toEqual({ ok: false, refusal: { code: 'too-many-changes' } });
  expect(await match.giveOrders(2, NEVER)).toMatchObject({ ok: true });
});
