import { type ClosedReason, isObject, type JsonObject, type PlainGame } from '@orrery/engine';
import { expect, test } from 'vitest';
import { type CreateMatch, isClosed } from './match.ts';
import { openMatch } from './open.ts';
import { glanceAt } from './restore.ts';
import { lanterns } from './testing/lanterns.ts';
import { begin, doAs, person, playOut, reopened, settings } from './testing/table.ts';

const TAKE = { type: 'take-coin' };
const DRAW = { type: 'draw-card' };

/** The next rules of Lanterns; coins of version 1 count double. */
const doubled = (state: JsonObject) => ({
  ...state,
  coins: Array.isArray(state.coins) ? state.coins.map((coins) => 2 * Number(coins)) : [],
});
const second = (upgrade: PlainGame['upgrades'][string]) => ({ ...lanterns, rulesVersion: '2', upgrades: { '1': upgrade } });

async function storedIn(set: CreateMatch) {
  const stored = await set.store.load('match-1');
  if (stored === undefined) throw new Error('the match is not in the store');
  return stored;
}

async function closedFrom(set: CreateMatch) {
  const opened = await openMatch(set);
  if (opened === undefined || !isClosed(opened)) throw new Error('the match is not closed');
  return opened;
}

test('a match of earlier rules goes on from its upgraded snapshot', async () => {
  const set = settings();
  const match = await begin(set);
  await doAs(match, 0, TAKE);
  const newer = await reopened({ ...set, module: second(doubled) });
  expect(newer.update(0).standing[0].points).toBe(2);
  expect(glanceAt(second(doubled), await storedIn(set))).toMatchObject({ waitingFor: [0], isOver: false });
  await doAs(newer, 0, TAKE);
  expect(newer.update(0).standing[0].points).toBe(3);
});

test('what is stored once under the new rules is not upgraded again, be it a seat taken or an action', async () => {
  const set = { ...settings(), module: second(doubled) };
  const match = await begin({ ...set, module: lanterns });
  await doAs(match, 0, TAKE);
  const newer = await reopened(set);
  await newer.leave(1);
  await newer.sit(1, person('cid'));
  expect((await reopened(set)).update(0).standing[0].points).toBe(2);
  await doAs(await reopened(set), 0, TAKE);
  expect((await reopened(set)).update(0).standing[0].points).toBe(3);
});

test('whom the new rules ask besides may answer', async () => {
  const set = settings();
  await doAs(await begin(set), 0, TAKE);
  const turned = (state: JsonObject) => ({ ...state, turn: 1 });
  const newer = await reopened({ ...set, module: second(turned) });
  expect(newer.update('spectator').waitingFor).toEqual([1]);
  expect(await doAs(newer, 1, TAKE)).toMatchObject({ ok: true });
});

test.each<[ClosedReason, PlainGame]>([
  ['rules-changed', second({ cannot: 'the lanterns have another shape' })],
  ['rules-changed', { ...lanterns, rulesVersion: '2' }],
  [
    'unreadable',
    second(() => {
      throw new Error('no such field');
    }),
  ],
  ['unreadable', second(() => ({ chance: {} }))],
  ['newer-rules', { ...lanterns, rulesVersion: '0' }],
])('a match that cannot go on is closed and says why: %s', async (reason, module) => {
  const set = settings();
  await doAs(await begin(set), 0, TAKE);
  const before = await storedIn(set);
  const closed = await closedFrom({ ...set, module });
  expect([closed.closed, closed.rulesVersion, closed.setup.game]).toEqual([reason, '1', 'lanterns']);
  expect(closed.setup).not.toHaveProperty('seed');
  expect(closed.record()).toBeUndefined();
  expect(glanceAt(module, before)).toMatchObject({ closed: reason, waitingFor: [], hasAutomaticTurn: false, isOver: false });
  expect(set.problems.map(({ kind }) => kind)).toEqual(['closed']);
  expect(await storedIn(set)).toEqual(before);
  expect((await reopened(set)).update(0).standing[0].points).toBe(1);
});

test('a finished match of earlier rules keeps its record, whether its last state can be read or not', async () => {
  const set = settings();
  const match = await begin(set);
  await doAs(match, 0, TAKE);
  await match.undo(0, { keep: 0, seq: match.seq });
  await doAs(match, 0, DRAW);
  await playOut(match, 'an old record');
  const record = match.record();
  expect((await reopened({ ...set, module: second((state) => state) })).record()).toEqual(record);
  const cannot = { ...set, module: second({ cannot: 'another game' }) };
  expect((await closedFrom(cannot)).record()).toEqual(record);
  const { ending: _, ...early } = (await storedIn(set)).snapshot;
  const store = { ...set.store, load: async () => ({ ...(await storedIn(set)), snapshot: early }) };
  expect((await closedFrom({ ...cannot, store })).record()).toEqual({ ...record, result: undefined });
});

test('a match whose rules changed on the way has no record', async () => {
  const set = { ...settings(), module: second((state) => state) };
  await doAs(await begin({ ...set, module: lanterns }), 0, TAKE);
  const newer = await reopened(set);
  await playOut(newer, 'two versions');
  expect([newer.record(), (await reopened(set)).record()]).toEqual([undefined, undefined]);
});

test('a broken state of the same version closes its match too, where the log is not whole either', async () => {
  const set = settings();
  await doAs(await begin(set), 0, TAKE);
  const stored = await storedIn(set);
  const broken = { ...stored.snapshot, state: isObject(stored.snapshot.state) ? { ...stored.snapshot.state, coins: null } : null };
  const store = { ...set.store, load: async () => ({ ...stored, entries: stored.entries.slice(1), snapshot: broken }) };
  expect((await closedFrom({ ...set, store })).closed).toBe('unreadable');
});
