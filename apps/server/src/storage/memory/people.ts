import type { PeopleStore, Person, PersonPlace } from '../ports.ts';
import type { MemoryTables } from './tables.ts';

interface Kept {
  readonly person: Person;
  readonly tokenHash: string;
  readonly seenAt: number;
}

export function memoryPeople(tables: MemoryTables): PeopleStore {
  const people = new Map<string, Kept>();
  const byHash = (hash: string): Kept | undefined => [...people.values()].find(({ tokenHash }) => tokenHash === hash);
  const change = (id: string, changed: Partial<Kept>): boolean => {
    const kept = people.get(id);
    if (kept !== undefined) people.set(id, { ...kept, ...changed });
    return kept !== undefined;
  };
  return {
    async add(person, tokenHash, at) {
      if (people.has(person.id) || byHash(tokenHash) !== undefined) throw new Error(`person ${person.id} or their token is kept already`);
      people.set(person.id, { person: { ...person }, tokenHash, seenAt: at });
    },
    async byTokenHash(tokenHash) {
      const kept = byHash(tokenHash);
      return kept === undefined ? undefined : { ...kept.person };
    },
    async rename(personId, name) {
      change(personId, { person: { id: personId, name } });
    },
    async replaceToken(personId, tokenHash) {
      if ((byHash(tokenHash)?.person.id ?? personId) !== personId) throw new Error('the token is kept already');
      change(personId, { tokenHash });
    },
    seen: async (personId, at) => change(personId, { seenAt: at }),
    async forget({ strangersBefore, everybodyBefore, limit, after }) {
      const idle = [...people.values()]
        .map(({ person: { id }, seenAt }) => ({ id, seenAt }))
        .filter((one) => one.seenAt < strangersBefore && (after === undefined || isAfter(one, after)))
        .sort((one, other) => (isAfter(one, other) ? 1 : -1))
        .slice(0, limit);
      const gone: string[] = [];
      for (const { id, seenAt } of idle) {
        const seats = await tables.seatsOf(id);
        if (seats.some(({ isOver }) => seenAt >= everybodyBefore || !isOver)) continue;
        people.delete(id);
        gone.push(id);
      }
      return { gone, next: idle.length < limit ? undefined : idle.at(-1) };
    },
  };
}

function isAfter(one: PersonPlace, other: PersonPlace): boolean {
  return one.seenAt > other.seenAt || (one.seenAt === other.seenAt && one.id > other.id);
}
