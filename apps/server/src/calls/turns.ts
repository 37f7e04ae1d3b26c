import type { Seat } from '@orrery/engine';
import type { Entry, Glance } from '@orrery/match';
import type { SaidCall } from '../storage/call-ports.ts';
import { afterQuiet, beforeQuiet, type Wishes } from './wishes.ts';

/** Somebody who is waited for. */
export interface Turn {
  readonly seat: Seat;
  readonly person: string;
  readonly name: string;
  /** Of the match when it was first seen that they are waited for, since they last did anything. */
  readonly version: number;
  readonly since: number;
  /** Nobody has seen it before, or it could not be told whether they are there. */
  readonly isNew: boolean;
  /** Other people have done something since. */
  readonly othersHaveActed: boolean;
  readonly deadlineAt?: number;
}

export interface Looked {
  readonly glance: Glance;
  readonly version: number;
  readonly said: readonly SaidCall[];
  readonly entriesSince: (version: number) => Promise<readonly Entry[] | undefined>;
  readonly now: number;
}

/**
 * Whose turns it is. A turn is from when somebody is first waited for until they have done something, in however many steps: read from the
 * log, so that nothing has to be remembered between two looks and a server that died over one changes nothing.
 */
export async function turnsOf({ glance, version, said, entriesSince, now }: Looked): Promise<readonly Turn[]> {
  if (glance.isOver || glance.closed !== undefined) return [];
  const isPerson = (seat: Seat): boolean => glance.occupants[seat]?.kind === 'person';
  const actedSince = async (since: number): Promise<ReadonlySet<Seat> | undefined> => seatsIn(await entriesSince(since));
  const turns: Turn[] = [];
  for (const seat of glance.waitingFor) {
    const occupant = glance.occupants[seat];
    // A bot that stands in answers for somebody who is away.
    if (occupant?.kind !== 'person' || occupant.standIn !== undefined) continue;
    const { person, name } = occupant;
    const deadline = glance.deadlines?.find((one) => one.seat === seat);
    const fixed = { seat, person, name, ...(deadline === undefined ? {} : { deadlineAt: deadline.deadlineAt }) };
    const last = lastSeen(said, person);
    const acted = last === undefined ? undefined : await actedSince(last.version);
    if (last === undefined || acted === undefined || acted.has(seat))
      turns.push({ ...fixed, version, since: now, isNew: true, othersHaveActed: false });
    else turns.push({ ...fixed, ...last, othersHaveActed: [...acted].some(isPerson) });
  }
  return turns;
}

/** Said of who may have been at the table when it was first seen that they are waited for, and so has not been called. */
export const AWAITED = 'awaited';

/** The turn that was seen last, from when it was first seen. */
function lastSeen(said: readonly SaidCall[], person: string): Pick<Turn, 'version' | 'since' | 'isNew'> | undefined {
  const [turn, awaited] = ['turn', AWAITED].map((kind) => said.find((one) => one.said === kind && one.person === person));
  const isNew = awaited !== undefined && (turn === undefined || turn.version < awaited.version);
  const last = awaited !== undefined && (isNew || awaited.version === turn?.version) ? awaited : turn;
  return last === undefined ? undefined : { version: last.version, since: last.at, isNew };
}

/** Said of whose match began with the message that they were found: it was all there is to say of that turn. */
export const BEGUN = 'begun';

/** Said of whom a search has seated, so that they hear of it if they are away. */
export const SOUGHT = 'sought';

/** Who was seated by a search and has done nothing at the table since. */
export async function foundIn({ glance, said, entriesSince, now }: Omit<Looked, 'version'>): Promise<readonly Turn[]> {
  const sought = new Set(said.flatMap((one) => (one.said === SOUGHT ? [one.person] : [])));
  if (sought.size === 0 || glance.isOver || glance.closed !== undefined) return [];
  const acted = seatsIn(await entriesSince(0));
  return glance.occupants.flatMap((one, seat) => {
    if (one.kind !== 'person' || !sought.has(one.person) || acted?.has(seat) === true) return [];
    return [{ seat, person: one.person, name: one.name, version: 0, since: now, isNew: true, othersHaveActed: false }];
  });
}

/** Who has done something; undefined: nobody can tell. */
function seatsIn(entries: readonly Entry[] | undefined): ReadonlySet<Seat> | undefined {
  if (entries === undefined) return undefined;
  return new Set(entries.flatMap((entry) => (entry.kind === 'actions' ? [entry.seat] : [])));
}

/** Others were asked beside them, and have all answered since. */
export function isLast({ waitingFor }: Pick<Glance, 'waitingFor'>, turns: readonly Turn[]): boolean {
  const [only] = turns;
  return waitingFor.length === 1 && only !== undefined && only.othersHaveActed;
}

const HOUR_MILLISECONDS = 3_600_000;
/** What is shorter is played at the table. */
const SHORTEST_MILLISECONDS = HOUR_MILLISECONDS;
const LONGEST_LEAD_MILLISECONDS = 6 * HOUR_MILLISECONDS;

/** When to remind somebody of a clock: with a quarter of their time left, six hours at most; undefined: not at all. */
function reminderAt({ since, deadlineAt }: Pick<Turn, 'since' | 'deadlineAt'>): number | undefined {
  if (deadlineAt === undefined || deadlineAt - since < SHORTEST_MILLISECONDS) return undefined;
  return deadlineAt - Math.min((deadlineAt - since) / 4, LONGEST_LEAD_MILLISECONDS);
}

/** The same, before the quiet hours where after them it is too late. */
export function reminderOutside(turn: Pick<Turn, 'since' | 'deadlineAt'>, wishes: Wishes): number | undefined {
  const at = reminderAt(turn);
  if (at === undefined || turn.deadlineAt === undefined) return undefined;
  return afterQuiet(wishes, at) < turn.deadlineAt ? at : Math.max(beforeQuiet(wishes, at), turn.since);
}

const SOONEST_AGAIN_MILLISECONDS = 60_000;

/** When to look again whether somebody who was there is still to be reminded; undefined: their time is up before that. */
export function remindAgainAt({ deadlineAt = 0 }: Pick<Turn, 'deadlineAt'>, now: number): number | undefined {
  const at = now + Math.max(SOONEST_AGAIN_MILLISECONDS, (deadlineAt - now) / 4);
  return at < deadlineAt ? at : undefined;
}

/** Half of the time that was left when they were to be reminded has gone. */
export function isLate(
  { deadlineAt }: Pick<Turn, 'deadlineAt'>,
  { remindAt, now }: { readonly remindAt: number | undefined; readonly now: number },
): boolean {
  return deadlineAt !== undefined && remindAt !== undefined && now >= (remindAt + deadlineAt) / 2;
}
