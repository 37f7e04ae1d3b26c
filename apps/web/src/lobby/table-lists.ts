import type { Table } from '@orrery/protocol';
import { isOwn } from '../store/own-tables.ts';

const SHOWN = 8;

/** Tables of the server that are not this person's to go on with: with free seats first, then the newest; what cannot go on comes last. */
export function othersTables(tables: readonly Table[], person: string | undefined): readonly Table[] {
  return tables
    .filter((table) => table.phase !== 'finished' && (table.phase === 'closed' || !isOwn(table, person)))
    .sort((one, other) => rank(one) - rank(other) || other.changedAt - one.changedAt)
    .slice(0, SHOWN);
}

function rank(table: Table): number {
  if (table.phase === 'closed') return 2;
  return table.phase === 'open' && table.seats.some(({ kind }) => kind === 'open') ? 0 : 1;
}
