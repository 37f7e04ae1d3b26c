import { afterEach, expect, test, vi } from 'vitest';
import { openMemory } from '../storage/memory/open.ts';
import type { Storage } from '../storage/ports.ts';
import { ManualClock } from '../storage/testing/clock.ts';
import { BOB, OPEN, sessionOf, tableOf } from '../storage/testing/samples.ts';
import { Moving, type MovingSetting } from './moving.ts';

const GUEST = { id: 'guest', name: 'Ada on a phone', isGuest: true } as const;
const ADA = { id: 'ada', name: 'Ada' };
const SEATED = { kind: 'person', person: 'guest', name: 'Ada on a phone', isGuest: true } as const;
const MINUTE = 60_000;
const DAY = 24 * 3_600_000;

afterEach(() => {
  vi.useRealTimers();
});

/** Seats at open tables change by what is kept alone. */
const quiet: MovingSetting['seats'] = {
  handOver: async () => undefined,
  leave: async (id) => tableOf(id),
  occupantsOf: async () => [],
};

async function playing(storage: Storage, seats: MovingSetting['seats'] = quiet) {
  const moving = new Moving({ storage, seats });
  await storage.people.add(ADA, sessionOf('hers'));
  await storage.accounts.keepName('ada', 'Ada', 'ada');
  await storage.tables.add(tableOf('t', { host: 'guest', occupants: [SEATED, BOB] }));
  await storage.jobs.run({ tasks: moving.tasks, onFailure: () => {} });
  return moving;
}

test('a node that dies over it leaves a job, and another brings along what is left', async () => {
  const clock = new ManualClock();
  vi.setSystemTime(clock.now());
  const storage = openMemory(clock);
  const moving = await playing(storage);
  const dying = moving.bringAlong(GUEST, ADA, () => Promise.reject(new Error('killed')));
  await expect(dying).rejects.toThrow('killed');
  expect(await storage.tables.load('t')).toMatchObject({ host: 'guest' });
  await clock.pass(MINUTE + 1);
  expect(await storage.tables.load('t')).toMatchObject({ host: 'ada', occupants: [{ person: 'ada', name: 'Ada' }, BOB] });
});

test('a day later it is looked at once more, for what a node wrote that had not heard of it', async () => {
  const clock = new ManualClock();
  vi.setSystemTime(clock.now());
  const storage = openMemory(clock);
  const moving = await playing(storage);
  await moving.bringAlong(GUEST, ADA, async () => true);
  await clock.pass(MINUTE + 1);
  await storage.tables.add(tableOf('late', { host: 'bob', occupants: [SEATED, BOB] }));
  await storage.accounts.keepName('ada', 'Grace', 'grace');
  vi.setSystemTime(clock.now());
  await clock.pass(DAY + MINUTE);
  expect(await storage.tables.load('late')).toMatchObject({ occupants: [{ person: 'ada', name: 'Grace' }, BOB] });
  expect(await storage.jobs.waiting()).toEqual([]);
});

test('an account that is gone by then is not named again', async () => {
  const clock = new ManualClock();
  vi.setSystemTime(clock.now());
  const storage = openMemory(clock);
  const moving = await playing(storage);
  await expect(moving.bringAlong(GUEST, ADA, () => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
  await storage.accounts.remove('ada');
  await clock.pass(MINUTE + 1);
  expect(await storage.tables.load('t')).toMatchObject({ host: 'bob', occupants: [{ kind: 'person', name: '' }, BOB] });
});

test('what was done at once is not done again, and a table made meanwhile by nobody’s guest is left alone', async () => {
  const clock = new ManualClock();
  vi.setSystemTime(clock.now());
  const storage = openMemory(clock);
  const moving = await playing(storage);
  expect(await moving.bringAlong(GUEST, ADA, async () => true)).toEqual({ tables: 1, seatsLeft: 0 });
  const { version } = (await storage.tables.load('t')) ?? { version: -1 };
  await storage.tables.add(tableOf('other', { host: 'bob', occupants: [BOB, OPEN] }));
  await clock.pass(MINUTE + 1);
  expect((await storage.tables.load('t'))?.version).toBe(version);
  expect((await storage.tables.load('other'))?.version).toBe(0);
});

test('a storage that always has more is not asked for ever', async () => {
  const storage = openMemory(new ManualClock());
  const accounts = { ...storage.accounts, recast: async (_person: string, _as: unknown, limit: number) => limit };
  const moving = new Moving({ storage: { ...storage, accounts }, seats: quiet });
  await expect(moving.bringAlong(GUEST, ADA, async () => true)).rejects.toThrow('still tables');
});

test('a guest who has an account by now keeps what is theirs, also when the job comes', async () => {
  const clock = new ManualClock();
  vi.setSystemTime(clock.now());
  const storage = openMemory(clock);
  const moving = await playing(storage);
  await storage.people.add(GUEST, sessionOf('hash'));
  await storage.accounts.keepName('guest', GUEST.name, 'ada on a phone');
  expect(await moving.bringAlong(GUEST, ADA, () => storage.accounts.removeGuest('guest'))).toBeUndefined();
  await clock.pass(MINUTE + 1);
  expect(await storage.jobs.waiting()).toEqual([]);
  expect(await storage.tables.load('t')).toMatchObject({ host: 'guest', occupants: [{ person: 'guest' }, BOB] });
  expect(await storage.people.byTokenHash('hash')).toEqual({ id: 'guest', name: GUEST.name });
});

test('who is erased on a node that dies is erased by another, and leaves no name', async () => {
  const clock = new ManualClock();
  vi.setSystemTime(clock.now());
  const storage = openMemory(clock);
  const failing = vi.fn<MovingSetting['seats']['handOver']>().mockRejectedValueOnce(new Error('killed')).mockResolvedValue(undefined);
  const moving = await playing(storage, { ...quiet, handOver: failing });
  await expect(moving.erase(GUEST, async () => {})).rejects.toThrow('killed');
  expect(JSON.stringify(await storage.tables.load('t'))).toContain('Ada on a phone');
  await clock.pass(MINUTE + 1);
  expect(await storage.tables.load('t')).toMatchObject({ host: 'bob', occupants: [{ kind: 'person', name: '' }, BOB] });
  expect(JSON.stringify(await storage.tables.load('t'))).not.toContain('guest');
});
