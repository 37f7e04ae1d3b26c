import { expect, test } from 'vitest';
import type { Entry } from './kept.ts';
import type { Match } from './match.ts';
import { memoryStore } from './memory-store.ts';
import { lanterns } from './testing/lanterns.ts';
import { begin, bot, doAs, person, reopened, settings } from './testing/table.ts';
import type { Update } from './told.ts';
import { COOL_DOWN_MS, MOST_REQUESTS, MOST_UNDOS } from './undo.ts';

const TAKE = { type: 'take-coin' };
const DRAW = { type: 'draw-card' };
const END = { type: 'end-turn' };

const refusal = (code: string) => ({ ok: false, refusal: { code } });
const back = (match: Match, keep: number) => ({ keep, seq: match.seq });
const coins = (match: Match) => match.update('spectator').standing.map((line) => line.points);

test('one goes back alone, click by click, to where the turn began', async () => {
  const match = await begin();
  const heard: Update[] = [];
  match.subscribe(1, (update) => heard.push(update));
  await doAs(match, 0, TAKE);
  await doAs(match, 0, TAKE, TAKE);
  expect(match.update(0).undo).toEqual({ free: 3, last: 2, consent: 3, request: undefined });
  expect(match.update(1).undo.free).toBe(0);
  expect(await match.undo(0, back(match, 1))).toEqual({ ok: true, seq: 3 });
  expect(coins(match)).toEqual([1, 0]);
  expect(heard.at(-1)).toMatchObject({ seq: 3, actionCount: 1, change: { kind: 'undo', seat: 0, keep: 1 }, events: [] });
  expect(match.log(0)).toHaveLength(1);
  expect(await match.undo(0, back(match, 0))).toEqual({ ok: true, seq: 4 });
  expect(await match.undo(0, back(match, 0))).toEqual(refusal('nothing-to-undo'));
});

test('a second click on undo changes nothing', async () => {
  const match = await begin();
  await doAs(match, 0, TAKE);
  await doAs(match, 0, TAKE);
  const request = back(match, 1);
  await match.undo(0, request);
  await doAs(match, 0, TAKE);
  expect(await match.undo(0, request)).toEqual(refusal('stale-decision'));
  expect(coins(match)).toEqual([2, 0]);
});

test('an answer to a question from before the undo is stale', async () => {
  const match = await begin();
  await doAs(match, 0, TAKE);
  const decision = match.update(0).asked?.id ?? -1;
  await doAs(match, 0, TAKE);
  await match.undo(0, back(match, 1));
  expect(await match.act(0, { decision, actions: [TAKE] })).toEqual(refusal('stale-decision'));
});

test('after an undo every question is a new one, also those of other seats', async () => {
  const match = await begin();
  await doAs(match, 0, END);
  await doAs(match, 1, END);
  const { asked } = match.update(1);
  await doAs(match, 0, match.update(0).asked?.legal[0] ?? END);
  expect(match.update(1).asked?.id).toBe(asked?.id);
  expect(await match.undo(0, back(match, 2))).toEqual({ ok: true, seq: 4 });
  expect(match.update(1).asked).toEqual({ ...asked, id: 4 });
});

test('nobody goes back alone across what was revealed', async () => {
  const match = await begin();
  await doAs(match, 0, TAKE, DRAW);
  await doAs(match, 0, TAKE);
  expect(match.update(0).undo.free).toBe(1);
  expect(await match.undo(0, back(match, 1))).toEqual(refusal('undo-needs-consent'));
  expect(await match.undo(0, back(match, 2))).toEqual({ ok: true, seq: 3 });
  expect(match.update(0).undo.free).toBe(0);
});

test('a turn just ended may be taken back until another seat acts', async () => {
  const match = await begin();
  await doAs(match, 0, TAKE, END);
  expect(match.update(0).undo).toMatchObject({ free: 2, last: 2 });
  expect(await match.undo(1, back(match, 1))).toEqual(refusal('undo-needs-consent'));
  await doAs(match, 1, TAKE);
  expect(match.update(0).undo.free).toBe(0);
  expect(await match.undo(0, back(match, 1))).toEqual(refusal('undo-needs-consent'));
  expect(match.update(1).undo.free).toBe(1);
});

test('further back goes only whom all other people let; the last consent does it', async () => {
  const match = await begin({ occupants: [person('ann'), person('bob'), person('cid'), bot()], bots: undefined });
  await doAs(match, 0, TAKE, DRAW);
  expect(await match.requestUndo(0, back(match, 0))).toEqual({ ok: true, seq: 2 });
  expect(match.update(1).undo.request).toEqual({ seat: 0, keep: 0, agreed: [] });
  expect(await match.requestUndo(1, back(match, 1))).toEqual(refusal('undo-already-requested'));
  expect(await match.answerUndo(3, { keep: 0, agree: true })).toEqual(refusal('not-your-seat'));
  expect(await match.answerUndo(0, { keep: 0, agree: true })).toEqual(refusal('stale-decision'));
  expect(await match.answerUndo(1, { keep: 1, agree: true })).toEqual(refusal('no-undo-request'));
  expect(await match.answerUndo(2, { keep: 0, agree: true })).toEqual({ ok: true, seq: 3 });
  expect(await match.answerUndo(2, { keep: 0, agree: true })).toEqual(refusal('stale-decision'));
  expect(match.update('spectator').undo.request?.agreed).toEqual([2]);
  expect(match.update(0).actionCount).toBe(2);
  expect(await match.answerUndo(1, { keep: 0, agree: true })).toEqual({ ok: true, seq: 4 });
  expect(match.update(0)).toMatchObject({ actionCount: 0, waitingFor: [0], undo: { request: undefined } });
  expect(await match.answerUndo(1, { keep: 0, agree: true })).toEqual(refusal('no-undo-request'));
});

test('in a rated match nobody goes back but alone, not even where only bots would have to agree', async () => {
  const match = await begin({ occupants: [person('ann'), bot()], bots: undefined, isRated: true });
  expect(match.update(1)).toMatchObject({ isRated: true, undo: { consent: 0 } });
  await doAs(match, 0, TAKE, DRAW);
  await doAs(match, 0, TAKE);
  expect(match.update(0).undo).toMatchObject({ free: 1, consent: 0 });
  expect(await match.requestUndo(0, back(match, 0))).toEqual(refusal('rated-match'));
  expect(await match.undo(0, back(match, 2))).toMatchObject({ ok: true });
});

test.each([
  ['a refusal', (match: Match) => match.answerUndo(1, { keep: 0, agree: false })],
  ['the one who asked', (match: Match) => match.answerUndo(0, { keep: 0, agree: false })],
  ['an action', (match: Match) => doAs(match, 0, TAKE)],
  ['a change of seats', (match: Match) => match.sit(1, bot())],
])('%s ends the request', async (_, end) => {
  const match = await begin({ bots: undefined });
  await doAs(match, 0, DRAW);
  await match.requestUndo(0, back(match, 0));
  expect(await end(match)).toMatchObject({ ok: true });
  expect(match.update(0).undo.request).toBeUndefined();
  expect(match.update(0).actionCount).toBeGreaterThan(0);
});

test.each([
  ['refused', 1],
  ['withdrawn', 0],
])(
  'a request that was %s cannot be repeated before something is done and a while has passed, so that nobody stops a bot by asking',
  async (_, seat) => {
    let now = 1_800_000_000_000;
    const set = settings({ bots: undefined, now: () => now });
    const match = await begin(set);
    await doAs(match, 0, DRAW);
    await match.requestUndo(0, back(match, 0));
    await match.answerUndo(seat, { keep: 0, agree: false });
    now += COOL_DOWN_MS;
    expect(await match.requestUndo(0, back(match, 0))).toEqual(refusal('undo-declined'));
    expect(await (await reopened(set)).requestUndo(0, back(match, 0))).toEqual(refusal('undo-declined'));
    await doAs(match, 0, TAKE);
    now -= 1;
    expect(await match.requestUndo(0, back(match, 0))).toEqual(refusal('undo-too-soon'));
    expect(await (await reopened(set)).requestUndo(0, back(match, 0))).toEqual(refusal('undo-too-soon'));
    now += 1;
    expect(await match.requestUndo(0, back(match, 0))).toMatchObject({ ok: true });
  },
);

test('nobody asks again sooner by standing up and sitting down again; somebody else’s coming and going costs nobody a request', async () => {
  let now = 1_800_000_000_000;
  const set = settings({ bots: undefined, now: () => now });
  const match = await begin(set);
  await doAs(match, 0, DRAW);
  await match.requestUndo(0, back(match, 0));
  await match.leave(1);
  await match.sit(1, person('bob'));
  expect(await match.requestUndo(0, back(match, 0))).toMatchObject({ ok: true });
  await match.leave(0);
  await match.sit(0, person('ann'));
  now += COOL_DOWN_MS;
  expect(await match.requestUndo(0, back(match, 0))).toEqual(refusal('undo-declined'));
  expect(await (await reopened(set)).requestUndo(0, back(match, 0))).toEqual(refusal('undo-declined'));
  await doAs(match, 0, TAKE);
  now -= 1;
  expect(await match.requestUndo(0, back(match, 0))).toEqual(refusal('undo-too-soon'));
  now += 1;
  expect(await match.requestUndo(0, back(match, 0))).toMatchObject({ ok: true });
});

test('a log in which somebody did ask again like that is read as it was played', async () => {
  const store = memoryStore();
  const set = settings({ bots: undefined, store });
  const match = await begin(set);
  await doAs(match, 0, DRAW);
  await match.requestUndo(0, back(match, 0));
  await match.leave(0);
  await match.sit(0, person('ann'));
  const snapshot = (await store.load('match-1'))?.snapshot;
  if (snapshot === undefined) throw new Error('it is not kept');
  const asked: Entry = { kind: 'undo-request', seat: 0, keep: 0, rulesVersion: lanterns.rulesVersion, at: 0 };
  await store.append('match-1', asked, { ...snapshot, version: snapshot.version + 1 });
  const again = await reopened(set);
  expect(again.update(1)).toMatchObject({ actionCount: 1, undo: { request: { seat: 0, keep: 0, agreed: [] } } });
  expect(set.problems).toEqual([]);
  expect(await again.answerUndo(1, { keep: 0, agree: true })).toMatchObject({ ok: true });
  expect(again.update(1).actionCount).toBe(0);
});

test('a clock that was set back does not make anybody wait for it', async () => {
  let now = 1_800_000_000_000;
  const match = await begin({ bots: undefined, now: () => now });
  await doAs(match, 0, DRAW);
  await match.requestUndo(0, back(match, 0));
  await match.answerUndo(1, { keep: 0, agree: false });
  await doAs(match, 0, TAKE);
  now -= 3_600_000;
  expect(await match.requestUndo(0, back(match, 0))).toMatchObject({ ok: true });
});

test('nobody asks the table without end', async () => {
  let now = 1_800_000_000_000;
  const set = settings({ bots: undefined, now: () => now });
  const match = await begin(set);
  await doAs(match, 0, DRAW);
  for (let request = 0; request < MOST_REQUESTS; request++) {
    expect(await match.requestUndo(0, back(match, 0))).toMatchObject({ ok: true });
    // Sometimes the match goes on instead of an answer: that is a request too.
    if (request % 2 === 0) await match.answerUndo(1, { keep: 0, agree: false });
    await doAs(match, 0, TAKE);
    await match.undo(0, back(match, 1));
    await match.sit(1, person(`bob${request}`));
    await doAs(match, 0, TAKE);
    if (request % 2 === 1) await match.undo(0, back(match, 1));
    now += COOL_DOWN_MS;
  }
  expect(await match.requestUndo(0, back(match, 0))).toEqual(refusal('too-many-undos'));
  expect(await (await reopened(set)).requestUndo(0, back(match, 0))).toEqual(refusal('too-many-undos'));
});

test('nobody takes back without end, and what was taken back is not played again when the match is opened', async () => {
  let steps = 0;
  const counted: typeof lanterns = {
    ...lanterns,
    apply(...given) {
      steps += 1;
      lanterns.apply(...given);
    },
  };
  const set = settings({ module: counted, occupants: [person('ann'), person('bob')] });
  const match = await begin(set);
  await doAs(match, 0, TAKE, TAKE);
  for (let pair = 0; pair < MOST_UNDOS; pair++) {
    await doAs(match, 0, TAKE);
    expect(await match.undo(0, back(match, 2))).toMatchObject({ ok: true });
  }
  await doAs(match, 0, TAKE);
  expect(await match.undo(0, back(match, 2))).toEqual(refusal('too-many-undos'));
  steps = 0;
  const again = await reopened(set);
  expect(steps).toBe(3);
  expect(await again.undo(0, back(again, 2))).toEqual(refusal('too-many-undos'));
});

test('bots agree, and so does a person who plays the other seats too: then it is done at once', async () => {
  const match = await begin({ occupants: [person('ann'), bot(), person('ann')], bots: undefined });
  await doAs(match, 0, DRAW);
  expect(await match.requestUndo(0, back(match, 0))).toEqual({ ok: true, seq: 2 });
  expect(match.update(0).actionCount).toBe(0);
});

test('a match read from the store can be undone just as far, and knows who was asked to consent', async () => {
  const set = settings();
  const match = await begin(set);
  await doAs(match, 0, TAKE, DRAW);
  await doAs(match, 0, TAKE);
  await doAs(match, 0, TAKE);
  const again = await reopened(set);
  for (const viewer of [0, 1, 'spectator'] as const) {
    expect(again.update(viewer)).toEqual(match.update(viewer));
    expect(again.log(viewer)).toEqual(match.log(viewer));
  }
  expect(await again.undo(0, back(again, 3))).toEqual({ ok: true, seq: 4 });
  await again.requestUndo(0, back(again, 0));
  const third = await reopened(set);
  expect(third.update(1).undo.request).toEqual({ seat: 0, keep: 0, agreed: [] });
  expect(await third.answerUndo(1, { keep: 0, agree: true })).toEqual({ ok: true, seq: 6 });
  expect(third.update(0).actionCount).toBe(0);
});
