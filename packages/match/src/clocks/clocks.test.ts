import { expect, test } from 'vitest';
import { UntimelyEntry } from '../ports.ts';
import { lanterns } from '../testing/lanterns.ts';
import { turns } from '../testing/slow-bot.ts';
import { bot, doAs, person, reopened } from '../testing/table.ts';
import { bidOf, DAY, END, HOUR, left, SECOND, SLOW, START, TAKE, timedTable } from '../testing/timed.ts';
import type { Rest } from './state.ts';

const three = [person('ann'), person('bob'), person('cid')];

test('a clock runs for whom the match waits, first the turn and then the bank, and small actions begin nothing anew', async () => {
  const { match, time } = await timedTable();
  expect(left(match, time.now)).toEqual(['60+120', '120']);
  time.now += 40 * SECOND;
  await doAs(match, 0, TAKE);
  expect(left(match, time.now)).toEqual(['20+120', '120']);
  time.now += 50 * SECOND;
  expect(left(match, time.now)).toEqual(['0+90', '120']);
  await doAs(match, 0, END);
  expect(left(match, time.now)).toEqual(['90', '60+120']);
  expect(match.update(0).deadlines).toEqual([{ seat: 1, deadlineAt: time.now + 180 * SECOND }]);
});

test('the next turn has its whole time again, and the bank what was left', async () => {
  const { match, time } = await timedTable({ occupants: three });
  time.now += 70 * SECOND;
  await doAs(match, 0, END);
  for (const seat of [1, 2]) await doAs(match, seat, END);
  for (const seat of [0, 1, 2]) await doAs(match, seat, bidOf(match, seat));
  expect(left(match, time.now)).toEqual(['60+110', '120', '120']);
});

test('sealed choices count for each seat on its own', async () => {
  const { match, time } = await timedTable({ occupants: three });
  for (const seat of [0, 1]) await doAs(match, seat, END);
  time.now += 30 * SECOND;
  // The last of them ends its turn and is asked anew with the others.
  await doAs(match, 2, END);
  expect(left(match, time.now)).toEqual(['60+120', '60+120', '60+120']);
  time.now += 10 * SECOND;
  await doAs(match, 1, bidOf(match, 1));
  time.now += 60 * SECOND;
  await doAs(match, 0, bidOf(match, 0));
  expect(left(match, time.now)).toEqual(['110', '120', '0+110']);
});

/** The same game, in which everybody hears that a round begins. */
const withRounds: typeof lanterns = {
  ...lanterns,
  apply(draft, seat, action, tell) {
    const { round } = draft;
    lanterns.apply(draft, seat, action, tell);
    if (draft.round > round) tell({ type: 'round-began', round: draft.round } as never);
  },
};

test.each([
  ['begins anew where a round of the game begins by it', withRounds, '60+120'],
  ['goes on where nothing says that one does', lanterns, '10+120'],
])('the turn of who answers last under seal and is asked on alone %s', async (_, module, expected) => {
  const { match, time } = await timedTable({ occupants: three, module });
  for (const seat of [0, 1, 2]) await doAs(match, seat, END);
  time.now += 50 * SECOND;
  for (const seat of [1, 2, 0]) await doAs(match, seat, bidOf(match, seat));
  expect(match.update('spectator').waitingFor).toEqual([0]);
  expect(left(match, time.now)).toEqual([expected, '120', '120']);
});

test('a match without clocks says nothing of any', async () => {
  const { match, set } = await timedTable({ clock: undefined });
  expect(match.update(0)).not.toHaveProperty('clocks');
  expect(match.update(0)).not.toHaveProperty('deadlines');
  expect((await set.store.load('match-1'))?.snapshot).not.toHaveProperty('clocks');
  expect(await match.timeUp()).toBeUndefined();
});

test('bots have no clock, and it is a person’s turn after theirs', async () => {
  const { match, time, bots } = await timedTable({ occupants: [person('ann'), bot()] });
  await doAs(match, 0, END);
  time.now += DAY;
  expect(left(match, time.now)).toEqual(['120', '120']);
  expect(await match.timeUp()).toBeUndefined();
  await bots.answer(END);
  expect(left(match, time.now)[0]).toBe('60+120');
});

test('it is stored, goes on after a restart as if nothing had been, and another process reckons the same', async () => {
  const { match, time, set } = await timedTable();
  const other = await reopened({ ...set, isShared: true });
  time.now += 30 * SECOND;
  await doAs(match, 0, TAKE);
  time.now += 45 * SECOND;
  await other.refresh();
  expect(left(other, time.now)).toEqual(left(match, time.now));
  expect(left(await reopened(set), time.now)).toEqual(['0+105', '120']);
  const stored = await set.store.load('match-1');
  expect(stored?.snapshot.glance?.deadlines).toEqual([{ seat: 0, deadlineAt: START + 180 * SECOND }]);
});

test('time in which the house was away is nobody’s, and the log says so', async () => {
  const { match, time, set } = await timedTable();
  time.now += 30 * SECOND;
  const from = time.now;
  time.now += HOUR;
  time.away.push({ from, to: time.now });
  expect(left(match, time.now)).toEqual(['30+120', '120']);
  time.now += 10 * SECOND;
  await doAs(match, 0, TAKE);
  expect(left(match, time.now)).toEqual(['20+120', '120']);
  expect((await set.store.load('match-1'))?.entries).toMatchObject([{ away: [{ from, to: from + HOUR }] }]);
  await doAs(match, 0, TAKE);
  expect((await set.store.load('match-1'))?.entries[1]).not.toHaveProperty('away');
  time.away.length = 0;
  expect(left(await reopened(set), time.now)).toEqual(['20+120', '120']);
});

test('an answer that could only be kept later stops the clock when it was heard, and nobody pays for the time between', async () => {
  const { set, time } = await timedTable();
  let keep = (): void => {};
  const held = new Promise<void>((resolve) => {
    keep = resolve;
  });
  const { store } = set;
  let calls = 0;
  const slow = {
    ...store,
    append: async (...given: Parameters<typeof store.append>) => {
      calls += 1;
      if (calls === 1) {
        await held;
        throw new UntimelyEntry('match-1', given[1].at);
      }
      return store.append(...given);
    },
  };
  const match = await reopened({ ...set, store: slow });
  time.now += 20 * SECOND;
  const acting = doAs(match, 0, END);
  await turns();
  time.now += 30 * SECOND;
  keep();
  expect(await acting).toMatchObject({ ok: true });
  expect(left(match, time.now)).toEqual(['120', '60+120']);
  time.now += 10 * SECOND;
  // Seat 0 goes back: since it was heard, and not since it was kept, its turn ran on.
  await match.undo(0, { keep: 0, seq: match.seq });
  expect(left(match, time.now)).toEqual(['0+120', '120']);
});

test('a slow clock stands still while its person sleeps, is off or on holiday', async () => {
  const rest: Rest = { offsets: [{ from: 0, minutes: 0 }], quiet: { from: 22 * 60, to: 8 * 60 }, daysOff: [0] };
  const { match, time, set } = await timedTable({ clock: SLOW, rests: [rest, null] });
  // Fourteen hours of every day count for seat 0, and no Sunday; it was a Friday, eight in the morning.
  expect(new Date(START).toUTCString()).toBe('Fri, 15 Jan 2027 08:00:00 GMT');
  expect(match.update(0).deadlines).toEqual([{ seat: 0, deadlineAt: Date.parse('2027-01-21T10:00:00Z') }]);
  time.now += 3 * DAY;
  await doAs(match, 0, TAKE);
  // On Monday at eight: 28 hours are used, and the turn had 24.
  expect(match.update(0).clocks?.[0]).toMatchObject({ bankMs: 44 * HOUR, turnEndsAt: time.now });
  await match.setRest(0, { ...rest, holidays: [{ from: time.now, to: time.now + 7 * DAY }] });
  expect(match.update(1).deadlines).toEqual([{ seat: 0, deadlineAt: Date.parse('2027-01-28T10:00:00Z') }]);
  expect(left(await reopened(set), time.now)).toEqual(left(match, time.now));
  expect(match.setup).not.toHaveProperty('rests');
  expect(JSON.stringify(match.update(1))).not.toContain('quiet');
});

test('nobody else can tell by a clock that something was done in secret', async () => {
  const { match, time } = await timedTable();
  const before = JSON.stringify(match.update('spectator').clocks);
  time.now += 90 * SECOND;
  expect(await match.giveOrders(0, [])).toMatchObject({ ok: true });
  expect(JSON.stringify(match.update('spectator').clocks)).toBe(before);
});
