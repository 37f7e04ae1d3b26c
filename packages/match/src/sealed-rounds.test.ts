import type { ActionBase } from '@orrery/engine';
import { expect, test } from 'vitest';
import { ambush } from '../../testkit/src/throwaway/ambush.ts';
import type { Match } from './match.ts';
import type { BotPort, BotRequest } from './ports.ts';
import { turns } from './testing/slow-bot.ts';
import { begin, bot, doAs, person, playOut, randomBots, reopened, settings } from './testing/table.ts';

/** Seat 0 hunts, the others hide; all of them are asked at once. */
const occupants = [person('ann'), bot(), person('cid'), bot()];

/** Bots that answer when the test names their seat, with their last legal action. */
function bySeat(): BotPort & { readonly requests: BotRequest[]; answer(seat: number): Promise<void> } {
  const waiting = new Map<number, () => void>();
  const requests: BotRequest[] = [];
  return {
    requests,
    choose: (request) => {
      requests.push(request);
      const [action] = request.legal.slice(-1);
      return new Promise((resolve) => waiting.set(request.seat, () => resolve(action)));
    },
    async answer(seat) {
      waiting.get(seat)?.();
      await turns();
    },
  };
}

/** Whose actions were done, in order. */
function actorsIn(match: Match): number[] {
  const actors: number[] = [];
  match.subscribe('spectator', ({ change }) => {
    if (change.kind === 'actions') actors.push(change.seat);
  });
  return actors;
}

const firstOf = (match: Match, seat: number): ActionBase => match.update(seat).asked?.legal[0] ?? { type: 'nothing' };

test.each([
  ['the first seat', [1, 3]],
  ['the last seat', [3, 1]],
])('bots asked together answer in the order of their seats, also when %s knows first', async (_, order) => {
  const bots = bySeat();
  const match = await begin({ module: ambush, occupants, bots });
  const actors = actorsIn(match);
  await turns();
  expect(bots.requests.map(({ seat }) => seat)).toEqual([1, 3]);
  await bots.answer(order[0]);
  expect(actors).toEqual([]);
  await bots.answer(order[1]);
  expect(actors).toEqual([1, 3]);
  match.close();
});

test('bots do not wait for people, and one that may change its sealed answer is left in peace', async () => {
  const set = settings({ module: ambush, occupants });
  const match = await begin(set);
  await match.settled();
  expect(match.update('spectator')).toMatchObject({ seq: 2, waitingFor: [2] });
  expect(match.update(1).asked).toMatchObject({ must: false, decision: { ask: 'change-hiding' } });
  await doAs(match, 2, firstOf(match, 2));
  await doAs(match, 2, firstOf(match, 2));
  await match.settled();
  expect(match.update('spectator').waitingFor).toEqual([0]);
  expect(set.problems).toEqual([]);
});

test('a bot whose seat is taken meanwhile keeps nobody waiting', async () => {
  const bots = bySeat();
  const match = await begin({ module: ambush, occupants, bots });
  const actors = actorsIn(match);
  await bots.answer(3);
  await match.sit(1, person('bob'));
  await turns();
  expect(actors).toEqual([3]);
  match.close();
});

test('a table of people and bots plays sealed rounds and windows to the end', async () => {
  for (const salt of ['one', 'two', 'three']) {
    const set = settings({ module: ambush, occupants });
    const match = await begin(set);
    await playOut(match, salt);
    expect(match.isOver).toBe(true);
    expect(set.problems).toEqual([]);
  }
});

test('where hands are secret a bot answers on the beat: a thought a little longer is not told from one much longer', async () => {
  const beats: (() => void)[] = [];
  const thoughts: (() => void)[] = [];
  const match = await begin({
    module: ambush,
    occupants: [bot(), person('bob')],
    botDelayMs: 400,
    bots: { choose: (request, cancelled) => new Promise((resolve) => thoughts.push(() => resolve(randomBots.choose(request, cancelled)))) },
    wait: () => new Promise((resolve) => beats.push(resolve)),
  });
  await doAs(match, 1, firstOf(match, 1));
  await turns();
  beats.shift()?.();
  await turns();
  thoughts.shift()?.();
  await turns();
  expect([match.seq, beats.length]).toEqual([1, 1]);
  beats.shift()?.();
  await turns();
  expect(match.seq).toBe(2);
  match.close();
});

const people = [person('ann'), person('bob'), person('cid')];
const consents = (match: Match): (number | undefined)[] => [0, 1, 2].map((seat) => match.update(seat).undo.consent);
const nothing = { ok: false, refusal: { code: 'nothing-to-undo' } };

test('no consent leads back across what other people answered under seal', async () => {
  const match = await begin({ module: ambush, occupants: people });
  await doAs(match, 1, firstOf(match, 1));
  expect(consents(match)).toEqual([0, 1, 0]);
  await doAs(match, 2, firstOf(match, 2));
  expect(consents(match)).toEqual([0, 0, 1]);
  await doAs(match, 0, firstOf(match, 0));
  expect(consents(match)).toEqual([1, 1, 2]);
  expect(await match.requestUndo(0, { keep: 1, seq: match.seq })).toEqual(nothing);
  expect(await match.requestUndo(0, { keep: 2, seq: match.seq })).toMatchObject({ ok: true });
  await match.answerUndo(1, { keep: 2, agree: true });
  await match.answerUndo(2, { keep: 2, agree: true });
  expect(match.update(0)).toMatchObject({ actionCount: 2, waitingFor: [0], undo: { consent: 0 } });
});

test('nor across their answers in a window, nor over a reveal that ended a round', async () => {
  const match = await begin({ module: ambush, occupants: people });
  for (const seat of [1, 2, 0]) await doAs(match, seat, firstOf(match, seat));
  await doAs(match, 1, { type: 'pass' });
  expect(consents(match)).toEqual([0, 2, 0]);
  await doAs(match, 2, { type: 'pass' });
  expect(match.update('spectator').view).toMatchObject({ round: 2 });
  expect(consents(match)).toEqual([0, 0, 1]);
  expect(await match.requestUndo(0, { keep: 2, seq: match.seq })).toEqual(nothing);
});

test('what the last to answer does after the reveal is no longer under seal: the table may take it back', async () => {
  const match = await begin({ occupants: [person('ann'), person('bob')] });
  for (const seat of [0, 1]) await doAs(match, seat, { type: 'end-turn' });
  // Ann's bid opens both, and the next turn is hers.
  for (const seat of [1, 0]) await doAs(match, seat, firstOf(match, seat));
  await doAs(match, 0, { type: 'take-coin' });
  expect(match.update(1)).toMatchObject({ actionCount: 5, undo: { consent: 1 } });
  expect(await match.requestUndo(1, { keep: 3, seq: match.seq })).toEqual(nothing);
  expect(await match.requestUndo(1, { keep: 4, seq: match.seq })).toMatchObject({ ok: true });
});

test('a person who plays against bots alone, or every seat at one screen, goes back as far as they like', async () => {
  for (const others of [bot(), person('ann')]) {
    const match = await begin({ module: ambush, occupants: [person('ann'), others, others] });
    for (let move = 0; move < 3; move++) {
      await match.settled();
      const seat = match.update('spectator').waitingFor.find((asked) => match.occupants[asked].kind === 'person');
      if (seat !== undefined) await doAs(match, seat, firstOf(match, seat));
    }
    await match.settled();
    expect(match.update(0).actionCount).toBeGreaterThanOrEqual(3);
    expect(await match.requestUndo(0, { keep: 0, seq: match.seq })).toMatchObject({ ok: true });
    match.close();
  }
});

test('the last answer under seal is known for one also after the match was read from the store', async () => {
  const set = settings({ module: ambush, occupants: people });
  const match = await begin(set);
  for (const seat of [1, 2, 0]) await doAs(match, seat, firstOf(match, seat));
  expect(consents(await reopened(set))).toEqual(consents(match));
});
