import { expect, test } from 'vitest';
import type { CreateMatch } from './match.ts';
import { doAs, person, reopened } from './testing/table.ts';
import { bidOf, END, HOUR, LIVE, MINUTE, SECOND, SLOW, START, TAKE, timedTable } from './testing/timed.ts';

const three = [person('ann'), person('bob'), person('cid')];

/** One round: everybody's turn, and then everybody bids. Clocks have no part in it unless they are given. */
const table = (changed: Partial<CreateMatch> = {}) => timedTable({ options: { rounds: 'one' }, clock: undefined, ...changed });

async function waited({ set }: Awaited<ReturnType<typeof table>>): Promise<readonly number[] | undefined> {
  const snapshot = (await set.store.load(set.id))?.snapshot;
  return snapshot?.waited?.ms.map((ms) => ms / SECOND);
}

test('a match counts for each person how long it waited for them, and under seal until their own answer', async () => {
  const there = await table({ occupants: three });
  const { match, time, set } = there;
  for (const [seat, seconds] of [40, 10, 5].entries()) {
    time.now += seconds * SECOND;
    await doAs(match, seat, END);
  }
  expect(await waited(there)).toEqual([40, 10, 5]);
  time.now += 7 * SECOND;
  await doAs(match, 1, bidOf(match, 1));
  time.now += MINUTE;
  await doAs(match, 0, bidOf(match, 0));
  time.now += 2 * SECOND;
  await doAs(match, 2, bidOf(match, 2));
  expect(match.isOver).toBe(true);
  expect((await set.store.load(set.id))?.snapshot.ending?.waitedMs).toEqual([107_000, 17_000, 74_000]);
});

test('nothing of it is told, and what the house was away for is nobody’s, with clocks and without', async () => {
  for (const clock of [undefined, LIVE]) {
    const there = await table({ clock });
    const { match, time } = there;
    time.now += 30 * SECOND;
    time.away.push({ from: time.now, to: time.now + HOUR });
    time.now += HOUR;
    await match.giveOrders(0, []);
    time.now += 10 * SECOND;
    await doAs(match, 0, TAKE);
    expect(await waited(there)).toEqual([40, 0]);
    expect(JSON.stringify([match.update(0), match.update('spectator')])).not.toContain('waited');
  }
});

test('nights are not counted where the clock stands still for them', async () => {
  const quiet = { from: 22 * 60, to: 8 * 60 };
  const there = await table({ clock: SLOW, rests: [{ offsets: [{ from: 0, minutes: 0 }], quiet }, null] });
  // It begins at 08:00.
  expect(new Date(START).toISOString()).toContain('T08:00');
  there.time.now += 25 * HOUR;
  await doAs(there.match, 0, END);
  expect((await waited(there))?.[0]).toBe((15 * HOUR) / SECOND);
});

test('it goes on after a restart and in another process; what was taken back has taken its time', async () => {
  const there = await table();
  const { match, time, set } = there;
  const other = await reopened({ ...set, isShared: true });
  time.now += 30 * SECOND;
  await doAs(match, 0, TAKE);
  time.now += 20 * SECOND;
  await match.undo(0, { keep: 0, seq: match.seq });
  await other.refresh();
  time.now += 5 * SECOND;
  await doAs(other, 0, TAKE);
  expect(await waited(there)).toEqual([55, 0]);
  const again = await reopened(set);
  time.now += SECOND;
  await doAs(again, 0, END);
  expect(await waited(there)).toEqual([56, 0]);
});

test('only who plays is waited for: not a bot in their place, not an empty seat, and another begins with nothing', async () => {
  const there = await table({ occupants: three });
  const { match, time } = there;
  await doAs(match, 0, END);
  time.now += 10 * SECOND;
  await match.standIn(1, 'asked');
  time.now += MINUTE;
  await match.comeBack(1);
  time.now += 10 * SECOND;
  await match.leave(1);
  time.now += MINUTE;
  await match.sit(1, person('bob'));
  time.now += SECOND;
  await match.leave(2);
  expect(await waited(there)).toEqual([0, 21, 0]);
  await match.leave(1);
  await match.sit(1, person('eve'));
  time.now += 3 * SECOND;
  await doAs(match, 1, TAKE);
  expect(await waited(there)).toEqual([0, 3, 0]);
});

test('of a match that began before it was counted, or that somebody moved on who does not count, it stays unknown', async () => {
  for (const change of ['absent', 'behind'] as const) {
    const there = await table();
    const { match, time, set } = there;
    time.now += 30 * SECOND;
    await doAs(match, 0, TAKE);
    const stored = await set.store.load(set.id);
    if (stored === undefined) throw new Error('the match is not in the store');
    const { waited: kept, ...early } = stored.snapshot;
    const snapshot = change === 'absent' || kept === undefined ? early : { ...early, waited: { ...kept, version: 0 } };
    const again = await reopened({ ...set, stored: { ...stored, snapshot } });
    await doAs(again, 0, END);
    await doAs(again, 1, END);
    for (const seat of [0, 1]) await doAs(again, seat, bidOf(again, seat));
    expect((await set.store.load(set.id))?.snapshot).toMatchObject({ finished: true, ending: { rulesVersion: '1' } });
    expect((await set.store.load(set.id))?.snapshot.ending).not.toHaveProperty('waitedMs');
  }
});
