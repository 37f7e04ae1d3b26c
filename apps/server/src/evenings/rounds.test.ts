import { expect, test } from 'vitest';
import { HOSTED_GAMES } from '../hosted-games.ts';
import { openMemory } from '../storage/memory/open.ts';
import type { Table } from '../storage/ports.ts';
import { ManualClock } from '../storage/testing/clock.ts';
import { entryOf, eveningOf } from '../storage/testing/evenings.ts';
import { sessionOf } from '../storage/testing/samples.ts';
import { KeptEvenings } from './kept-evenings.ts';
import { Rounds, type RoundsSetting } from './rounds.ts';

async function begun(given: Partial<RoundsSetting>) {
  const clock = new ManualClock();
  const storage = openMemory(clock);
  for (const id of ['ada', 'bob']) await storage.people.add({ id, name: id }, sessionOf(id));
  await storage.evenings.add(eveningOf('e', { entries: [entryOf(0, 'ada'), entryOf(1, 'bob')] }));
  const rounds = new Rounds({
    evenings: new KeptEvenings(storage.evenings, () => clock.now()),
    storage,
    tables: { add: (table, keep) => keep(table) },
    arranging: { start: async (id) => ({ ...eveningTable(await storage.tables.load(id)), stage: 'started' }) },
    games: HOSTED_GAMES,
    presence: { prepare: async () => {}, isAwayFor: () => false },
    meeting: { apartFrom: async () => new Set() },
    isSuspended: async () => false,
    isClosed: async () => false,
    now: () => clock.now(),
    warn: () => {},
    ...given,
  });
  await rounds.next('e', 0);
  return { clock, storage, rounds };
}

function eveningTable(table: Table | undefined): Table {
  if (table === undefined) throw new Error('there is no such table');
  return table;
}

test('a table that cannot begin is tried again and again, and leaves no jobs behind that nobody will do', async () => {
  let tried = 0;
  const start = async () => {
    tried += 1;
    throw new Error('not now');
  };
  const { clock, storage, rounds } = await begun({ arranging: { start } });
  await storage.jobs.run({ tasks: rounds.tasks, onFailure: () => {} });
  for (let minutes = 0; minutes < 60; minutes += 5) await clock.pass(5 * 60_000);
  expect(tried).toBeGreaterThan(12);
  expect((await storage.jobs.backlog()).givenUp).toBe(0);
  await storage.jobs.stop();
});

test.each(['closed', 'started'] as const)(
  'a table that was %s and can never be played to its end is level, and nobody waits for it',
  async (stage) => {
    const { storage, rounds } = await begun({ isClosed: async () => stage === 'started' });
    const table = eveningTable(await storage.tables.load('e_0_0'));
    await rounds.collect('e');
    expect((await storage.evenings.load('e'))?.rounds[0]?.[0]?.outcome).toBeUndefined();
    await storage.tables.save({ ...table, stage, version: table.version + 1 });
    await rounds.collect('e');
    expect((await storage.evenings.load('e'))?.rounds[0]?.[0]?.outcome).toEqual([
      { rank: 1, side: 0 },
      { rank: 1, side: 1 },
    ]);
  },
);
