import type { Json } from '@orrery/engine';
import { expect, test } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { lanterns } from './testing/lanterns.ts';
import { begin, bot, doAs, person, playOut, reopened, settings } from './testing/table.ts';
import type { Update } from './told.ts';

const TAKE = { type: 'take-coin' };
const DRAW = { type: 'draw-card' };
const END = { type: 'end-turn' };

const refusal = (code: string) => ({ ok: false, refusal: { code } });

test('an answer to the question is done, and its update comes with what happened', async () => {
  const match = await begin();
  const heard: Update[] = [];
  match.subscribe(1, (update) => heard.push(update));
  expect(await doAs(match, 0, TAKE)).toEqual({ ok: true, seq: 1 });
  expect(heard).toHaveLength(1);
  expect(heard[0]).toMatchObject({
    seq: 1,
    actionCount: 1,
    change: { kind: 'actions', seat: 0, index: 0, count: 1 },
    events: [{ type: 'coin-taken', seat: 0 }],
    waitingFor: [0],
    asked: undefined,
    seed: undefined,
  });
});

test('the same request again is stale and changes nothing', async () => {
  const match = await begin();
  const decision = match.update(0).asked?.id ?? -1;
  const request = { decision, actions: [TAKE] };
  const answers = await Promise.all([match.act(0, request), match.act(0, request), match.act(0, request)]);
  expect(answers).toEqual([{ ok: true, seq: 1 }, refusal('stale-decision'), refusal('stale-decision')]);
  expect(match.update(0).standing[0].points).toBe(1);
});

test('a repeated answer is stale also when it ended the turn', async () => {
  const match = await begin();
  const request = { decision: match.update(0).asked?.id ?? -1, actions: [END] };
  expect(await match.act(0, request)).toEqual({ ok: true, seq: 1 });
  expect(await match.act(0, request)).toEqual(refusal('stale-decision'));
  expect(match.seq).toBe(1);
});

test.each([
  ['out of turn', 1, 0, [TAKE], { code: 'not-asked' }],
  ['a seat that is none', 7, 0, [TAKE], { code: 'not-your-seat' }],
  ['a decision nobody asked', 0, 99, [TAKE], { code: 'stale-decision' }],
  ['no action at all', 0, 0, [], { code: 'malformed-action' }],
  ['nonsense', 0, 0, [TAKE, { type: 'jump' }], { code: 'malformed-action' }],
  ['no object', 0, 0, [null], { code: 'malformed-action' }],
  [
    'against the rules',
    0,
    0,
    [{ type: 'bid', card: 'lantern-100' }],
    { code: 'illegal', refusal: { code: 'not-now', rule: 'LA-1' }, index: 0 },
  ],
] as [string, number, number, Json[], unknown][])('%s is refused and nothing changes', async (_, seat, decision, actions, expected) => {
  const set = settings();
  const match = await begin(set);
  const before = [match.update(0), match.update(1), await set.store.load('match-1')];
  expect(await match.act(seat, { decision, actions })).toEqual({ ok: false, refusal: expected });
  expect([match.update(0), match.update(1), await set.store.load('match-1')]).toEqual(before);
});

test('nobody speaks for a bot or for an empty seat', async () => {
  const match = await begin({ occupants: [{ kind: 'open' }, bot()], bots: undefined });
  expect(await match.act(0, { decision: 0, actions: [END] })).toEqual(refusal('not-your-seat'));
  await match.sit(0, person('ann'));
  await doAs(match, 0, END);
  expect(await doAs(match, 1, END)).toEqual(refusal('not-your-seat'));
});

test('in a game with secret hands who has left a seat may take it again, but no other, after a restart too', async () => {
  const set = settings({ module: { ...lanterns, hasSecretHands: true }, occupants: [person('ann'), person('bob')] });
  const match = await begin(set);
  await match.leave(0);
  await match.leave(1);
  expect(await match.sit(1, person('ann'))).toEqual(refusal('knows-another-seat'));
  expect(await match.sit(0, person('ann'))).toMatchObject({ ok: true });
  await match.leave(0);
  const again = await reopened(set);
  expect(await again.sit(1, person('ann'))).toEqual(refusal('knows-another-seat'));
  expect(await again.sit(1, person('eve'))).toMatchObject({ ok: true });
});

test('where all is open people may change seats', async () => {
  const match = await begin({ module: { ...lanterns, hasSecretHands: false } });
  await match.leave(0);
  await match.leave(1);
  expect(await match.sit(1, person('ann'))).toMatchObject({ ok: true });
});

test('several actions are done all or none', async () => {
  const match = await begin();
  const heard: Update[] = [];
  match.subscribe('spectator', (update) => heard.push(update));
  const refused = await doAs(match, 0, TAKE, TAKE, TAKE, TAKE, TAKE);
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'illegal', index: 4 } });
  expect(await doAs(match, 0, TAKE, END, TAKE)).toEqual(refusal('not-asked'));
  expect(match.update(0).standing[0].points).toBe(0);
  expect(await doAs(match, 0, TAKE, TAKE, END)).toEqual({ ok: true, seq: 1 });
  expect(heard).toHaveLength(1);
  expect(heard[0].events.map((event) => event.type)).toEqual(['coin-taken', 'coin-taken', 'turn-ended']);
  expect(match.log(0).map((line) => [line.index, line.seat, line.events.length])).toEqual([
    [0, 0, 1],
    [1, 0, 1],
    [2, 0, 1],
  ]);
});

test('a request cannot be a peep-hole: nothing may follow what reveals, whether it would be legal or not', async () => {
  const match = await begin();
  for (const then of [TAKE, { type: 'bid', card: 'lantern-100' }]) {
    expect(await doAs(match, 0, DRAW, then)).toEqual(refusal('stale-decision'));
  }
  expect(match.seq).toBe(0);
  expect(await doAs(match, 0, TAKE, DRAW)).toEqual({ ok: true, seq: 1 });
});

test('what only one seat may hear, only it hears: in updates and in the log', async () => {
  const match = await begin();
  const heard: Update[] = [];
  match.subscribe(0, (update) => heard.push(update));
  match.subscribe(1, (update) => heard.push(update));
  await doAs(match, 0, DRAW);
  expect(heard[0].events[0]).toHaveProperty('card');
  expect(heard[1].events[0]).toEqual({ type: 'card-drawn', seat: 0 });
  expect(match.log(0)[0].events[0]).toHaveProperty('card');
  expect(match.log('spectator')[0].events[0]).not.toHaveProperty('card');
});

test('sealed answers do not make each other stale', async () => {
  const match = await begin({ occupants: [person('ann'), person('bob'), person('cid')] });
  for (const seat of [0, 1, 2]) await doAs(match, seat, END);
  const requests = [0, 1, 2].map((seat) => {
    const { asked } = match.update(seat);
    return { decision: asked?.id ?? -1, actions: (asked?.legal ?? []).slice(0, 1).map((action): Json => ({ ...action })) };
  });
  const answers = await Promise.all([2, 0, 1].map((seat) => match.act(seat, requests[seat])));
  expect(answers.map((answer) => answer.ok)).toEqual([true, true, true]);
  expect(await match.act(1, requests[1])).toEqual(refusal('stale-decision'));
});

test('after the end nothing is done any more, the seed is open and fits the commitment', async () => {
  const match = await begin();
  expect(match.record()).toBeUndefined();
  await playOut(match, 'to the end');
  const update = match.update('spectator');
  expect(update.result?.because).toBe('rounds-played');
  expect(update.seed).toBe(settings().entropy());
  expect(update.waitingFor).toEqual([]);
  expect(await match.act(0, { decision: 10_000, actions: [TAKE] })).toEqual(refusal('match-over'));
  expect(await match.undo(0, { keep: 0, seq: match.seq })).toEqual(refusal('match-over'));
  expect(await match.requestUndo(0, { keep: 0, seq: match.seq })).toEqual(refusal('match-over'));
  expect(await match.sit(0, bot())).toEqual(refusal('match-over'));
});

test('waitingSince is the time of the last change of the game', async () => {
  const match = await begin();
  const begun = match.update(0).waitingSince;
  await match.sit(1, bot());
  expect(match.update(0).waitingSince).toBe(begun);
  await doAs(match, 0, TAKE);
  expect(match.update(0).waitingSince).toBeGreaterThan(begun);
});

test('a listener that throws stops neither the match nor the others', async () => {
  const set = settings();
  const match = await begin(set);
  const heard: number[] = [];
  match.subscribe(0, () => {
    throw new Error('broken screen');
  });
  const stop = match.subscribe(0, (update) => heard.push(update.seq));
  await doAs(match, 0, TAKE);
  stop();
  stop();
  await doAs(match, 0, TAKE);
  expect(heard).toEqual([1]);
  expect(set.problems.map((problem) => problem.kind)).toEqual(['listener-failed', 'listener-failed']);
});

test('a match that is not there is undefined, and seats and options are checked', async () => {
  const set = settings({ store: memoryStore() });
  await expect(reopened(set)).rejects.toThrow('not in the store');
  await expect(begin({ occupants: [person('ann')] })).rejects.toThrow('2 to 4 players');
  await expect(begin({ options: { rounds: 'nine' } })).rejects.toThrow('rounds');
  await expect(begin({ entropy: () => 'guess' })).rejects.toThrow('32 hexadecimal');
});
