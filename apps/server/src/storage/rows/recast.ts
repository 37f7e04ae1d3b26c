import type { Forfeit, Occupant } from '@orrery/match';
import { peopleIn } from '../../sitting.ts';
import type { Recast } from '../account-ports.ts';
import type { Table } from '../ports.ts';

/** Who a seat is of from now on. */
export type NewSeat = Pick<Recast, 'person' | 'name'>;

/** The table and whose the seats of `from` are, there and in its match. */
export function recastTable(table: Table, from: string, as: Recast): { readonly table: Table; readonly seat: NewSeat } {
  const isThere = peopleIn(table.occupants).includes(as.person);
  const seat = isThere ? { person: as.spare, name: '' } : { person: as.person, name: as.name };
  const left: Occupant = table.stage === 'open' && isThere ? { kind: 'open' } : { kind: 'person', ...seat };
  const occupants = table.occupants.map((one) => (one.kind === 'person' && one.person === from ? left : one));
  const host = table.host === from ? hostAfter(occupants, from, as) : table.host;
  return { table: { ...table, occupants, host, version: table.version + 1 }, seat };
}

function hostAfter(occupants: readonly Occupant[], from: string, { person, isGone }: Recast): string {
  const others = occupants.flatMap((one) => (one.kind === 'person' && one.person !== from && one.person !== person ? [one.person] : []));
  return isGone === true ? (others[0] ?? person) : person;
}

/** Names stay in the log of a match alone: a table without one can be closed and forgotten, and nobody is noted as having left it. */
export function hasLog({ stage }: Pick<Table, 'stage'>): boolean {
  return stage === 'started';
}

/** JSON in which whatever seat was of `from` is this one's. What cannot be read stays as it is. */
export function recastJson(text: string, from: string, seat: NewSeat): string {
  if (!text.includes(from)) return text;
  try {
    return JSON.stringify(JSON.parse(text, (_key, value: unknown) => (isSeatOf(value, from) ? recastSeat(value, seat) : value)));
  } catch (reason) {
    if (reason instanceof SyntaxError) return text;
    throw reason;
  }
}

/** Whether a bot stands in stays; whoever it is, it is no guest. */
function recastSeat({ standIn }: SeatOf, seat: NewSeat): Occupant {
  return { kind: 'person', ...seat, ...(standIn === undefined ? {} : { standIn }) };
}

/** The same for the list of who gave a seat up. */
export function recastForfeits(text: string | null, from: string, { person }: NewSeat): string | null {
  if (text?.includes(from) !== true) return text;
  const forfeits: readonly Omit<Forfeit, 'seat'>[] = JSON.parse(text);
  return JSON.stringify(forfeits.map((one) => (one.person === from ? { ...one, person } : one)));
}

/** The same for a list of ids. */
export function recastIds(text: string, from: string, { person }: NewSeat): string {
  if (!text.includes(from)) return text;
  const ids: readonly string[] = JSON.parse(text);
  return JSON.stringify([...new Set(ids.map((id) => (id === from ? person : id)))]);
}

type SeatOf = Extract<Occupant, { kind: 'person' }>;

function isSeatOf(value: unknown, person: string): value is SeatOf {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    value.kind === 'person' &&
    'person' in value &&
    value.person === person
  );
}
