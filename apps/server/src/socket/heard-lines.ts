import { dropOldest } from '../drop-oldest.ts';

/** As many as a node has sockets: of a table that somebody watches nothing may be forgotten, or its lines would be told twice or not at all. */
export const TABLES = 10_000;
/** More than are ever repeated. */
const LINES = 200;

interface Heard {
  readonly numbers: Set<number>;
  /** Somebody here was told all of it: whatever is not among these is new to them. */
  isWhole: boolean;
}

/** Which lines were told here, for the tables of late. Numbers of different nodes do not come in their order, so each is kept. */
export class HeardLines {
  readonly #tables = new Map<string, Heard>();

  has(table: string, number: number): boolean {
    return this.#tables.get(table)?.numbers.has(number) === true;
  }

  isWhole(table: string): boolean {
    return this.#tables.get(table)?.isWhole === true;
  }

  add(table: string, number: number): void {
    const { numbers } = this.#touched(table);
    dropOldest(numbers.add(number), LINES);
  }

  setWhole(table: string): void {
    this.#touched(table).isWhole = true;
  }

  forget(table: string): void {
    this.#tables.delete(table);
  }

  #touched(table: string): Heard {
    const heard = this.#tables.get(table) ?? { numbers: new Set(), isWhole: false };
    this.#tables.delete(table);
    this.#tables.set(table, heard);
    dropOldest(this.#tables, TABLES);
    return heard;
  }
}
