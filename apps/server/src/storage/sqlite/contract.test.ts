import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ManualClock } from '../testing/clock.ts';
import { describeStorage, type StorageUnderTest } from '../testing/contract.ts';
import { driversHere } from './driver/choose.ts';
import type { OpenDatabase } from './driver/port.ts';
import { openSqlite } from './open.ts';

function open(driver: OpenDatabase): StorageUnderTest {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-contract-'));
  const clock = new ManualClock();
  let storage = openSqlite({ folder, driver, clock });
  const administer = (statements: string): void => {
    const database = driver(join(folder, 'orrery.sqlite'));
    database.exec(statements);
    database.close();
  };
  return {
    storage,
    now: () => clock.now(),
    pass: (milliseconds) => clock.pass(milliseconds),
    async reopen() {
      await storage.close();
      storage = openSqlite({ folder, driver, clock });
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

for (const { name, open: driver } of driversHere()) describeStorage(`SQLite by ${name}`, { open: () => open(driver), canCut: true });
