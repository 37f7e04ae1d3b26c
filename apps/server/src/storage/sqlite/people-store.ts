import type { PeopleStore, Person } from '../ports.ts';
import type { Database } from './driver/port.ts';
import type { GroupCommit } from './group-commit.ts';

export function sqlitePeopleStore(database: Database, commits: GroupCommit): PeopleStore {
  const insert = database.prepare('INSERT INTO people (id, name, token_hash, at, seen_at) VALUES (?, ?, ?, ?, ?)');
  const select = database.prepare<[string], Person>('SELECT id, name FROM people WHERE token_hash = ?');
  const update = database.prepare('UPDATE people SET name = ? WHERE id = ?');
  const replace = database.prepare('UPDATE people SET token_hash = ? WHERE id = ?');
  const see = database.prepare('UPDATE people SET seen_at = ? WHERE id = ?');
  const forget = database.prepare<[number, number, number], { id: string }>(
    `DELETE FROM people WHERE id IN (
       SELECT id FROM people WHERE seen_at < ? AND NOT EXISTS (
         SELECT 1 FROM seated WHERE person = people.id AND (people.seen_at >= ? OR ended_at IS NULL)
       ) ORDER BY seen_at LIMIT ?
     ) RETURNING id`,
  );

  return {
    async add(person, tokenHash, at) {
      await commits.write(() => insert.run(person.id, person.name, tokenHash, at, at));
    },
    async byTokenHash(tokenHash) {
      const row = select.get(tokenHash);
      return row === undefined ? undefined : { id: row.id, name: row.name };
    },
    async rename(personId, name) {
      await commits.write(() => update.run(name, personId));
    },
    async replaceToken(personId, tokenHash) {
      await commits.write(() => replace.run(tokenHash, personId));
    },
    seen: (personId, at) => commits.write(() => see.run(at, personId).changes === 1),
    forget({ strangersBefore, everybodyBefore, limit }) {
      return commits.write(() => forget.all(strangersBefore, everybodyBefore, limit).map(({ id }) => id));
    },
  };
}
