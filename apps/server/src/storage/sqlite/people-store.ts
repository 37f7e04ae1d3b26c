import type { PeopleStore } from '../ports.ts';
import { type PersonRow, personOf } from '../rows/account.ts';
import { placeAfter } from '../rows/person.ts';
import type { AccountRows } from './account-rows.ts';
import type { Database } from './driver/port.ts';
import type { GroupCommit } from './group-commit.ts';

export function sqlitePeopleStore(database: Database, commits: GroupCommit, rows: AccountRows): PeopleStore {
  const insert = database.prepare('INSERT INTO people (id, name, token_hash, at, seen_at) VALUES (?, ?, ?, ?, ?)');
  const select = database.prepare<[string, number], PersonRow>(
    `SELECT people.id, name, name_key FROM sessions JOIN people ON people.id = person
     WHERE sessions.token_hash = ? AND (name_key IS NULL OR sessions.seen_at >= ?)`,
  );
  const update = database.prepare('UPDATE people SET name = ? WHERE id = ? AND name_key IS NULL');
  const seeSession = database.prepare<[number, string], { person: string }>(
    'UPDATE sessions SET seen_at = ? WHERE token_hash = ? RETURNING person',
  );
  const see = database.prepare('UPDATE people SET seen_at = ? WHERE id = ?');
  const selectIdle = database.prepare<[number, number, string, number], { id: string; seen_at: number }>(
    'SELECT id, seen_at FROM people WHERE seen_at < ? AND (seen_at, id) > (?, ?) ORDER BY seen_at, id LIMIT ?',
  );
  const selectGone = database.prepare<[string, number, number], { id: string }>(
    `SELECT id FROM people WHERE id = ? AND (name_key IS NULL OR seen_at < ?)
       AND NOT EXISTS (SELECT 1 FROM seated WHERE person = people.id AND (people.seen_at >= ? OR ended_at IS NULL))`,
  );

  const setHere = database.prepare('UPDATE people SET here_at = ? WHERE id IN (SELECT value FROM json_each(?))');
  const selectHere = database.prepare<[string], { id: string; here_at: number }>(
    'SELECT id, here_at FROM people WHERE here_at IS NOT NULL AND id IN (SELECT value FROM json_each(?))',
  );
  const selectRests = database.prepare<[string], { id: string; rest: string }>(
    'SELECT id, rest FROM people WHERE rest IS NOT NULL AND id IN (SELECT value FROM json_each(?))',
  );
  const setRest = database.prepare('UPDATE people SET rest = ? WHERE id = ?');

  return {
    async here(personIds, at) {
      await commits.write(() => setHere.run(at, JSON.stringify(personIds)));
    },
    async lastHere(personIds) {
      return new Map(selectHere.all(JSON.stringify(personIds)).map(({ id, here_at }) => [id, here_at]));
    },
    async rests(personIds) {
      return new Map(selectRests.all(JSON.stringify(personIds)).map(({ id, rest }) => [id, rest]));
    },
    async keepRest(personId, rest) {
      await commits.write(() => setRest.run(rest, personId));
    },
    async add(person, session) {
      await commits.write(() => {
        insert.run(person.id, person.name, session.tokenHash, session.at, session.at);
        rows.addSession(person.id, session);
      });
    },
    async byTokenHash(tokenHash, unusedBefore = 0) {
      const row = select.get(tokenHash, unusedBefore);
      return row === undefined ? undefined : personOf(row);
    },
    rename: (personId, name) => commits.write(() => update.run(name, personId).changes === 1),
    seen: (tokenHash, at) =>
      commits.write(() => {
        const row = seeSession.get(at, tokenHash);
        return row !== undefined && see.run(at, row.person).changes === 1;
      }),
    forget({ strangersBefore, everybodyBefore, limit, after = { seenAt: -1, id: '' } }) {
      return commits.write(() => {
        const idle = selectIdle.all(strangersBefore, after.seenAt, after.id, limit);
        const gone = idle.filter(({ id }) => selectGone.get(id, everybodyBefore, everybodyBefore) !== undefined).map(({ id }) => id);
        for (const id of gone) rows.remove(id);
        return { gone, next: placeAfter(idle, limit) };
      });
    },
  };
}
