import { beforeEach, expect, test } from 'vitest';
import { type CallTable, callTable, HOUR, PAUSE } from './testing/call-table.ts';

let calls: CallTable;

beforeEach(async () => {
  calls = await callTable();
});

test('a turn is called for after a pause, and not if its person was quicker', async () => {
  await calls.address('bob');
  await calls.move(0, [1]);
  await calls.clock.pass(PAUSE - 1);
  expect(calls.told()).toEqual([]);
  await calls.clock.pass(1);
  expect(calls.told()).toEqual(['bob turn']);
  await calls.move(1, [0]);
  await calls.move(0, [1]);
  await calls.move(1, [0]);
  await calls.clock.pass(10 * PAUSE);
  expect(calls.told()).toEqual(['bob turn']);
});

test('many steps of one turn are one call, also beside other people’s steps; the next turn is another', async () => {
  await calls.address('bob');
  await calls.move(0, [1, 2]);
  await calls.clock.pass(PAUSE);
  await calls.move(2, [1, 2]);
  await calls.clock.pass(PAUSE);
  await calls.move(2, [1]);
  await calls.clock.pass(PAUSE);
  expect(calls.told()).toEqual(['bob turn', 'bob last']);
  await calls.move(1, [2]);
  await calls.move(2, [1]);
  await calls.clock.pass(PAUSE);
  expect(calls.told()).toEqual(['bob turn', 'bob last', 'bob turn']);
});

test('who is there when it would be said is left alone, and not called for that turn when they go', async () => {
  await calls.address('bob');
  await calls.move(0, [1]);
  calls.here.add('bob');
  await calls.clock.pass(PAUSE);
  calls.here.clear();
  await calls.move(2, [1]);
  await calls.clock.pass(HOUR);
  expect(calls.told()).toEqual([]);
});

test('who may be there by another node is called when they have gone, and not if they answer', async () => {
  await calls.address('bob');
  calls.elsewhere.add('bob');
  await calls.move(0, [1]);
  await calls.clock.pass(10 * 60_000);
  expect(calls.told()).toEqual([]);
  calls.elsewhere.clear();
  await calls.clock.pass(120_000);
  expect(calls.told()).toEqual(['bob turn']);
  calls.elsewhere.add('bob');
  await calls.move(1, [0]);
  await calls.move(0, [1]);
  await calls.clock.pass(60_000);
  await calls.move(1, [0]);
  calls.elsewhere.clear();
  await calls.clock.pass(HOUR);
  expect(calls.told()).toEqual(['bob turn']);
});

test('who was there when their turn began is called to it once nobody sees their page any more, once, and not if they look again', async () => {
  await calls.address('bob');
  calls.here.add('bob');
  await calls.move(0, [1]);
  await calls.clock.pass(PAUSE);
  calls.here.clear();
  calls.caller.unseen('m', 'bob');
  calls.here.add('bob');
  await calls.clock.pass(PAUSE);
  expect(calls.told()).toEqual([]);
  calls.here.clear();
  calls.caller.unseen('m', 'bob');
  await calls.clock.pass(PAUSE);
  expect(calls.told()).toEqual(['bob turn']);
  calls.caller.unseen('m', 'bob');
  await calls.clock.pass(PAUSE);
  expect(calls.told()).toEqual(['bob turn']);
  await calls.move(1, [0]);
  calls.caller.unseen('m', 'bob');
  await calls.clock.pass(PAUSE);
  expect(calls.told()).toEqual(['bob turn']);
});

test('who sees their page no longer is called by a node that knows only that the house is open elsewhere, when that is no more', async () => {
  await calls.address('bob');
  calls.here.add('bob');
  await calls.move(0, [1]);
  await calls.clock.pass(PAUSE);
  calls.here.clear();
  calls.elsewhere.add('bob');
  calls.caller.unseen('m', 'bob');
  await calls.clock.pass(10 * 60_000);
  expect(calls.told()).toEqual([]);
  calls.elsewhere.clear();
  await calls.clock.pass(120_000);
  expect(calls.told()).toEqual(['bob turn']);
});

test('a table is told of all who are awaited in one message, and of those who are not there alone', async () => {
  await calls.address('ada', 'm');
  await calls.address('stranger', 'm');
  calls.here.add('eve');
  await calls.move(0, [0, 1, 2]);
  await calls.clock.pass(PAUSE);
  expect(calls.posted).toHaveLength(1);
  expect(JSON.parse(String(calls.posted[0].body))).toMatchObject({ type: 'turn', people: [{ name: 'ADA' }, { name: 'BOB' }] });
});

test('who may be there by another node just when they were to be called is called when they have gone', async () => {
  const id = await calls.address('bob');
  await calls.storage.addresses.setHealth(id, { failures: 1, failingSince: calls.clock.now(), restsUntil: calls.clock.now() + HOUR });
  await calls.move(0, [1]);
  await calls.clock.pass(HOUR - 1);
  calls.elsewhere.add('bob');
  await calls.clock.pass(HOUR);
  expect(calls.told()).toEqual([]);
  calls.elsewhere.clear();
  await calls.clock.pass(120_000);
  expect(calls.told()).toEqual(['bob turn']);
});

test('whose turn ended meanwhile is not told of it', async () => {
  await calls.address('bob');
  calls.status = 503;
  await calls.move(0, [1]);
  await calls.clock.pass(PAUSE);
  await calls.move(1, [0]);
  calls.status = 200;
  await calls.clock.pass(24 * HOUR);
  expect(calls.posted).toHaveLength(1);
});

test('what a server that died had not planned is found within the hour', async () => {
  await calls.address('bob', 'm');
  calls.glance = { ...calls.glance, waitingFor: [1] };
  await calls.caller.goAround();
  await calls.clock.pass(2 * PAUSE);
  expect(calls.told()).toEqual(['bobm turn']);
  await calls.clock.pass(5 * HOUR);
  expect(calls.told()).toEqual(['bobm turn']);
});

test('where everybody is there nothing is planned, and so nothing written', async () => {
  calls.here = new Set(['ada', 'bob', 'eve']);
  for (let round = 0; round < 3; round++) for (const seat of [0, 1, 2]) await calls.move(seat, [(seat + 1) % 3]);
  expect(await calls.storage.jobs.waiting()).toEqual([]);
});

test('whom a search has seated while they were away hears of it once, and not of the turn that begins with it besides', async () => {
  await calls.address('bob');
  await calls.address('eve');
  await calls.address('ada');
  calls.here.add('ada');
  await calls.caller.seated('m', ['ada', 'bob', 'eve']);
  calls.glance = { ...calls.glance, waitingFor: [1] };
  calls.caller.begun('m');
  await calls.clock.pass(PAUSE);
  expect(calls.told()).toEqual(['bob found', 'eve found']);
  // A job that is done again says nothing new.
  await calls.caller.seated('m', ['ada', 'bob', 'eve']);
  calls.caller.begun('m');
  calls.here.delete('ada');
  await calls.clock.pass(HOUR);
  expect(calls.told()).toEqual(['bob found', 'eve found']);
  await calls.move(1, [2]);
  await calls.clock.pass(PAUSE);
  await calls.move(2, [1]);
  await calls.clock.pass(PAUSE);
  expect(calls.told().slice(2)).toEqual(['eve turn', 'bob turn']);
});

test('who was told that they were found is not called to the turn that begins with it because a page of theirs is hidden later', async () => {
  await calls.address('bob');
  await calls.caller.seated('m', ['bob']);
  calls.glance = { ...calls.glance, waitingFor: [1] };
  calls.caller.begun('m');
  await calls.clock.pass(PAUSE);
  calls.caller.unseen('m', 'bob');
  await calls.clock.pass(PAUSE);
  expect(calls.told()).toEqual(['bob found']);
});
