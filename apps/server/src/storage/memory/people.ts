import type { NewSession, Session } from '../account-ports.ts';
import type { PeopleStore, Person, PersonPlace } from '../ports.ts';
import { MemoryAddresses } from './addresses.ts';
import { MemoryCalls } from './calls.ts';
import { MemoryEvenings } from './evenings.ts';
import { MemoryFriends } from './friends.ts';
import { MemoryManners } from './manners.ts';
import { MemorySeeks } from './seeks.ts';
import { MemorySharedStudies } from './shared-studies.ts';
import type { MemoryTables } from './tables.ts';

export interface MemoryPerson {
  readonly id: string;
  readonly name: string;
  readonly nameKey?: string;
  readonly isShown?: true;
  readonly since: number;
  readonly seenAt: number;
  readonly hereAt?: number;
  readonly rest?: string;
}

export type MemorySession = Session & { readonly person: string };

/** What both stores of people share. */
export class MemoryPeople {
  readonly people = new Map<string, MemoryPerson>();
  /** By the hashes of their tokens. */
  readonly sessions = new Map<string, MemorySession>();
  readonly addresses = new MemoryAddresses();
  readonly calls = new MemoryCalls();
  readonly manners = new MemoryManners(this.people);
  readonly seeks = new MemorySeeks(this.people);
  readonly friends = new MemoryFriends(this.people);
  readonly evenings = new MemoryEvenings();
  readonly sharedStudies = new MemorySharedStudies();

  addSession(person: string, { id, tokenHash, device, at }: NewSession): void {
    if (this.sessions.has(tokenHash)) throw new Error('the token is kept already');
    this.sessions.set(tokenHash, { id, person, tokenHash, device, madeAt: at, seenAt: at });
  }

  sessionsOf(person: string): MemorySession[] {
    return [...this.sessions.values()].filter((session) => session.person === person);
  }

  change(id: string, changed: Partial<MemoryPerson>): boolean {
    const kept = this.people.get(id);
    if (kept !== undefined) this.people.set(id, { ...kept, ...changed });
    return kept !== undefined;
  }

  remove(id: string): void {
    this.people.delete(id);
    this.addresses.removeAll(id);
    this.calls.removeAll(id);
    this.manners.removeAll(id);
    this.seeks.removeAll(id);
    this.friends.removeAll(id);
    this.evenings.handOver(id, '');
    this.sharedStudies.removeAll(id);
    for (const { tokenHash } of this.sessionsOf(id)) this.sessions.delete(tokenHash);
  }
}

export function personOf({ id, name, nameKey }: MemoryPerson): Person {
  return { id, name, ...(nameKey === undefined ? { isGuest: true } : {}) };
}

export function memoryPeople(kept: MemoryPeople, tables: MemoryTables): PeopleStore {
  const { people, sessions } = kept;
  const among = (ids: readonly string[]): MemoryPerson[] => ids.flatMap((id) => people.get(id) ?? []);
  return {
    async here(personIds, hereAt) {
      for (const id of personIds) kept.change(id, { hereAt });
    },
    async lastHere(personIds) {
      return new Map(among(personIds).flatMap(({ id, hereAt }) => (hereAt === undefined ? [] : [[id, hereAt] as const])));
    },
    async rests(personIds) {
      return new Map(among(personIds).flatMap(({ id, rest }) => (rest === undefined ? [] : [[id, rest] as const])));
    },
    async keepRest(personId, rest) {
      kept.change(personId, { rest });
    },
    async add({ id, name }, session) {
      if (people.has(id) || sessions.has(session.tokenHash)) throw new Error(`person ${id} or their token is kept already`);
      people.set(id, { id, name, since: session.at, seenAt: session.at });
      kept.addSession(id, session);
    },
    async byTokenHash(tokenHash, unusedBefore = 0) {
      const session = sessions.get(tokenHash);
      const person = people.get(session?.person ?? '');
      if (session === undefined || person === undefined) return undefined;
      return person.nameKey !== undefined && session.seenAt < unusedBefore ? undefined : personOf(person);
    },
    async rename(personId, name) {
      return people.get(personId)?.nameKey === undefined && kept.change(personId, { name });
    },
    async seen(tokenHash, at) {
      const session = sessions.get(tokenHash);
      if (session === undefined) return false;
      sessions.set(tokenHash, { ...session, seenAt: at });
      return kept.change(session.person, { seenAt: at });
    },
    async forget({ strangersBefore, everybodyBefore, limit, after }) {
      const idle = [...people.values()]
        .filter((one) => one.seenAt < strangersBefore && (after === undefined || isAfter(one, after)))
        .sort((one, other) => (isAfter(one, other) ? 1 : -1))
        .slice(0, limit);
      const gone: string[] = [];
      for (const { id, nameKey, seenAt } of idle) {
        const seats = await tables.seatsOf(id);
        if (nameKey !== undefined && seenAt >= everybodyBefore) continue;
        if (seats.some(({ isOver }) => seenAt >= everybodyBefore || !isOver)) continue;
        kept.remove(id);
        gone.push(id);
      }
      const last = idle.length < limit ? undefined : idle.at(-1);
      return { gone, next: last === undefined ? undefined : { seenAt: last.seenAt, id: last.id } };
    },
  };
}

function isAfter(one: PersonPlace, other: PersonPlace): boolean {
  return one.seenAt > other.seenAt || (one.seenAt === other.seenAt && one.id > other.id);
}
