import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describeStorage, type StorageUnderTest } from '../testing/contract.ts';
import { openSqlite } from './open.ts';

function open(): StorageUnderTest {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-contract-'));
  let storage = openSqlite({ folder });
  const administer = (statements: string): void => {
    const database = new Database(join(folder, 'orrery.sqlite'));
    database.exec(statements);
    database.close();
  };
  return {
    storage,
    async reopen() {
      await storage.close();
      storage = openSqlite({ folder });
      return storage;
    },
    async cut(relation) {
      const refuse = (when: string) =>
        `CREATE TRIGGER cut_${when} BEFORE ${when} ON ${relation} BEGIN SELECT RAISE(ABORT, 'cut off'); END;`;
      administer(refuse('INSERT') + refuse('UPDATE'));
      return async () => administer('DROP TRIGGER cut_INSERT; DROP TRIGGER cut_UPDATE;');
    },
    async close() {
      await storage.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

describeStorage('SQLite', { open, canCut: true });
