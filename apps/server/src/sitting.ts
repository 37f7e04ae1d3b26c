import type { Seat } from '@orrery/engine';
import type { Ending, Forfeit, Occupant } from '@orrery/match';

/** Those who have a seat, in the order of the seats; also where a bot stands in for them. */
export function peopleIn(occupants: readonly Occupant[]): string[] {
  return occupants.flatMap((one) => (one.kind === 'person' ? [one.person] : []));
}

/** -1: they have none. */
export function seatOf(occupants: readonly Occupant[], person: string): Seat {
  return occupants.findIndex((one) => one.kind === 'person' && one.person === person);
}

/** Why this person gave a seat up for good. Undefined also for whoever has one at the end. */
export function gaveUpFor(
  { occupants, forfeits = [] }: Pick<Ending, 'occupants' | 'forfeits'>,
  person: string,
): Forfeit['because'] | undefined {
  return seatOf(occupants, person) < 0 ? forfeits.findLast((one) => one.person === person)?.because : undefined;
}

/**
 * Seats whose person was not there when it ended: what a bot won in their place is nobody's. Where one of two gave up, the other has won all
 * the same: else it would pay to resign the moment somebody's time has run out.
 */
export function missingIn({ called, missing = [] }: Pick<Ending, 'called' | 'missing'>): readonly Seat[] {
  return called === 'resigned' || called === 'time' ? [] : missing;
}
