import { createRequire } from 'node:module';
import type BetterDatabase from 'better-sqlite3';
import { type Database, type OpenDatabase, PATIENCE_MILLISECONDS } from './port.ts';

/** Undefined where it is not installed or was not compiled for this Node. Loaded only when asked for: most have no need of it. */
export function betterSqlite3(): OpenDatabase | undefined {
  try {
    const Loaded: typeof BetterDatabase = createRequire(import.meta.url)('better-sqlite3');
    // Its native part is first looked for when a database is opened.
    new Loaded(':memory:').close();
    return (file, { isReadOnly = false, patienceMilliseconds = PATIENCE_MILLISECONDS } = {}) =>
      wrap(new Loaded(file, { readonly: isReadOnly, timeout: patienceMilliseconds }));
  } catch {
    return undefined;
  }
}

function wrap(database: BetterDatabase.Database): Database {
  return {
    prepare: (sql) => database.prepare(sql),
    exec: (sql) => void database.exec(sql),
    pragma: (text) => database.pragma(text, { simple: true }),
    get inTransaction() {
      return database.inTransaction;
    },
    close: () => void database.close(),
  };
}
