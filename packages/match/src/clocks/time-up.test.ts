import { expect, test } from 'vitest';
import type { Match } from '../match.ts';
import { memoryStore } from '../memory-store.ts';
import { UntimelyEntry } from '../ports.ts';
import { leases } from '../testing/leases.ts';
import { turns } from '../testing/slow-bot.ts';
import { bot, doAs, person, reopened } from '../testing/table.ts';
import { bidOf, DAY, END, LIVE, left, MINUTE, SECOND, START, TAKE, timedTable } from '../testing/timed.ts';

const three = [person('ann'), person('bob'), person('cid')];
const ann = three[0];
const GIVE_UP = { ...LIVE, whenOut: 'give-up' } as const;
const RUNS_OUT = 3 * MINUTE;

const who = (match: Match) =>
  match.occupants.map((one) => (one.kind === 'person' ? (one.standIn === undefined ? 'person' : 'stood in') : one.kind));

test('nothing happens a moment too early', async () => {
  const { match, time } = await timedTable();
  time.now += RUNS_OUT - 1;
  expect(await match.timeUp()).toBe(START + RUNS_OUT);
  expect([match.seq, who(match)]).toEqual([0, ['person', 'person']]);
});

test('an absence of the house that is found only when the bell is to be kept gives everybody their time', async () => {
  const { set, time } = await timedTable();
  const { store } = set;
  let calls = 0;
  const asking = {
    ...store,
    append: async (...given: Parameters<typeof store.append>) => {
      calls += 1;
      if (calls > 1) return store.append(...given);
      time.away.push({ from: START + SECOND, to: time.now });
      throw new UntimelyEntry('match-1', given[1].at);
    },
  };
  const match = await reopened({ ...set, store: asking });
  time.now += RUNS_OUT;
  expect(await match.timeUp()).toBe(time.now + RUNS_OUT - SECOND);
  expect([calls, who(match)]).toEqual([1, ['person', 'person']]);
});

test('a bot stands in when time has run out, once, and the clock of the next begins', async () => {
  const { match, time, bots } = await timedTable();
  time.now += RUNS_OUT;
  expect(await match.timeUp()).toBeUndefined();
  expect(await match.timeUp()).toBeUndefined();
  expect(match.seq).toBe(1);
  expect(match.occupants[0]).toEqual({ ...ann, standIn: { level: 'captain' } });
  expect(bots.requests).toMatchObject([{ level: 'captain', seat: 0 }]);
  await bots.answer(TAKE);
  await bots.answer(END);
  expect(left(match, time.now)).toEqual(['0', '60+120']);
  expect(match.log(1)).toMatchObject([
    { seat: 0, standIn: true },
    { seat: 0, standIn: true },
  ]);
});

test('a late bell gives nobody time: a move after the deadline finds the clock run out, one before it is heard whenever it is kept', async () => {
  const { match, time, bots } = await timedTable();
  time.now += RUNS_OUT - 1;
  const inTime = doAs(match, 0, TAKE);
  time.now += 5 * SECOND;
  expect(await inTime).toMatchObject({ ok: true });
  // What lay between was nobody's: there is a millisecond left.
  time.now += 1;
  for (const action of [TAKE, END]) {
    expect(await doAs(match, 0, action)).toMatchObject({ refusal: { code: action === TAKE ? 'time-is-up' : 'stood-in' } });
    expect(who(match)).toEqual(['stood in', 'person']);
  }
  // What was taken before stays; the rest is the bot's.
  expect(match.update(0).actionCount).toBe(1);
  await bots.answer(END);
  expect(left(match, time.now)).toEqual(['0', '60+120']);
  expect(await match.timeUp()).toBe(time.now + RUNS_OUT);
});

test('nor does anything else that somebody asks for: going back, a bot in time, standing orders, an agreement', async () => {
  for (const ask of [
    (match: Match) => match.undo(0, { keep: 0, seq: 1 }),
    (match: Match) => match.standIn(0, 'asked'),
    (match: Match) => match.giveOrders(0, []),
    (match: Match) => match.propose(1, { what: 'end', as: 'standing' }),
    (match: Match) => match.setRest(0, undefined),
  ]) {
    const { match, time, set } = await timedTable({ clock: GIVE_UP });
    await doAs(match, 0, TAKE);
    time.now += RUNS_OUT;
    await ask(match);
    expect(match.update(1).result?.because).toBe('called-time');
    expect((await set.store.load('match-1'))?.entries).toHaveLength(2);
  }
});

test('whoever hears of a late move rings, with no lease and once: the one that has it may be dead', async () => {
  const lease = leases(memoryStore());
  const { match: a, time, set } = await timedTable({ store: lease.store, isShared: true, lease: lease.of('a') });
  const b = await reopened({ ...set, lease: lease.of('b') });
  expect(await lease.of('a').claim()).toBe(true);
  time.now += RUNS_OUT;
  expect(await doAs(b, 0, END)).toMatchObject({ refusal: { code: 'time-is-up' } });
  expect(lease.holder).toBe('a');
  await a.timeUp();
  expect((await set.store.load('match-1'))?.entries).toMatchObject([{ kind: 'seat', because: 'time' }]);
});

test('an absence of the house that is found only with a late move gives everybody their time, and the move is heard', async () => {
  const { set, time } = await timedTable();
  const { store } = set;
  let calls = 0;
  const asking = {
    ...store,
    append: async (...given: Parameters<typeof store.append>) => {
      calls += 1;
      if (calls > 1) return store.append(...given);
      time.away.push({ from: START + SECOND, to: time.now });
      throw new UntimelyEntry('match-1', given[1].at);
    },
  };
  const match = await reopened({ ...set, store: asking });
  time.now += RUNS_OUT;
  expect(await doAs(match, 0, END)).toMatchObject({ ok: true });
  expect(who(match)).toEqual(['person', 'person']);
});

test('who comes back has the seat at once where it is not their turn', async () => {
  const { match, time, bots, set } = await timedTable();
  time.now += RUNS_OUT;
  await match.timeUp();
  await bots.answer(END);
  expect(await doAs(match, 0, TAKE)).toMatchObject({ refusal: { code: 'stood-in' } });
  expect(await match.comeBack(0)).toMatchObject({ ok: true });
  expect(match.occupants[0]).toEqual(ann);
  await doAs(match, 1, END);
  expect(left(match, time.now)).toEqual(['60+0', '60+120']);
  expect(await doAs(match, 0, bidOf(match, 0))).toMatchObject({ ok: true });
  expect(who(await reopened(set))).toEqual(['person', 'person']);
});

test('in the turn that ran out the bot plays on to its end, so that nobody has time by coming back; then the seat is theirs', async () => {
  const { match, time, bots, set } = await timedTable();
  time.now += RUNS_OUT;
  await match.timeUp();
  await bots.answer(TAKE);
  for (let press = 0; press < 2; press++) expect(await match.comeBack(0)).toMatchObject({ ok: true });
  expect(match.occupants[0]).toEqual({ ...ann, standIn: { level: 'captain', returns: true } });
  expect(match.seq).toBe(3);
  expect(await doAs(match, 0, TAKE)).toMatchObject({ refusal: { code: 'stood-in' } });
  await bots.answer(END);
  await match.settled();
  expect(match.occupants[0]).toEqual(ann);
  expect((await set.store.load('match-1'))?.snapshot.glance?.hasAutomaticTurn).toBe(false);
});

test('the only one who plays comes back to a match that stood still, and it goes on', async () => {
  const { match, time, bots } = await timedTable({ occupants: [person('ann'), bot()] });
  time.now += RUNS_OUT;
  await match.timeUp();
  expect(bots.requests).toEqual([]);
  await match.comeBack(0);
  expect(match.occupants[0]).toEqual({ ...ann, standIn: { level: 'captain', returns: true } });
  await bots.answer(END);
  await turns();
  expect(match.occupants[0]).toEqual(ann);
});

test('where everybody was late, the first to come back is not kept waiting for the others', async () => {
  const { match, time, bots } = await timedTable();
  time.now += RUNS_OUT;
  await match.timeUp();
  await bots.answer(END);
  time.now += RUNS_OUT;
  await match.timeUp();
  expect(who(match)).toEqual(['stood in', 'stood in']);
  await match.comeBack(1);
  await bots.answer(END);
  await turns();
  expect(who(match)).toEqual(['stood in', 'person']);
});

test('a process that dies before it gives the seat back leaves it to another', async () => {
  const { match, time, bots, set } = await timedTable();
  time.now += RUNS_OUT;
  await match.timeUp();
  await match.comeBack(0);
  const { store } = set;
  const failing = {
    ...store,
    append: async (...given: Parameters<typeof store.append>) =>
      given[1].kind === 'seat' ? Promise.reject(new Error('gone')) : store.append(...given),
  };
  const dying = await reopened({ ...set, store: failing });
  match.close();
  await turns();
  await bots.answer(END);
  await bots.answer(END);
  await turns();
  dying.close();
  expect((await store.load('match-1'))?.snapshot.glance?.hasAutomaticTurn).toBe(true);
  const next = await reopened(set);
  await next.settled();
  expect(who(next)).toEqual(['person', 'person']);
});

test('a bot that somebody asked for goes when they come back, and they go on with what they had', async () => {
  const { match, time } = await timedTable();
  time.now += 100 * SECOND;
  await match.standIn(0, 'asked');
  expect(left(match, time.now)).toEqual(['80', '120']);
  time.now += DAY;
  await match.comeBack(0);
  expect(left(match, time.now)).toEqual(['0+80', '120']);
});

test('bots in the place of people do not play the match to its end among themselves', async () => {
  const { match, time, bots } = await timedTable();
  time.now += RUNS_OUT;
  await match.timeUp();
  await bots.answer(END);
  time.now += RUNS_OUT;
  await match.timeUp();
  expect(who(match)).toEqual(['stood in', 'stood in']);
  expect([match.hasAutomaticTurn, await match.timeUp()]).toEqual([false, undefined]);
  await match.comeBack(0);
  await turns();
  expect(match.hasAutomaticTurn).toBe(true);
  await bots.answer(END);
  expect(match.update(0).waitingFor).toEqual([0, 1]);
});

test('of two, who gives up by time has lost and the other has won', async () => {
  const { match, time, set } = await timedTable({ clock: GIVE_UP });
  await doAs(match, 0, TAKE);
  time.now += RUNS_OUT;
  await match.timeUp();
  expect(match.isOver).toBe(true);
  expect(match.update(1)).toMatchObject({
    waitingFor: [],
    asked: undefined,
    result: {
      because: 'called-time',
      seats: [
        { seat: 0, rank: 2, points: 1 },
        { seat: 1, rank: 1, points: 0 },
      ],
    },
    seed: expect.any(String),
  });
  const ending = (await set.store.load('match-1'))?.snapshot.ending;
  expect(ending).toMatchObject({ called: 'time', endedAt: time.now, result: { because: 'called-time' } });
  expect(await doAs(match, 0, TAKE)).toMatchObject({ ok: false, refusal: { code: 'match-over' } });
  expect((await reopened(set)).update(0).result?.because).toBe('called-time');
  expect(match.record()?.result).toBeUndefined();
});

test('among more a bot plays on for good, and the end says who gave up', async () => {
  const { match, time, set, bots } = await timedTable({
    clock: GIVE_UP,
    occupants: three,
    options: { rounds: 'one' },
    botName: () => 'Vega',
  });
  time.now += RUNS_OUT;
  await match.timeUp();
  expect(match.occupants[0]).toEqual({ kind: 'bot', level: 'captain', name: 'Vega' });
  expect(await match.comeBack(0)).toMatchObject({ refusal: { code: 'not-your-seat' } });
  await bots.answer(END);
  for (const seat of [1, 2]) await doAs(match, seat, END);
  for (const seat of [1, 2]) await doAs(match, seat, bidOf(match, seat));
  await bots.answer();
  expect((await set.store.load('match-1'))?.snapshot.ending).toMatchObject({
    forfeits: [{ seat: 0, person: 'person-ann', because: 'time' }],
    sat: [['person-ann'], ['person-bob'], ['person-cid']],
  });
  expect((await reopened(set)).update('spectator').forfeits).toEqual([{ seat: 0, because: 'time' }]);
});

test('what a bot did in somebody’s place is counted at the end, and the seat is still theirs', async () => {
  const { match, time, set, bots } = await timedTable({ occupants: three, options: { rounds: 'one' } });
  time.now += RUNS_OUT;
  await match.timeUp();
  await bots.answer(END);
  for (const seat of [1, 2]) await doAs(match, seat, END);
  for (const seat of [1, 2]) await doAs(match, seat, bidOf(match, seat));
  expect(match.update(1)).not.toHaveProperty('stoodIn');
  await bots.answer();
  expect(match.update(1).stoodIn).toEqual([2, 0, 0]);
  const ending = (await set.store.load('match-1'))?.snapshot.ending;
  expect(ending).toMatchObject({ occupants: three, stoodIn: [2, 0, 0], missing: [0] });
  expect(ending).not.toHaveProperty('forfeits');
});

test('who has come back before the end is not missing, also where the bot had to finish their turn', async () => {
  const { match, time, set, bots } = await timedTable({ occupants: three, options: { rounds: 'one' } });
  for (const seat of [0, 1, 2]) await doAs(match, seat, END);
  for (const seat of [1, 2]) await doAs(match, seat, bidOf(match, seat));
  time.now += RUNS_OUT;
  await match.timeUp();
  await match.comeBack(0);
  expect(match.occupants[0]).toMatchObject({ standIn: { returns: true } });
  await bots.answer();
  const ending = (await set.store.load('match-1'))?.snapshot.ending;
  expect(ending).toMatchObject({ occupants: three, stoodIn: [1, 0, 0] });
  expect(ending).not.toHaveProperty('missing');
});

test('who is only called otherwise has not come back by that', async () => {
  const { match, time } = await timedTable();
  time.now += RUNS_OUT;
  await match.timeUp();
  const anna = { kind: 'person', person: 'person-ann', name: 'Anna' } as const;
  await match.sit(0, anna);
  expect(match.occupants[0]).toEqual({ ...anna, standIn: { level: 'captain' } });
});

test('the clock of a seat that somebody left runs on, and at its end a bot sits there', async () => {
  const { match, time } = await timedTable({ occupants: three });
  time.now += 10 * SECOND;
  await match.leave(0);
  expect(left(match, time.now)[0]).toBe('50+120');
  time.now += RUNS_OUT;
  await match.timeUp();
  expect(who(match)).toEqual(['bot', 'person', 'person']);
});

test('who stands up and sits down again goes on where they were; somebody else begins anew', async () => {
  const { match, time } = await timedTable();
  time.now += 40 * SECOND;
  await match.leave(0);
  await match.sit(0, person('ann'));
  expect(left(match, time.now)[0]).toBe('20+120');
  await match.leave(0);
  await match.sit(0, person('eve'));
  expect(left(match, time.now)[0]).toBe('60+120');
});

test('while the house was away no time runs out, however late it is', async () => {
  const { match, time } = await timedTable();
  time.now += MINUTE;
  time.away.push({ from: time.now, to: time.now + DAY });
  time.now += DAY + MINUTE;
  expect(await match.timeUp()).toBe(time.now + MINUTE);
  time.now += MINUTE;
  await match.timeUp();
  expect(who(match)).toEqual(['stood in', 'person']);
});

test('of two processes the one with the lease does it, and it is done once', async () => {
  const lease = leases(memoryStore());
  const { match: a, time, set } = await timedTable({ store: lease.store, isShared: true, lease: lease.of('a') });
  const b = await reopened({ ...set, lease: lease.of('b') });
  time.now += RUNS_OUT;
  await Promise.all([a.timeUp(), b.timeUp(), a.timeUp()]);
  expect(['a', 'b']).toContain(lease.holder);
  expect((await set.store.load('match-1'))?.entries).toMatchObject([{ kind: 'seat', because: 'time' }]);
});

test('who has lost the lease meanwhile does nothing', async () => {
  const lease = leases(memoryStore());
  const { match, time, set } = await timedTable({ store: lease.store, isShared: true, lease: lease.of('a') });
  lease.pass('a');
  lease.pass('b');
  time.now += RUNS_OUT;
  await match.timeUp();
  expect((await set.store.load('match-1'))?.entries).toEqual([]);
});

test('bots and people in whose place one plays agree to an undo', async () => {
  const { match, time, bots } = await timedTable({ occupants: [...three.slice(0, 2), bot()] });
  time.now += RUNS_OUT;
  await match.timeUp();
  await bots.answer(END);
  await doAs(match, 1, { type: 'draw-card' });
  expect(await match.undo(1, { keep: 1, seq: match.seq })).toMatchObject({ refusal: { code: 'undo-needs-consent' } });
  expect(await match.requestUndo(1, { keep: 1, seq: match.seq })).toMatchObject({ ok: true });
  expect(match.update(1).actionCount).toBe(1);
});
