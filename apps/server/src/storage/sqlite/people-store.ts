import type { Database } from 'better-sqlite3';
import type { PeopleStore, Person } from '../ports.ts';
import type { GroupCommit } from './group-commit.ts';

export function sqlitePeopleStore(database: Database, commits: GroupCommit): PeopleStore {
  const insert = database.prepare('INSERT INTO people (id, name, token_hash, at) VALUES (?, ?, ?, ?)');
  const select = database.prepare<[string], Person>('SELECT id, name FROM people WHERE token_hash = ?');
  const update = database.prepare('UPDATE people SET name = ? WHERE id = ?');
  const replace = database.prepare('UPDATE people SET token_hash = ? WHERE id = ?');

  return {
    async add(person, tokenHash, at) {
      await commits.write(() => insert.run(person.id, person.name, tokenHash, at));
    },
    async byTokenHash(tokenHash) {
      return select.get(tokenHash);
    },
    async rename(personId, name) {
      await commits.write(() => update.run(name, personId));
    },
    async replaceToken(personId, tokenHash) {
      await commits.write(() => replace.run(tokenHash, personId));
    },
  };
}
