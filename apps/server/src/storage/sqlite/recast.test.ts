import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chosenDriver } from './driver/choose.ts';
import { openSqlite } from './open.ts';

test('a seat at a table that is gone is looked at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-recast-'));
  const storage = openSqlite({ folder });
  const database = chosenDriver()(join(folder, 'orrery.sqlite'));
  database.exec(`INSERT INTO left_seats VALUES ('ada', 'a'), ('ada', 'b'), ('ada', 'c')`);
  database.close();
  const recast = () => storage.accounts.recast('ada', { person: 'eve', name: 'Eve', spare: 'spare' }, 2);
  expect([await recast(), await recast(), await recast()]).toEqual([2, 1, 0]);
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});
