import { type Database, type OpenDatabase, PATIENCE_MILLISECONDS, type Statement } from './port.ts';

/** What we use of `node:sqlite`, which the types of the oldest Node we serve do not know. */
interface BuiltIn {
  readonly DatabaseSync: new (file: string, options?: { readonly readOnly?: boolean; readonly timeout?: number }) => BuiltInDatabase;
}

interface BuiltInDatabase {
  prepare<Parameters extends unknown[], Row>(sql: string): BuiltInStatement<Parameters, Row>;
  exec(sql: string): void;
  readonly isOpen: boolean;
  readonly isTransaction: boolean;
  close(): void;
}

interface BuiltInStatement<Parameters extends unknown[], Row> extends Statement<Parameters, Row> {
  setAllowUnknownNamedParameters(isAllowed: boolean): void;
}

/** Undefined where this Node has none, or one from before 22.16, which cannot tell whether a transaction is open. */
export function builtInSqlite(): OpenDatabase | undefined {
  const builtIn = load();
  if (!isBuiltIn(builtIn)) return undefined;
  const { DatabaseSync } = builtIn;
  const probe = new DatabaseSync(':memory:');
  const canTell = typeof probe.isTransaction === 'boolean';
  probe.close();
  if (!canTell) return undefined;
  return (file, { isReadOnly = false, patienceMilliseconds = PATIENCE_MILLISECONDS } = {}) =>
    wrap(new DatabaseSync(file, { readOnly: isReadOnly, timeout: patienceMilliseconds }));
}

function isBuiltIn(loaded: object | undefined): loaded is BuiltIn {
  return loaded !== undefined && 'DatabaseSync' in loaded;
}

/** Node 22 says on loading it that it is experimental: true, and of no use to whoever starts a server. Other warnings pass. */
function load(): object | undefined {
  const { emitWarning } = process;
  process.emitWarning = new Proxy(emitWarning, {
    apply(target, self, given: Parameters<typeof emitWarning>) {
      if (!String(given[0]).startsWith('SQLite is an experimental feature')) Reflect.apply(target, self, given);
    },
  });
  try {
    return process.getBuiltinModule('node:sqlite');
  } finally {
    process.emitWarning = emitWarning;
  }
}

function wrap(database: BuiltInDatabase): Database {
  return {
    prepare<Parameters extends unknown[], Row>(sql: string) {
      const statement = database.prepare<Parameters, Row>(sql);
      statement.setAllowUnknownNamedParameters(true);
      return statement;
    },
    exec: (sql) => database.exec(sql),
    pragma(text) {
      const row = database.prepare<[], Record<string, unknown>>(`PRAGMA ${text}`).get();
      return row === undefined ? undefined : Object.values(row)[0];
    },
    get inTransaction() {
      return database.isTransaction;
    },
    close() {
      if (database.isOpen) database.close();
    },
  };
}
