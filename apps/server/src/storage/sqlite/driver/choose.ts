import { betterSqlite3 } from './better-sqlite3.ts';
import { builtInSqlite } from './built-in.ts';
import type { Database, OpenDatabase, OpenOptions } from './port.ts';

/** In this order of choice: Node's own needs no compiler (docs/decisions/0016-node-sqlite.md). */
const DRIVERS = [
  { name: 'node:sqlite', load: builtInSqlite },
  { name: 'better-sqlite3', load: betterSqlite3 },
] as const;

/** The first that runs here, or the one that ORRERY_SQLITE names. */
export function chosenDriver(wanted = process.env.ORRERY_SQLITE): OpenDatabase {
  for (const { name, load } of DRIVERS) {
    const open = wanted === undefined || wanted === name ? load() : undefined;
    if (open !== undefined) return open;
  }
  throw new Error(
    wanted === undefined
      ? 'this Node has no SQLite of its own (22.16 and later have) and better-sqlite3 is not compiled: npm rebuild better-sqlite3'
      : `ORRERY_SQLITE=${wanted} does not run here; there are ${DRIVERS.map(({ name }) => name).join(' and ')}`,
  );
}

/** Whatever runs here, for suites that hold each of them to the same. */
export function driversHere(): readonly { readonly name: string; readonly open: OpenDatabase }[] {
  return DRIVERS.flatMap(({ name, load }) => {
    const open = load();
    return open === undefined ? [] : [{ name, open }];
  });
}

export function openDatabase(file: string, options?: OpenOptions): Database {
  return chosenDriver()(file, options);
}
