import type { Span } from '@orrery/match';
import { type JobClock, REAL_CLOCK, TimedQueue } from '../../jobs/timed-queue.ts';
import type { HouseStore, KeptMatches, Storage } from '../ports.ts';
import { type RecastTables, withNews } from '../with-news.ts';
import { memoryAccounts } from './accounts.ts';
import { MemoryChat } from './chat.ts';
import { memoryJobRows } from './job-rows.ts';
import { memoryMatches } from './matches.ts';
import { MemoryPeople, memoryPeople } from './people.ts';
import { MemoryRatings } from './ratings.ts';
import { MemoryTables } from './tables.ts';

/** All a server keeps, for as long as its process lives: what the databases are compared with, and enough for tests of what is above them. */
export function openMemory(clock: JobClock = REAL_CLOCK): Storage {
  const matches = memoryMatches(
    {
      seat: (id, occupants, at) => tables.seat(id, occupants, at),
      noteLeft: (person, id) => tables.noteLeft(person, id),
    },
    clock,
  );
  const chat = new MemoryChat(async (id) => (await matches.load(id))?.snapshot.finished === false);
  const tables = new MemoryTables({ matchOf: (id) => matches.load(id), silence: (id) => chat.silence(id) });
  const people = new MemoryPeople();
  people.calls.isRunning = async (id) => (await matches.load(id))?.snapshot.finished === false;
  people.friends.isOpen = async (id) => (await tables.load(id))?.stage === 'open';
  people.evenings.isPlayed = (id, since) => tables.isPlayed(id, since);
  people.seeks.addTable = (table) => tables.add(table);
  const ratings = new MemoryRatings(matches.rated, people.people);
  const recastTables: RecastTables = async (from, as, limit) => {
    chat.recast(from, as);
    const seats = tables.recast(from, as, limit);
    for (const [id, seat] of seats) {
      matches.recast(id, from, seat);
      ratings.recast(id, from, seat.person);
    }
    return [...seats.keys()];
  };
  return withNews({
    matches,
    async begin(table, setup, snapshot) {
      if ((await matches.load(setup.id)) !== undefined) throw new Error(`match ${setup.id} is kept already`);
      // Of two who begin it at once the version of the table lets one through.
      await tables.save(table);
      await matches.create(setup, snapshot);
    },
    tables,
    people: memoryPeople(people, tables),
    accounts: memoryAccounts(people, recastTables),
    addresses: people.addresses,
    calls: people.calls,
    manners: people.manners,
    chat,
    house: memoryHouse(matches, clock),
    ratings,
    seeks: people.seeks,
    friends: people.friends,
    evenings: people.evenings,
    sharedStudies: people.sharedStudies,
    jobs: new TimedQueue(memoryJobRows(), clock),
    ping: async () => {},
    close: async () => {},
  });
}

function memoryHouse(matches: Pick<KeptMatches, 'dueBefore'>, clock: Pick<JobClock, 'now'>): HouseStore {
  const kept = new Map<string, string>();
  const away: Span[] = [];
  let aliveAt: number | undefined;
  const backAt = (): number => away.at(-1)?.to ?? 0;
  return {
    get: async (name) => kept.get(name),
    async keep(name, value) {
      if (!kept.has(name)) kept.set(name, value);
      return kept.get(name) ?? value;
    },
    async beat(mostMilliseconds) {
      const isTimed = (await matches.dueBefore(Number.POSITIVE_INFINITY, 1)).length > 0;
      const at = clock.now();
      if (!isTimed) {
        aliveAt = undefined;
        return { at, backAt: backAt() };
      }
      if (aliveAt !== undefined && at - aliveAt > mostMilliseconds) away.push({ from: aliveAt, to: at });
      aliveAt = at;
      return { at, backAt: backAt() };
    },
    awayAfter: async (at) => away.filter(({ to }) => to > at),
  };
}
