import { expect, test } from 'vitest';
import { ambush } from '../../testkit/src/throwaway/ambush.ts';
import type { Match } from './match.ts';
import { memoryStore } from './memory-store.ts';
import { type MatchStore, VersionConflict } from './ports.ts';
import { turns } from './testing/slow-bot.ts';
import { begin, bot, doAs, person, reopened, settings } from './testing/table.ts';

const TAKE = { type: 'take-coin' };
const END = { type: 'end-turn' };
const occupants = [person('ann'), person('bob'), person('cid')];

const refusal = (code: string) => ({ ok: false, refusal: { code } });
const firstOf = (match: Match, seat: number) => match.update(seat).asked?.legal[0] ?? { type: 'nothing' };

/** One match in two processes, neither of which has heard of the other yet. */
async function twice(changed: Parameters<typeof settings>[0] = {}) {
  let conflicts = 0;
  const set = settings({ isShared: true, onConflict: () => (conflicts += 1), ...changed });
  const here = await begin(set);
  const there = await reopened(set);
  return { here, there, set, conflicts: () => conflicts };
}

test('sealed answers given at the same moment in two processes both pass, in one log', async () => {
  const { here, there, set, conflicts } = await twice({ module: ambush, occupants });
  const answers = await Promise.all([doAs(here, 1, firstOf(here, 1)), doAs(there, 2, firstOf(there, 2))]);
  expect(answers).toEqual([
    { ok: true, seq: 1 },
    { ok: true, seq: 2 },
  ]);
  expect(conflicts()).toBe(1);
  await here.refresh();
  expect(here.update(0)).toEqual(there.update(0));
  expect((await set.store.load('match-1'))?.entries.map(({ seat }) => seat)).toEqual([1, 2]);
});

test('the same answer given at the same moment in two processes is done once', async () => {
  const { here, there, conflicts } = await twice();
  const answers = await Promise.all([doAs(here, 0, TAKE), doAs(there, 0, TAKE)]);
  expect(answers).toEqual([{ ok: true, seq: 1 }, refusal('stale-decision')]);
  expect([there.update(0).standing[0].points, conflicts()]).toEqual([1, 1]);
});

test('what was done is counted by the process that did it, not by those that follow', async () => {
  const acted: string[] = [];
  const { here, there } = await twice({ onActed: (by) => acted.push(by) });
  await doAs(here, 0, TAKE);
  await there.refresh();
  expect([there.seq, acted]).toEqual([1, ['person']]);
});

test('orders and seats do not fail because somebody acted meanwhile; an undo of another moment does', async () => {
  const { here, there } = await twice();
  await doAs(here, 0, TAKE);
  await there.refresh();
  const [acted, left, undone] = await Promise.all([doAs(here, 0, TAKE), there.leave(1), there.undo(0, { keep: 0, seq: 1 })]);
  expect([acted.ok, left.ok]).toEqual([true, true]);
  expect(undone).toEqual(refusal('stale-decision'));
  expect(there.occupants[1].kind).toBe('open');
});

test('two people who want one seat in two processes: one has it', async () => {
  const { here, there } = await twice({ occupants: [person('ann'), { kind: 'open' }] });
  const answers = await Promise.all([here.sit(1, person('bob')), there.sit(1, person('cid'))]);
  expect(answers).toEqual([{ ok: true, seq: 1 }, refusal('not-your-seat')]);
  expect(there.occupants[1]).toEqual(person('bob'));
});

test('who comes from another process knows more than this one: it reads before it refuses', async () => {
  const { here, there } = await twice();
  await doAs(here, 0, TAKE);
  const { asked } = here.update(0);
  expect(await there.act(0, { decision: asked?.id ?? -1, actions: [TAKE] })).toEqual({ ok: true, seq: 2 });
});

test('a bot of one process and a person in another answer at the same moment, each once', async () => {
  const chosen: number[] = [];
  const bots = {
    choose: async ({ seat, legal }: { readonly seat: number; readonly legal: readonly { readonly type: string }[] }) => {
      chosen.push(seat);
      return legal[0];
    },
  };
  const set = settings({ module: ambush, occupants: [person('ann'), bot(), person('cid')], isShared: true, bots });
  const there = await begin({ ...set, bots: undefined });
  const here = await reopened(set);
  expect(await doAs(there, 2, firstOf(there, 2))).toMatchObject({ ok: true });
  await here.settled();
  const entries = (await set.store.load('match-1'))?.entries ?? [];
  expect(entries.map(({ seat }) => seat).sort()).toEqual([1, 2]);
  expect(chosen).toEqual([1]);
});

test('where others always write first a request gives up in the end, and the match rests', async () => {
  let appends = 0;
  const stored = memoryStore();
  const store: MatchStore = {
    ...stored,
    append: async (id, _entry, { version }) => {
      appends += 1;
      throw new VersionConflict(id, version - 1);
    },
  };
  const match = await begin({ store, isShared: true });
  await expect(doAs(match, 0, TAKE)).rejects.toBeInstanceOf(VersionConflict);
  expect(appends).toBe(10);
  await match.settled();
  expect(match.seq).toBe(0);
});

test('a wait for the match to settle covers what is planned again, and what a bot does after it', async () => {
  const bots = { choose: async ({ legal }: { readonly legal: readonly { readonly type: string }[] }) => legal[legal.length - 1] };
  const set = settings({ occupants: [person('ann'), bot(), person('cid')], isShared: true, bots });
  const here = await begin(set);
  const there = await reopened({ ...set, bots: undefined });
  const acts = [doAs(here, 0, END), there.leave(2)];
  const waits = Promise.all([here.settled(), here.settled(), there.settled()]);
  expect((await Promise.all(acts)).map(({ ok }) => ok)).toEqual([true, true]);
  await waits;
  await turns();
  expect(here.hasAutomaticTurn).toBe(false);
  await there.refresh();
  expect(there.seq).toBe(here.seq);
  expect(here.log('spectator').filter(({ seat }) => seat === 1)).toHaveLength(1);
});
