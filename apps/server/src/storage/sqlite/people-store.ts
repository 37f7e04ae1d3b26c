import type { PeopleStore, Person } from '../ports.ts';
import { placeAfter } from '../rows/person.ts';
import type { Database } from './driver/port.ts';
import type { GroupCommit } from './group-commit.ts';

export function sqlitePeopleStore(database: Database, commits: GroupCommit): PeopleStore {
  const insert = database.prepare('INSERT INTO people (id, name, token_hash, at, seen_at) VALUES (?, ?, ?, ?, ?)');
  const select = database.prepare<[string], Person>('SELECT id, name FROM people WHERE token_hash = ?');
  const update = database.prepare('UPDATE people SET name = ? WHERE id = ?');
  const replace = database.prepare('UPDATE people SET token_hash = ? WHERE id = ?');
  const see = database.prepare('UPDATE people SET seen_at = ? WHERE id = ?');
  const selectIdle = database.prepare<[number, number, string, number], { id: string; seen_at: number }>(
    'SELECT id, seen_at FROM people WHERE seen_at < ? AND (seen_at, id) > (?, ?) ORDER BY seen_at, id LIMIT ?',
  );
  const forget = database.prepare<[string, number]>(
    `DELETE FROM people WHERE id = ?
       AND NOT EXISTS (SELECT 1 FROM seated WHERE person = people.id AND (people.seen_at >= ? OR ended_at IS NULL))`,
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
    forget({ strangersBefore, everybodyBefore, limit, after = { seenAt: -1, id: '' } }) {
      return commits.write(() => {
        const idle = selectIdle.all(strangersBefore, after.seenAt, after.id, limit);
        const gone = idle.filter(({ id }) => forget.run(id, everybodyBefore).changes === 1).map(({ id }) => id);
        return { gone, next: placeAfter(idle, limit) };
      });
    },
  };
}
