/**
 * A SQLite as the stores use it, so little that Node's own and `better-sqlite3` can both be it. Bound are strings, numbers, bytes and
 * null, one by one or by name (`@name`; names that the statement does not have are passed over). A row has its columns by name, bytes as
 * a `Uint8Array`, and perhaps no prototype: it is not handed on as it is.
 */
export interface Database {
  prepare<Parameters extends unknown[] = unknown[], Row = unknown>(sql: string): Statement<Parameters, Row>;
  /** Runs any number of statements that give nothing back. */
  exec(sql: string): void;
  /** Runs one, and gives the first value of what it says. */
  pragma(text: string): unknown;
  readonly inTransaction: boolean;
  /** Closing twice does nothing. */
  close(): void;
}

export interface Statement<Parameters extends unknown[], Row> {
  run(...parameters: Parameters): { readonly changes: number; readonly lastInsertRowid: number | bigint };
  get(...parameters: Parameters): Row | undefined;
  all(...parameters: Parameters): Row[];
}

export interface OpenOptions {
  readonly isReadOnly?: boolean;
  /** How long to wait for a lock that another process holds. */
  readonly patienceMilliseconds?: number;
}

export type OpenDatabase = (file: string, options?: OpenOptions) => Database;

export const PATIENCE_MILLISECONDS = 5000;
