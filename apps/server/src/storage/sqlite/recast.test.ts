import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ADA, actionEntry, BOT, next, setupOf, snapshotAt, tableOf } from '../testing/samples.ts';
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

test('who left a match before that was noted is read from its log, packed or not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-recast-'));
  const storage = openSqlite({ folder });
  const eve = [{ kind: 'person', person: 'eve', name: 'Eve' }, BOT] as const;
  for (const id of ['a', 'b', 'c']) {
    const table = tableOf(id, { occupants: eve });
    await storage.tables.add(table);
    await storage.begin(next(table, { stage: 'started' }), setupOf(id, eve), snapshotAt(0, { occupants: eve }));
    await storage.matches.append(id, { kind: 'seat', seat: 0, occupant: ADA, at: 5 }, snapshotAt(1));
    if (id === 'b') await storage.matches.append(id, actionEntry(1), snapshotAt(2, { finished: true }));
  }
  await storage.matches.endings.pack(Number.MAX_SAFE_INTEGER, 9);
  const database = chosenDriver()(join(folder, 'orrery.sqlite'));
  database.exec('DELETE FROM left_seats');
  database.exec(`UPDATE matches SET setup = 'damaged' WHERE id = 'c'`);
  database.close();
  const recast = () => storage.accounts.recast('eve', { person: 'gone', name: '', spare: 'gone', isGone: true }, 9);
  expect(await recast()).toBe(0);
  expect([await storage.accounts.noteLeftSeats(2), await storage.accounts.noteLeftSeats(2, 'b')]).toEqual(['b', undefined]);
  expect(await recast()).toBe(2);
  for (const id of ['a', 'b']) expect(JSON.stringify(await storage.matches.load(id))).not.toContain('"eve"');
  await storage.close();
  rmSync(folder, { recursive: true, force: true });
});
