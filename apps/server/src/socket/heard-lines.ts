const TABLES = 2000;
/** More than are ever repeated. */
const LINES = 200;

/** Which lines were told here, for the tables of late. Numbers of different nodes do not come in their order, so each is kept. */
export class HeardLines {
  readonly #tables = new Map<string, Set<number>>();

  has(table: string, number: number): boolean {
    return this.#tables.get(table)?.has(number) === true;
  }

  add(table: string, number: number): void {
    const lines = this.#tables.get(table) ?? new Set();
    this.#tables.delete(table);
    this.#tables.set(table, lines.add(number));
    dropOldest(lines, LINES);
    dropOldest(this.#tables, TABLES);
  }
}

function dropOldest(kept: Set<number> | Map<string, unknown>, most: number): void {
  if (kept.size <= most) return;
  const [oldest] = kept.keys();
  if (kept instanceof Set) kept.delete(Number(oldest));
  else kept.delete(String(oldest));
}
