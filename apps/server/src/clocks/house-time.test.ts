import { expect, test } from 'vitest';
import { openMemory } from '../storage/memory/open.ts';
import { ManualClock } from '../storage/testing/clock.ts';
import { ADA, BOB, setupOf, snapshotAt } from '../storage/testing/samples.ts';
import { HouseTime, type HouseTimeSetting } from './house-time.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

async function houseWithClock() {
  const clock = new ManualClock();
  const storage = openMemory(clock);
  const snapshot = snapshotAt(0, { occupants: [ADA, BOB] });
  if (snapshot.glance === undefined) throw new Error('the sample has no glance');
  const timed = { ...snapshot, glance: { ...snapshot.glance, deadlines: [{ seat: 0, deadlineAt: clock.now() + HOUR }] } };
  await storage.matches.create(setupOf('timed', [ADA, BOB]), timed);
  const told: string[] = [];
  const open = async (changed: Partial<HouseTimeSetting> = {}): Promise<HouseTime> => {
    const house = new HouseTime({
      clock,
      store: storage.house,
      isShared: false,
      onAway: () => told.push('away'),
      onProblem: (reason) => told.push(String(reason)),
      ...changed,
    });
    await house.open();
    return house;
  };
  return { clock, storage, open, told };
}

test('while the house says every second that it is there, it was never away', async () => {
  const { clock, open, told } = await houseWithClock();
  const house = await open();
  const start = clock.now();
  await clock.pass(60 * SECOND);
  expect([house.awaySince(start), told, await house.hasMissed()]).toEqual([[], [], false]);
});

test('who stops in order and starts again knows to the second how long the house was away', async () => {
  const { clock, open } = await houseWithClock();
  const before = await open();
  await clock.pass(10_400);
  await before.close();
  const from = clock.now();
  await clock.pass(HOUR);
  const house = await open();
  expect(house.awaySince(0)).toEqual([{ from, to: from + HOUR }]);
  expect(house.awaySince(from + 60 * SECOND)).toEqual([{ from: from + 60 * SECOND, to: from + HOUR }]);
  expect(house.awaySince(from + HOUR)).toEqual([]);
});

test('of one that died without a word a second is missed at most', async () => {
  const { clock, storage, open } = await houseWithClock();
  const dead = { is: false };
  const untilDeath = { ...storage.house, beat: (most: number) => (dead.is ? new Promise<never>(() => {}) : storage.house.beat(most)) };
  await open({ store: untilDeath });
  await clock.pass(10_400);
  const diedAt = clock.now();
  dead.is = true;
  await clock.pass(HOUR);
  const [span] = (await open()).awaySince(0);
  expect(diedAt - (span?.from ?? 0)).toBeLessThanOrEqual(SECOND);
  expect(span?.to).toBe(clock.now());
});

test('of several nodes one is enough: while another says it, nobody was away', async () => {
  const { clock, open, told } = await houseWithClock();
  const [one, other] = [await open(), await open()];
  await one.close();
  await clock.pass(HOUR);
  expect([other.awaySince(0), (await open()).awaySince(0), told]).toEqual([[], [], []]);
});

test('where no clock runs, what a process did not see itself may have been an absence: before its start, and while it slept', async () => {
  const clock = new ManualClock();
  const start = clock.now();
  await clock.pass(HOUR);
  const sleepy = { is: false };
  const { house: store } = openMemory(clock);
  const beat = (most: number) => (sleepy.is ? new Promise<never>(() => {}) : store.beat(most));
  const house = new HouseTime({ clock, store: { ...store, beat }, isShared: false, onAway: () => {}, onProblem: () => {} });
  await house.open();
  await clock.pass(10 * SECOND);
  const before = { from: start, to: start + HOUR };
  expect([house.unseenSince(start), house.unseenSince(start + HOUR), house.awaySince(start)]).toEqual([[before], [], []]);
  sleepy.is = true;
  const from = clock.now();
  await clock.pass(HOUR);
  // Whoever acts before the next word finds it too.
  expect(house.unseenSince(start)).toEqual([before, { from, to: from + HOUR }]);
  sleepy.is = false;
  await clock.pass(10 * SECOND);
  const [, slept, ...others] = house.unseenSince(start);
  expect([slept?.from, (slept?.to ?? 0) - from - HOUR < 4 * SECOND, others]).toEqual([from, true, []]);
  expect(house.awaySince(0)).toEqual([]);
});

test('a storage that was away takes everybody along; who acts first after it is told so before anything is kept', async () => {
  const { clock, storage, open, told } = await houseWithClock();
  const down = { is: false };
  const store = {
    ...storage.house,
    beat: (most: number) => (down.is ? Promise.reject(new Error('down')) : storage.house.beat(most)),
  };
  const house = await open({ store });
  await clock.pass(5 * SECOND);
  down.is = true;
  const from = clock.now();
  await clock.pass(30_500);
  expect(told.every((one) => one === 'Error: down')).toBe(true);
  down.is = false;
  expect(await house.hasMissed()).toBe(true);
  expect(house.awaySince(0)).toEqual([{ from, to: from + 30_500 }]);
  expect([await house.hasMissed(), told.at(-1)]).toEqual([false, 'away']);
});

test('nodes go by the clock of the storage they share, whatever that of their machine is set to', async () => {
  const { clock, storage, open } = await houseWithClock();
  const off = { by: -90 * SECOND };
  const set = { now: () => clock.now() + off.by, after: clock.after.bind(clock) };
  const house = await open({ clock: set, isShared: true, store: storage.house });
  const isRight = (): boolean => Math.abs(house.now() - clock.now()) < SECOND;
  for (const by of [-90 * SECOND, 600_000, -600_000]) {
    off.by = by;
    expect(isRight()).toBe(true);
  }
  // A machine that slept did not count on meanwhile: it asks.
  await clock.pass(HOUR);
  await house.ask();
  expect(isRight()).toBe(true);
});
