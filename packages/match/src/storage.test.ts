import { checkRecord, isObject, type Json } from '@orrery/engine';
import { expect, test } from 'vitest';
import type { Occupant, Stored } from './kept.ts';
import { memoryStore } from './memory-store.ts';
import type { MatchStore } from './ports.ts';
import { glanceAt } from './restore.ts';
import { lanterns } from './testing/lanterns.ts';
import { begin, bot, doAs, person, playOut, reopened, settings } from './testing/table.ts';
import type { Update } from './told.ts';

const TAKE = { type: 'take-coin' };
const DRAW = { type: 'draw-card' };
const END = { type: 'end-turn' };

const refusal = (code: string) => ({ ok: false, refusal: { code } });

/** A store whose next append does what a test wants. */
function unsteady(store: MatchStore): MatchStore & { next: ((append: () => Promise<void>) => Promise<void>) | undefined } {
  return {
    ...store,
    next: undefined,
    append(matchId, entry, snapshot) {
      const { next } = this;
      this.next = undefined;
      const append = () => store.append(matchId, entry, snapshot);
      return next === undefined ? append() : next(append);
    },
  };
}

test('nobody is told and nothing is acknowledged before the storage has it', async () => {
  const store = unsteady(memoryStore());
  const match = await begin({ store });
  const told: number[] = [];
  match.subscribe(0, (update) => told.push(update.seq));
  let release = (): void => {};
  store.next = async (append) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await append();
  };
  let isAnswered = false;
  const answer = doAs(match, 0, TAKE).finally(() => {
    isAnswered = true;
  });
  for (let turns = 0; turns < 50; turns++) await Promise.resolve();
  expect([isAnswered, told, match.seq, match.update(0).standing[0].points]).toEqual([false, [], 0, 0]);
  release();
  expect(await answer).toEqual({ ok: true, seq: 1 });
  expect(told).toEqual([1]);
});

test('who is back gets the seat although the storage failed when it was to be given', async () => {
  const store = unsteady(memoryStore());
  store.next = () => Promise.reject(new Error('disk full'));
  const ann: Occupant = { kind: 'person', person: 'person-ann', name: 'ann', standIn: { level: 'random', returns: true } };
  const waits: number[] = [];
  const wait = async (milliseconds: number): Promise<void> => void waits.push(milliseconds);
  const match = await begin({ occupants: [bot(), ann, person('bob')], store, wait });
  await match.settled();
  expect([match.occupants[1], match.update('spectator').waitingFor, waits]).toEqual([person('ann'), [1], [1000]]);
});

test('when the storage fails nothing has changed, and the next request is served', async () => {
  const store = unsteady(memoryStore());
  const set = settings({ store });
  const match = await begin(set);
  store.next = () => Promise.reject(new Error('disk full'));
  await expect(doAs(match, 0, TAKE)).rejects.toThrow('disk full');
  expect(match.seq).toBe(0);
  expect(set.problems.map((problem) => problem.kind)).toEqual(['store-failed']);
  expect(await doAs(match, 0, TAKE)).toEqual({ ok: true, seq: 1 });
});

test('a write that was done although its answer got lost is found again and not done twice', async () => {
  const store = unsteady(memoryStore());
  const match = await begin({ store });
  const told: Update[] = [];
  match.subscribe(1, (update) => told.push(update));
  const request = { decision: 0, actions: [TAKE] };
  store.next = async (append) => {
    await append();
    throw new Error('connection lost');
  };
  await expect(match.act(0, request)).rejects.toThrow('connection lost');
  expect(await match.act(0, request)).toEqual(refusal('stale-decision'));
  expect(told.map((update) => [update.seq, update.events.length])).toEqual([[1, 1]]);
  expect(match.update(0).standing[0].points).toBe(1);
});

test('after a failure the storage is read before anything else is tried', async () => {
  const store = unsteady(memoryStore());
  const match = await begin({ store });
  store.next = async (append) => {
    await append();
    throw new Error('connection lost');
  };
  await expect(doAs(match, 0, TAKE)).rejects.toThrow('connection lost');
  expect(await match.leave(1)).toEqual({ ok: true, seq: 2 });
});

test('of two processes with one match the late one learns what the other wrote', async () => {
  const set = settings();
  const here = await begin(set);
  const there = await reopened(set);
  const told: Update[] = [];
  there.subscribe(1, (update) => told.push(update));
  await doAs(here, 0, TAKE);
  await doAs(here, 0, DRAW);
  expect(await doAs(there, 0, TAKE)).toEqual(refusal('stale-decision'));
  expect(told.map((update) => [update.seq, update.events])).toEqual([
    [1, [{ type: 'coin-taken', seat: 0 }]],
    [2, [{ type: 'card-drawn', seat: 0 }]],
  ]);
  expect(there.update(0)).toEqual(here.update(0));
  await doAs(there, 0, END);
  await here.refresh();
  expect(here.update(1)).toEqual(there.update(1));
});

test('a bot that another process has put on turn is asked once the late one has learnt of it', async () => {
  const set = settings({ occupants: [person('ann'), bot()] });
  const here = await begin(set);
  const there = await reopened({ ...set, bots: undefined });
  await doAs(there, 0, END);
  expect(await doAs(here, 0, TAKE)).toEqual(refusal('stale-decision'));
  await here.settled();
  // Its turn is over, and Ann is asked for her bid.
  expect(here.update(0)).toMatchObject({ view: { phase: 'bids' }, waitingFor: [0] });
});

test('what the late one has already is not read again', async () => {
  const read: number[] = [];
  const stored = memoryStore();
  const store: MatchStore = {
    ...stored,
    entriesSince: async (matchId, version) => {
      const entries = await stored.entriesSince?.(matchId, version);
      read.push(version, entries?.length ?? -1);
      return entries;
    },
  };
  const set = settings({ store });
  const here = await begin(set);
  await doAs(here, 0, TAKE);
  const there = await reopened({
    ...set,
    store: { ...store, load: () => Promise.reject(new Error('the whole log was read')) },
    stored: await stored.load('match-1'),
  });
  await doAs(here, 0, DRAW);
  await there.refresh();
  expect([there.update(1), read]).toEqual([here.update(1), [1, 1]]);
});

test('the glance kept with every entry is what the log would tell', async () => {
  const set = settings({ occupants: [person('ann'), bot(), person('cid')] });
  const match = await begin(set);
  const told: unknown[] = [];
  const compare = async () => {
    const stored = await set.store.load('match-1');
    if (stored === undefined) throw new Error('nothing is stored');
    expect(stored.snapshot.glance).toEqual(glanceAt(lanterns, stored));
    told.push([stored.snapshot.glance?.seq, stored.snapshot.glance?.waitingFor, stored.snapshot.glance?.hasAutomaticTurn]);
  };
  await compare();
  await doAs(match, 0, TAKE);
  await compare();
  await match.leave(2);
  await compare();
  await match.sit(2, bot());
  await playOut(match, 'glances');
  await compare();
  expect(told.slice(0, 3)).toEqual([
    [0, [0], false],
    [1, [0], false],
    [2, [0], false],
  ]);
  expect(told[3]).toEqual([match.seq, [], false]);
});

test('a snapshot is plain data: the state as JSON carries it', async () => {
  const set = settings();
  const match = await begin(set);
  await doAs(match, 0, TAKE);
  const stored = await set.store.load('match-1');
  expect(stored?.snapshot).toMatchObject({ version: 1, actionCount: 1, undoFloor: 0, finished: false });
  expect(JSON.parse(JSON.stringify(stored?.snapshot.state))).toEqual(stored?.snapshot.state);
});

test('a rules fix does not break a running match: it goes on from its snapshot, and nothing goes back before it', async () => {
  const set = settings();
  const match = await begin(set);
  await match.leave(1);
  await match.sit(1, person('cid'));
  await doAs(match, 0, TAKE, TAKE);
  const newer = await reopened({ ...set, module: { ...lanterns, rulesVersion: '2', upgrades: { '1': (state) => state } } });
  expect(newer.update(0)).toEqual({ ...match.update(0), undo: { free: 0, last: 0, consent: 0, request: undefined } });
  expect(newer.log(0)).toEqual([]);
  expect(await newer.undo(0, { keep: 1, seq: newer.seq })).toEqual(refusal('nothing-to-undo'));
  expect(await doAs(newer, 0, TAKE)).toEqual({ ok: true, seq: 4 });
  expect(newer.update(0).undo.free).toBe(1);
  expect(await newer.undo(0, { keep: 2, seq: 4 })).toEqual({ ok: true, seq: 5 });
  await playOut(newer, 'new rules');
  expect(newer.update(0).result?.because).toBe('rounds-played');
  expect(newer.record()).toBeUndefined();
  const last = await reopened({ ...set, module: { ...lanterns, rulesVersion: '2', upgrades: { '1': (state) => state } } });
  expect(last.update(1)).toEqual({ ...newer.update(1), undo: last.update(1).undo });
});

/** What is stored of a match, altered. */
async function altered(
  set: ReturnType<typeof settings>,
  change: (stored: Stored) => Partial<Stored>,
): Promise<ReturnType<typeof settings>> {
  const stored = await set.store.load('match-1');
  if (stored === undefined) throw new Error('nothing is stored');
  return { ...set, store: { ...set.store, load: async () => ({ ...stored, ...change(stored) }) } };
}

test.each([
  ['another state', (state: Json): Json => (isObject(state) ? { ...state, coins: [7, 7] } : null)],
  ['no state that can be read', (): Json => null],
])('a whole log is believed more than a snapshot with %s', async (_, change) => {
  const set = settings();
  const match = await begin(set);
  await doAs(match, 0, TAKE);
  const damaged = await altered(set, ({ snapshot }) => ({ snapshot: { ...snapshot, state: change(snapshot.state) } }));
  const again = await reopened(damaged);
  expect(again.update(0)).toEqual(match.update(0));
  expect(set.problems.map((problem) => problem.kind)).toEqual(['replay-differs']);
  const stored = await damaged.store.load('match-1');
  expect(stored && glanceAt(lanterns, stored)).toMatchObject({ seq: 1, waitingFor: [0] });
});

test('a log that lacks entries gives way to the snapshot', async () => {
  const set = settings();
  const match = await begin(set);
  await doAs(match, 0, TAKE, TAKE);
  await doAs(match, 0, TAKE);
  const again = await reopened(await altered(set, ({ entries }) => ({ entries: entries.slice(0, 1) })));
  expect(again.update(0).view).toEqual(match.update(0).view);
  expect(set.problems).toMatchObject([{ kind: 'replay-differs', message: 'the log has 1 of 2 entries' }]);
});

test('a finished match is kept as such, and its record replays to the same hash', async () => {
  const set = settings({ occupants: [person('ann'), bot(), person('cid')] });
  const match = await begin(set);
  expect((await set.store.load('match-1'))?.snapshot.finished).toBe(false);
  await doAs(match, 0, TAKE);
  await match.undo(0, { keep: 0, seq: match.seq });
  await playOut(match, 'record');
  expect((await set.store.load('match-1'))?.snapshot.finished).toBe(true);
  const record = match.record();
  if (record === undefined) throw new Error('no record of a finished match');
  expect(record.seats).toEqual(['ann', 'Deneb', 'cid']);
  expect(lanterns.result(checkRecord(lanterns, record))).toEqual(match.update(0).result);
});
