import { RequestProblem } from '../problem.ts';
import type { Table } from '../storage/ports.ts';

/** What becomes of a table; undefined: nothing. */
export type TableChange = Partial<Table> | Saved | undefined;

/** A change that was stored with that of a match. */
export interface Saved {
  readonly saved: Table;
}

export function changedTable(table: Table, changed: Partial<Table>, at: number): Table {
  return { ...table, ...changed, changedAt: at, version: table.version + 1 };
}

export function refuseStarted(table: Table): void {
  if (table.stage === 'started') throw new RequestProblem('table-started', 'the match has already begun');
}
