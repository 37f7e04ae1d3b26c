import { expect, test } from 'vitest';
import { HOSTED_GAMES } from '../hosted-games.ts';
import { openMemory } from '../storage/memory/open.ts';
import { ManualClock } from '../storage/testing/clock.ts';
import { entryOf, eveningOf } from '../storage/testing/evenings.ts';
import { sessionOf } from '../storage/testing/samples.ts';
import { KeptEvenings } from './kept-evenings.ts';
import { Rounds } from './rounds.ts';

test('a table that cannot begin is tried again and again, and leaves no jobs behind that nobody will do', async () => {
  const clock = new ManualClock();
  const storage = openMemory(clock);
  for (const id of ['ada', 'bob']) await storage.people.add({ id, name: id }, sessionOf(id));
  await storage.evenings.add(eveningOf('e', { entries: [entryOf(0, 'ada'), entryOf(1, 'bob')] }));
  let tried = 0;
  const rounds = new Rounds({
    evenings: new KeptEvenings(storage.evenings, () => clock.now()),
    storage,
    tables: { add: (table, keep) => keep(table) },
    arranging: {
      async start() {
        tried += 1;
        throw new Error('not now');
      },
    },
    games: HOSTED_GAMES,
    presence: { prepare: async () => {}, isAwayFor: () => false },
    meeting: { apartFrom: async () => new Set() },
    isSuspended: async () => false,
    now: () => clock.now(),
    warn: () => {},
  });
  await storage.jobs.run({ tasks: rounds.tasks, onFailure: () => {} });
  await rounds.next('e', 0);
  for (let minutes = 0; minutes < 60; minutes += 5) await clock.pass(5 * 60_000);
  expect(tried).toBeGreaterThan(12);
  expect((await storage.jobs.backlog()).givenUp).toBe(0);
  await storage.jobs.stop();
});
