import type { HouseStore } from '../ports.ts';
import type { Database } from './driver/port.ts';
import type { GroupCommit } from './group-commit.ts';

export function sqliteHouseStore(database: Database, commits: GroupCommit): HouseStore {
  const select = database.prepare<[string], { value: string }>('SELECT value FROM house WHERE name = ?');
  const insert = database.prepare('INSERT INTO house (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING');
  return {
    get: async (name) => select.get(name)?.value,
    keep: (name, value) =>
      commits.write(() => {
        insert.run(name, value);
        return select.get(name)?.value ?? value;
      }),
  };
}
