import type { Occupant } from '@orrery/match';
import type { Follower } from './follower.ts';
import { grouped } from './grouped.ts';
import type { SeatDeed } from './notes.ts';

/**
 * Who was told that they have left their seat, or sit there again, did so by the log, as often as they were told. Seats may change oftener:
 * a request that was stalled on its way is heard late, and whose answer was lost is asked again.
 */
export function seatViolations({ setup, steps }: Pick<Follower, 'setup' | 'steps'>, deeds: readonly SeatDeed[]): string[] {
  return [...grouped(deeds, ({ seat, person, kind }) => `${person} ${kind} seat ${seat}`)].flatMap(([what, told]) => {
    const [{ seat, person, kind }] = told;
    const isIn = (one: Occupant | undefined): boolean => one?.kind === 'person' && one.person === person;
    const kept = steps.filter(({ entry, before }) => {
      if (entry.kind !== 'seat' || entry.seat !== seat || isIn(before[seat]) === isIn(entry.occupant)) return false;
      return isIn(entry.occupant) === (kind === 'sat');
    });
    return kept.length < told.length ? [`${setup.id}: ${what} ${told.length} times as they were told, and ${kept.length} by the log`] : [];
  });
}
