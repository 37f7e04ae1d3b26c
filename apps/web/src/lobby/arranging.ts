import type { Table } from '@orrery/protocol';

/** The host may; and while the host is away whoever sits there. */
export function mayArrange(table: Table, person: string | undefined): boolean {
  if (person === undefined) return false;
  const isSeated = table.seats.some((seat) => seat.kind === 'person' && seat.person === person);
  return table.host === person || (table.isHostAway === true && isSeated);
}
