import type { SeekWish } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { ambush } from '../../../../packages/testkit/src/throwaway/ambush.ts';
import { Games } from '../games.ts';
import { RequestProblem } from '../problem.ts';
import { openMemory } from '../storage/memory/open.ts';
import type { Storage } from '../storage/ports.ts';
import { ManualClock } from '../storage/testing/clock.ts';
import { sessionOf } from '../storage/testing/samples.ts';
import { Seeking, type SeekingSetting } from './seeking.ts';

const WISH: SeekWish = { games: [{ game: ambush.id, seats: [2] }], clocks: ['calm'], rated: 'friendly', soon: 'now' };
const takeRoom = async (): Promise<void> => {};
const [ada, bob, eve] = ['Ada', 'Bob', 'Eve'].map((name) => ({ id: name.toLowerCase(), name }));
class AnyLevel extends Games {
  override hasLevel(): boolean {
    return true;
  }
}

async function kept(clock: ManualClock): Promise<Storage> {
  const storage = openMemory(clock);
  for (const person of [ada, bob, eve]) await storage.people.add(person, sessionOf(person.id));
  return storage;
}

function nodeOn(storage: Storage, clock: ManualClock, changed: Partial<SeekingSetting> = {}) {
  const started: string[] = [];
  const arranging = {
    refuseMatch: async () => {},
    start: async (id: string) => {
      started.push(id);
      const table = await storage.tables.load(id);
      if (table === undefined) throw new RequestProblem('not-found', 'there is no such table');
      return table;
    },
  };
  const seeking = new Seeking({
    storage,
    tables: { add: (table, keep) => keep(table) },
    arranging,
    presence: { prepare: async () => {}, hasLeftFor: () => false },
    games: new AnyLevel([{ module: ambush, knowledge: undefined }]),
    meeting: { apartFrom: async () => new Set<string>() },
    isSuspended: async () => false,
    onSeated: async () => {},
    clock,
    chance: () => 0.5,
    warn: () => {},
    ...changed,
  });
  return { seeking, started };
}

test('of two nodes that see the same people one seats them', async () => {
  const clock = new ManualClock();
  const storage = await kept(clock);
  const [one, other] = [nodeOn(storage, clock), nodeOn(storage, clock)];
  await Promise.all([one.seeking.begin(ada, WISH, takeRoom), other.seeking.begin(bob, WISH, takeRoom)]);
  expect([...one.started, ...other.started]).toHaveLength(1);
  expect(await storage.tables.listUnfinished('ada', 9)).toHaveLength(1);
  expect(await storage.seeks.list(9)).toEqual([]);
});

test('a match whose node died before it began is begun by a job, and one that nobody was seated for is not', async () => {
  const clock = new ManualClock();
  const storage = await kept(clock);
  const dying = { refuseMatch: async () => {}, start: async () => Promise.reject(new Error('gone')) };
  await nodeOn(storage, clock).seeking.begin(ada, WISH, takeRoom);
  await nodeOn(storage, clock, { arranging: dying }).seeking.begin(bob, WISH, takeRoom);
  const [{ id }] = await storage.tables.listUnfinished('ada', 9);
  const { seeking, started } = nodeOn(storage, clock);
  await storage.jobs.run({ tasks: seeking.tasks, onFailure: () => {} });
  await clock.pass(20_000);
  await expect.poll(() => started).toEqual([id]);
  await storage.jobs.add('begin-found', { table: 'nowhere', host: 'ada' });
  await clock.pass(2000);
  await expect.poll(async () => (await storage.jobs.waiting()).filter(({ kind }) => kind === 'begin-found')).toEqual([]);
});

test('a node whose clock is behind seats nobody before they looked', async () => {
  const [ahead, behind] = [new ManualClock(2_000_000), new ManualClock(1_990_000)];
  const storage = await kept(ahead);
  await nodeOn(storage, ahead).seeking.begin(ada, WISH, takeRoom);
  const answer = await nodeOn(storage, behind).seeking.begin(bob, WISH, takeRoom);
  const [{ createdAt }] = await storage.tables.listUnfinished('ada', 9);
  expect([createdAt, answer.seek]).toEqual([2_000_000, null]);
});

test('who may not meet is not seated together, and is once they may', async () => {
  const clock = new ManualClock();
  const storage = await kept(clock);
  let apart: readonly string[] = ['bob'];
  const { seeking, started } = nodeOn(storage, clock, { meeting: { apartFrom: async (person) => new Set(person === 'ada' ? apart : []) } });
  await seeking.begin(ada, WISH, takeRoom);
  await seeking.begin(bob, WISH, takeRoom);
  expect(started).toEqual([]);
  apart = [];
  await storage.jobs.run({ tasks: seeking.tasks, onFailure: () => {} });
  await clock.pass(20_000);
  await expect.poll(() => started).toHaveLength(1);
});

test('who is suspended is seated with nobody', async () => {
  const clock = new ManualClock();
  const storage = await kept(clock);
  const { seeking, started } = nodeOn(storage, clock, { isSuspended: async (person) => person === 'ada' });
  for (const person of [ada, bob]) await seeking.begin(person, WISH, takeRoom);
  expect(started).toEqual([]);
  await seeking.begin(eve, WISH, takeRoom);
  expect([started.length, (await storage.seeks.list(9)).map(({ person }) => person)]).toEqual([1, ['ada']]);
});

test('who is away is passed over, and after a while looks no longer', async () => {
  const clock = new ManualClock();
  const storage = await kept(clock);
  const awayFor = new Map([['ada', 11_000]]);
  const presence = { prepare: async () => {}, hasLeftFor: (person: string, ms: number) => (awayFor.get(person) ?? 0) >= ms };
  const { seeking, started } = nodeOn(storage, clock, { presence });
  await seeking.begin(ada, WISH, takeRoom);
  await seeking.begin(bob, WISH, takeRoom);
  expect([started.length, (await storage.seeks.list(9)).length]).toEqual([0, 2]);
  expect(await seeking.answer(bob)).toMatchObject({ waiting: [] });
  awayFor.set('ada', 600_000);
  await seeking.begin(eve, { ...WISH, games: [{ game: ambush.id, seats: [3] }] }, takeRoom);
  expect((await storage.seeks.list(9)).map(({ person }) => person)).toEqual(['bob', 'eve']);
});
