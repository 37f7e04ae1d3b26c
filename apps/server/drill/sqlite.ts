import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openSqlite } from '../src/storage/sqlite/open.ts';
import { damage } from './damage.ts';
import { type DrillSetting, lostInPlay, type Outcome, tryRestored } from './drill.ts';
import { shell } from './shell.ts';
import { copySqlite, restoreSqlite } from './steps.ts';

/** A string: what it cannot be done with here. */
export async function drillSqlite(setting: DrillSetting): Promise<readonly Outcome[] | string> {
  if (spawnSync('sqlite3', ['-version']).status !== 0) return 'no sqlite3 for the drill: install it (Debian: sqlite3)';
  const data = join(setting.folder, 'orrery');
  const copy = join(setting.folder, 'copy.sqlite');
  const environment = { ORRERY_DATA: data };
  const { people, noted } = await lostInPlay(setting, environment, {
    async meanwhile(somePlay) {
      await somePlay();
      const from = Date.now();
      await shell(copySqlite(join(data, 'orrery.sqlite'), copy));
      const to = Date.now();
      await somePlay();
      return { from, to };
    },
    lose: async () => rmSync(data, { recursive: true }),
  });

  if (setting.sabotage === 'damaged-backup') damage(copy);
  mkdirSync(data);
  const restored = {
    from: 'SQLite: a copy made while it was played on',
    restore: () => shell(restoreSqlite(copy, data)),
    open: async () => openSqlite({ folder: data }),
    environment,
  };
  return [await tryRestored(setting, restored, { people, moves: [...people.moves], promised: noted })];
}
