import type { Table } from '@orrery/protocol';
import { isStandIn } from './stand-ins.ts';

/** Tables of the server as they concern one person. */
export function seatIn({ seats }: Pick<Table, 'seats'>, person: string | undefined): number {
  return seats.findIndex((seat) => seat.kind === 'person' && seat.person === person);
}

export function isOwn(table: Table, person: string | undefined): boolean {
  return person !== undefined && (table.host === person || seatIn(table, person) >= 0);
}

/** The match at it waits for this person, and no bot answers for them. */
export function waitsFor(table: Table, person: string | undefined): boolean {
  const seat = seatIn(table, person);
  return table.phase === 'running' && table.waitingFor?.includes(seat) === true && !isStandIn(table.seats[seat]);
}

/** A bot plays for this person, who may come back whenever they like. */
export function isStoodInAt(table: Table, person: string | undefined): boolean {
  return table.phase === 'running' && isStandIn(table.seats[seatIn(table, person)]);
}

/** Since when it is as it is. */
export function sinceOf({ waitingSince, changedAt }: Table): number {
  return waitingSince ?? changedAt;
}

/** Until when one of these seats has time, the first of them; undefined: no clock runs. */
export function deadlineOf({ deadlines = [], waitingFor = [] }: Table, seats: readonly number[] = waitingFor): number | undefined {
  const times = deadlines.filter(({ seat }) => seats.includes(seat)).map(({ deadlineAt }) => deadlineAt);
  return times.length === 0 ? undefined : Math.min(...times);
}

/** The tables that wait for this person: first whose clock runs out first, then the one that has waited longest. */
export function waitingTables(tables: readonly Table[], person: string | undefined): readonly Table[] {
  const due = (table: Table) => deadlineOf(table, [seatIn(table, person)]) ?? Number.MAX_SAFE_INTEGER;
  return tables
    .filter((table) => waitsFor(table, person))
    .sort((one, other) => due(one) - due(other) || sinceOf(one) - sinceOf(other) || (one.id < other.id ? -1 : 1));
}

/** Round all that wait: who leaves one for later comes back to it after the others. */
export function nextTable(waiting: readonly Table[], here: string | undefined): Table | undefined {
  const at = waiting.findIndex(({ id }) => id === here);
  const next = waiting[(at + 1) % waiting.length];
  return next?.id === here ? undefined : next;
}

/** What is known once the server has listed all tables of one's own. Of one that was `heard` of since it was asked, that is newer. */
export function withOwn(
  known: readonly Table[],
  { own, person, heard }: { readonly own: readonly Table[]; readonly person: string | undefined; readonly heard: ReadonlySet<string> },
): readonly Table[] {
  const listed = new Map(own.map((table) => [table.id, table]));
  const kept = known.filter((table) => {
    const said = listed.get(table.id);
    if (said === undefined) return heard.has(table.id) || !isOwn(table, person);
    return said.version < table.version;
  });
  const ids = new Set(kept.map(({ id }) => id));
  return [...own.filter(({ id }) => !ids.has(id)), ...kept];
}
