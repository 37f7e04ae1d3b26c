import { expect, test } from 'vitest';
import { ambush } from '../../testkit/src/throwaway/ambush.ts';
import { memoryStore } from './memory-store.ts';
import { leases } from './testing/leases.ts';
import { slowBot, turns } from './testing/slow-bot.ts';
import { begin, bot, doAs, person, reopened, settings } from './testing/table.ts';

const END = { type: 'end-turn' };

/** A match in two processes that both could think for its bot. */
async function twoNodes() {
  const lease = leases(memoryStore());
  const bots = { a: slowBot(), b: slowBot() };
  const set = settings({ occupants: [person('ann'), bot()], store: lease.store, isShared: true });
  const a = await begin({ ...set, bots: bots.a, lease: lease.of('a') });
  const b = await reopened({ ...set, bots: bots.b, lease: lease.of('b') });
  return { a, b, bots, lease, set };
}

test('of two processes the one with the lease thinks, and the other rests', async () => {
  const { a, b, bots, lease } = await twoNodes();
  await doAs(a, 0, END);
  await b.refresh();
  await turns();
  expect([lease.holder, bots.a.requests.length, bots.b.requests.length]).toEqual(['a', 1, 0]);
  expect([a.hasAutomaticTurn, b.hasAutomaticTurn]).toEqual([true, false]);
  await b.settled();
  await bots.a.answer(END);
  await b.refresh();
  expect([a.seq, b.seq]).toEqual([2, 2]);
});

test('who takes the lease over thinks when it looks at the match', async () => {
  const { a, b, bots, lease } = await twoNodes();
  await doAs(a, 0, END);
  await b.refresh();
  expect(bots.b.requests).toHaveLength(0);
  lease.pass('b');
  await b.refresh();
  await turns();
  expect(bots.b.requests).toHaveLength(1);
  await bots.b.answer(END);
  expect(b.seq).toBe(2);
});

test('what a paused holder wanted to do is refused, and it thinks no more', async () => {
  const { a, bots, lease, set } = await twoNodes();
  await doAs(a, 0, END);
  await turns();
  lease.pass('b');
  await bots.a.answer(END);
  expect([a.seq, bots.a.requests.length, a.hasAutomaticTurn]).toEqual([1, 1, false]);
  expect((await set.store.load('match-1'))?.entries).toHaveLength(1);
  expect(set.problems).toEqual([]);
});

test('where the other acted meanwhile, a late answer under a lease of its own is stale', async () => {
  const { a, b, bots, lease, set } = await twoNodes();
  await doAs(a, 0, END);
  await turns();
  lease.pass('b');
  await b.refresh();
  await bots.b.answer(END);
  lease.pass('a');
  await bots.a.answer(END);
  expect((await set.store.load('match-1'))?.entries.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(a.seq).toBe(2);
});

test('people need no lease', async () => {
  const { a, b, lease } = await twoNodes();
  lease.pass('nobody here');
  expect(await doAs(b, 0, { type: 'take-coin' })).toEqual({ ok: true, seq: 1 });
  expect(await doAs(a, 0, { type: 'take-coin' })).toMatchObject({ ok: false });
  expect(await doAs(a, 0, { type: 'take-coin' })).toEqual({ ok: true, seq: 2 });
});

test('a lease that cannot be asked for is a lease that is not held', async () => {
  const bots = slowBot();
  const lease = { fence: undefined, claim: () => Promise.reject(new Error('away')), lost: () => {} };
  const match = await begin({ module: ambush, occupants: [person('ann'), bot(), bot()], bots, lease });
  await match.settled();
  expect([bots.requests.length, match.hasAutomaticTurn]).toEqual([0, false]);
});
