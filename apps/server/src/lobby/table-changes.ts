import { RequestProblem } from '../problem.ts';
import type { Person, Table } from '../storage/ports.ts';

export function changedTable(table: Table, changed: Partial<Table>): Table {
  return { ...table, ...changed, changedAt: Date.now(), version: table.version + 1 };
}

export function refuseStranger(table: Table, person: Person): void {
  if (table.host !== person.id) throw new RequestProblem('not-allowed', 'only the host of the table may do this');
}

export function refuseStarted(table: Table): void {
  if (table.stage === 'started') throw new RequestProblem('table-started', 'the match has already begun');
}
