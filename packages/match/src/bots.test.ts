import type { ActionBase } from '@orrery/engine';
import { expect, test } from 'vitest';
import { memoryStore } from './memory-store.ts';
import type { BotChoice, BotPort, MatchStore } from './ports.ts';
import { slowBot, turns } from './testing/slow-bot.ts';
import { begin, bot, doAs, person, randomBots, settings } from './testing/table.ts';

const TAKE = { type: 'take-coin' };
const END = { type: 'end-turn' };

test('bots alone play a match to its end', async () => {
  const set = settings({ occupants: [bot(), bot(), bot()] });
  const match = await begin(set);
  const seen: number[] = [];
  match.subscribe('spectator', (update) => seen.push(update.seq));
  await match.settled();
  expect(match.isOver).toBe(true);
  expect(seen).toEqual(Array.from({ length: match.seq }, (_, index) => index + 1));
  expect(set.problems).toEqual([]);
});

test('a bot is asked with its own view, its legal actions and a salt', async () => {
  const slow = slowBot();
  const set = settings({ occupants: [person('ann'), bot('greedy')], bots: slow });
  const match = await begin(set);
  expect(slow.requests).toEqual([]);
  await doAs(match, 0, END);
  await turns();
  expect(slow.requests).toHaveLength(1);
  const { view, legal } = { view: match.update(1).view, legal: match.update(1).asked?.legal };
  expect(slow.requests[0]).toEqual({ game: 'lanterns', level: 'greedy', seat: 1, view, legal, salt: expect.any(String) });
  await slow.answer(TAKE);
  expect(match.update(0).standing[1].points).toBe(1);
});

test.each([
  ['fails', 'bot-failed', () => Promise.reject(new Error('out of memory'))],
  [
    'throws',
    'bot-failed',
    () => {
      throw new Error('at once');
    },
  ],
  ['answers against the rules', 'bot-illegal', async () => ({ type: 'bid', card: 'lantern-1' })],
  ['answers nonsense', 'bot-illegal', async () => ({ type: 'explode' })],
  ['answers nothing', 'bot-illegal', async () => undefined as unknown as ActionBase],
] as [string, string, BotPort['choose']][])('a bot that %s is passed over and the match goes on', async (_, kind, choose) => {
  const set = settings({ occupants: [bot(), bot()], bots: { choose } });
  const match = await begin(set);
  await match.settled();
  expect(match.isOver).toBe(true);
  expect(new Set(set.problems.map((problem) => problem.kind))).toEqual(new Set([kind]));
  expect(set.problems[0]).toMatchObject({ match: 'match-1', seat: 0 });
});

test('a bot that says something is heard once what it did is durable; what is no phrase is not passed on', async () => {
  const said: unknown[] = [];
  const phrase = { code: 'i-take-a-coin', values: [1] };
  const talks: unknown[] = [phrase, undefined, { code: 'Hello you', values: [] }, { code: 'hm', values: ['a secret word'] }];
  const match = await begin({
    occupants: [bot(), person('bob')],
    bots: { choose: async () => ({ action: talks.length > 1 ? TAKE : END, talk: talks.shift() }) as BotChoice },
    onTalk: (talk) => said.push({ ...talk, seq: match.seq }),
  });
  await match.settled();
  expect(match.seq).toBe(4);
  expect(said).toEqual([{ match: 'match-1', seat: 0, name: 'Deneb', phrase, seq: 1 }]);
});

test('a bot that thinks too long is passed over; its late answer changes nothing', async () => {
  const slow = slowBot();
  const waits: { readonly milliseconds: number; readonly end: () => void }[] = [];
  const set = settings({
    occupants: [bot(), person('bob')],
    bots: slow,
    botLimitMs: 800,
    wait: (milliseconds) => new Promise((resolve) => (milliseconds === 0 ? resolve() : waits.push({ milliseconds, end: resolve }))),
  });
  const match = await begin(set);
  await turns();
  expect(waits.map((wait) => wait.milliseconds)).toEqual([800]);
  waits[0].end();
  await turns();
  expect(match.seq).toBe(1);
  expect(set.problems).toMatchObject([{ kind: 'bot-late', seat: 0 }]);
  await slow.answer(TAKE);
  expect(match.seq).toBe(1);
  match.close();
});

test('a paced bot answers no sooner than its delay', async () => {
  const ends: (() => void)[] = [];
  const match = await begin({
    occupants: [bot(), person('bob')],
    botDelayMs: 400,
    wait: (milliseconds) => {
      expect(milliseconds).toBe(400);
      return new Promise((resolve) => ends.push(resolve));
    },
  });
  await turns();
  expect(match.seq).toBe(0);
  ends.shift()?.();
  await turns();
  expect(match.seq).toBe(1);
  match.close();
});

test('people may undo while a bot thinks; its answer to the old question is dropped', async () => {
  const slow = slowBot();
  const match = await begin({ occupants: [person('ann'), bot()], bots: slow });
  await doAs(match, 0, TAKE, END);
  expect(await match.undo(0, { keep: 1, seq: 1 })).toEqual({ ok: true, seq: 2 });
  await slow.answer(TAKE);
  expect(match.seq).toBe(2);
  expect(match.update(0)).toMatchObject({ waitingFor: [0], actionCount: 1 });
  await doAs(match, 0, END);
  await turns();
  expect(slow.requests).toHaveLength(2);
  await slow.answer(END);
  expect(match.seq).toBe(4);
});

test('bots hold still while the table talks about an undo', async () => {
  const slow = slowBot();
  const match = await begin({ occupants: [person('ann'), person('bob'), bot()], bots: slow });
  await doAs(match, 0, END);
  await doAs(match, 1, END);
  await match.requestUndo(0, { keep: 0, seq: match.seq });
  await slow.answer(TAKE);
  expect(match.seq).toBe(3);
  await match.answerUndo(1, { keep: 0, agree: false });
  await slow.answer(TAKE);
  expect(match.seq).toBe(5);
});

test('nor does a consent that is not the last wake them', async () => {
  const slow = slowBot();
  const match = await begin({ occupants: [person('ann'), person('bob'), person('cid'), bot()], bots: slow });
  for (const seat of [0, 1, 2]) await doAs(match, seat, END);
  await match.requestUndo(0, { keep: 0, seq: match.seq });
  await slow.answer(TAKE);
  await match.answerUndo(2, { keep: 0, agree: true });
  await turns();
  expect(slow.requests).toHaveLength(1);
  await match.answerUndo(1, { keep: 0, agree: true });
  expect(match.update(0)).toMatchObject({ waitingFor: [0], actionCount: 0 });
});

test('a bot replaced by one of another level thinks for nothing', async () => {
  const slow = slowBot();
  const match = await begin({ occupants: [bot('random'), person('bob')], bots: slow });
  await match.sit(0, bot('greedy'));
  await turns();
  expect(slow.requests.map((request) => request.level)).toEqual(['random', 'greedy']);
  await slow.answer(TAKE);
  expect(match.seq).toBe(1);
  await slow.answer(END);
  expect(match.update(1)).toMatchObject({ seq: 2, waitingFor: [1], actionCount: 1 });
});

test('a bot that takes a seat goes on in its place, and gives it back to a person', async () => {
  const slow = slowBot();
  const match = await begin({ bots: slow });
  await match.sit(0, bot());
  await turns();
  expect(slow.requests).toHaveLength(1);
  expect(await match.sit(0, person('cid'))).toEqual({ ok: true, seq: 2 });
  await slow.answer(TAKE);
  expect(match.seq).toBe(2);
  expect(await doAs(match, 0, TAKE)).toEqual({ ok: true, seq: 3 });
  expect(await match.sit(0, person('dan'))).toEqual({ ok: false, refusal: { code: 'not-your-seat' } });
  expect(await match.leave(0)).toEqual({ ok: true, seq: 4 });
  expect(await match.sit(0, person('dan'))).toEqual({ ok: true, seq: 5 });
  expect(match.update(1).occupants[0]).toEqual(person('dan'));
});

test('when the storage fails under a bot, it tries again later', async () => {
  let failures = 3;
  const steady = memoryStore();
  const store: MatchStore = {
    ...steady,
    append: async (...given) => {
      if (failures-- > 0) throw new Error('disk full');
      return steady.append(...given);
    },
  };
  const waited: number[] = [];
  const wait = async (milliseconds: number) => {
    if (milliseconds > 0) waited.push(milliseconds);
  };
  const match = await begin({ store, wait, bots: randomBots, occupants: [bot(), bot()] });
  await match.settled();
  expect(match.isOver).toBe(true);
  expect(waited).toEqual([1000, 2000, 4000]);
});

test('a closed match wakes no bot and tells nobody', async () => {
  const slow = slowBot();
  const match = await begin({ occupants: [bot(), person('bob')], bots: slow });
  const told: number[] = [];
  match.subscribe(1, (update) => told.push(update.seq));
  match.close();
  await slow.answer(TAKE);
  expect([match.seq, told]).toEqual([0, []]);
});
