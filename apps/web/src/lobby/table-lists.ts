import type { Table } from '@orrery/protocol';

const SHOWN = 8;

interface Lists {
  /** One sits there or is the host, and it goes on. */
  readonly mine: readonly Table[];
  readonly others: readonly Table[];
}

/** Tables of the server for the lobby, those that wait for this person first, then the newest. What is over has a page of its own. */
export function tablesOf(tables: readonly Table[], person: string | undefined): Lists {
  const sorted = tables
    .filter(({ phase }) => phase !== 'finished')
    .sort((one, other) => rank(one, person) - rank(other, person) || other.changedAt - one.changedAt);
  const isMine = (table: Table) =>
    table.phase !== 'closed' && person !== undefined && (table.host === person || seatOf(table, person) >= 0);
  return { mine: sorted.filter(isMine).slice(0, SHOWN), others: sorted.filter((table) => !isMine(table)).slice(0, SHOWN) };
}

function seatOf({ seats }: Table, person: string): number {
  return seats.findIndex((seat) => seat.kind === 'person' && seat.person === person);
}

function rank(table: Table, person: string | undefined): number {
  if (table.phase === 'closed') return 3;
  if (person !== undefined && table.waitingFor?.includes(seatOf(table, person))) return 0;
  return table.phase === 'open' && table.seats.some(({ kind }) => kind === 'open') ? 1 : 2;
}
