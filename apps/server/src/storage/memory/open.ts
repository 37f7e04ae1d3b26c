import { type Glance, memoryStore } from '@orrery/match';
import type { ChatLine, ChatStore, KeptMatches, PeopleStore, Person, Storage } from '../ports.ts';
import { MemoryTables } from './tables.ts';

/** All a server keeps, for as long as its process lives: what the databases are compared with, and enough for tests of what is above them. */
export function openMemory(): Storage {
  const matches = memoryStore();
  const tables = new MemoryTables((id) => matches.load(id));
  return {
    matches: memoryMatches(matches, tables),
    async begin(table, setup, snapshot) {
      if ((await matches.load(setup.id)) !== undefined) throw new Error(`match ${setup.id} is kept already`);
      // Of two who begin it at once the version of the table lets one through.
      await tables.save(table);
      await matches.create(setup, snapshot);
    },
    tables,
    people: memoryPeople(),
    chat: memoryChat(),
    ping: async () => {},
    close: async () => {},
  };
}

function memoryMatches(matches: ReturnType<typeof memoryStore>, tables: MemoryTables): KeptMatches {
  const reckoned = new Map<string, Glance>();
  return {
    ...matches,
    async append(matchId, entry, snapshot) {
      await matches.append(matchId, entry, snapshot);
      reckoned.delete(matchId);
      if (entry.kind === 'seat' && snapshot.glance !== undefined) tables.seat(matchId, snapshot.glance.occupants, entry.at);
    },
    entriesSince: async (matchId, version) => (await matches.load(matchId))?.entries.slice(version),
    async glances(matchIds) {
      const kept = await Promise.all(matchIds.map((id) => matches.load(id)));
      return kept.flatMap((stored) => {
        if (stored === undefined) return [];
        const { setup, snapshot } = stored;
        return [{ id: setup.id, game: setup.game, glance: reckoned.get(setup.id) ?? snapshot.glance }];
      });
    },
    async keepGlance(matchId, version, glance) {
      if ((await matches.load(matchId))?.snapshot.version === version) reckoned.set(matchId, structuredClone(glance));
    },
    async toWake() {
      const glances = await this.glances(await matches.unfinished());
      return glances.flatMap(({ id, glance }) => (glance?.hasAutomaticTurn === false ? [] : [id]));
    },
  };
}

function memoryPeople(): PeopleStore {
  const people = new Map<string, Person>();
  const tokens = new Map<string, string>();
  return {
    async add(person, tokenHash) {
      if (people.has(person.id) || tokens.has(tokenHash)) throw new Error(`person ${person.id} or their token is kept already`);
      people.set(person.id, { ...person });
      tokens.set(tokenHash, person.id);
    },
    async byTokenHash(tokenHash) {
      const person = people.get(tokens.get(tokenHash) ?? '');
      return person === undefined ? undefined : { ...person };
    },
    async rename(personId, name) {
      if (people.has(personId)) people.set(personId, { id: personId, name });
    },
    async replaceToken(personId, tokenHash) {
      if (!people.has(personId)) return;
      if ((tokens.get(tokenHash) ?? personId) !== personId) throw new Error('the token is kept already');
      for (const [hash, person] of [...tokens]) if (person === personId) tokens.delete(hash);
      tokens.set(tokenHash, personId);
    },
  };
}

function memoryChat(): ChatStore {
  const lines: { readonly tableId: string; readonly line: ChatLine }[] = [];
  return {
    async add(tableId, line) {
      const kept = { number: lines.length + 1, ...structuredClone(line) };
      lines.push({ tableId, line: kept });
      return kept;
    },
    async recent(tableId, limit) {
      const said = lines.filter((one) => one.tableId === tableId).map(({ line }) => line);
      return structuredClone(said.slice(Math.max(0, said.length - limit)));
    },
  };
}
