import type { JobQueue } from '../../jobs/queue.ts';
import type { RelationName, Row, Value } from './relations.ts';

/** One of the two databases of a move, with nobody else at work in it. */
export interface Place {
  /** For messages; without a password. */
  readonly name: string;
  readonly jobs: JobQueue;
  /** In one order whatever the database. */
  columns(relation: RelationName): Promise<readonly string[]>;
  count(relation: RelationName): Promise<number>;
  /** The rows that follow this key, in the order of their keys. */
  page(relation: RelationName, page: Page): Promise<readonly Row[]>;
  /** The key of the last row; undefined where there is none. */
  last(relation: RelationName): Promise<Row | undefined>;
  /** All of them or none. */
  insert(relation: RelationName, columns: readonly string[], rows: readonly Row[]): Promise<void>;
  /** From where a move into this place was begun and not finished. Until it is, no server opens it. */
  movingFrom(): Promise<string | undefined>;
  beginMove(from: string): Promise<void>;
  endMove(): Promise<void>;
  close(): Promise<void>;
}

export interface Page {
  readonly columns: readonly string[];
  readonly after: Row | undefined;
  readonly limit: number;
}

/** `(a, b) > (?, ?)`, or nothing where a page is the first. */
export function following(key: readonly string[], after: Row | undefined, mark: (index: number) => string): string {
  if (after === undefined) return '';
  return `WHERE (${key.join(', ')}) > (${key.map((_, index) => mark(index)).join(', ')})`;
}

/** The key columns of a row. */
export function keyOf(key: readonly string[], columns: readonly string[], row: Row): Value[] {
  return key.map((name) => row[columns.indexOf(name)] ?? null);
}
