import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeMatchStore } from '@orrery/testkit';
import { openSqlite } from './open.ts';

describeMatchStore('SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-contract-'));
  let storage = openSqlite({ folder });
  return {
    store: storage.matches,
    async reopen() {
      await storage.close();
      storage = openSqlite({ folder });
      return storage.matches;
    },
    async close() {
      await storage.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
});
