import type { Database } from './driver/port.ts';
import { STEPS } from './steps/index.ts';

export function migrate(database: Database, file: string): void {
  const version = Number(database.pragma('user_version'));
  if (version > STEPS.length) {
    throw new Error(`${file} was written by a newer Orrery (schema ${version}, this one knows ${STEPS.length})`);
  }
  for (const [done, step] of STEPS.entries()) {
    if (done < version) continue;
    database.exec('BEGIN IMMEDIATE');
    try {
      database.exec(step);
      database.pragma(`user_version = ${done + 1}`);
      database.exec('COMMIT');
    } catch (reason) {
      if (database.inTransaction) database.exec('ROLLBACK');
      throw reason;
    }
  }
}
