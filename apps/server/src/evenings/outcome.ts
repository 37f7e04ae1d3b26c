import type { Ending } from '@orrery/match';
import type { SeatOutcome } from '../pairing/evening.ts';
import { missingIn } from '../sitting.ts';

/**
 * How the match of a table ended for those who take part, seat by seat. Who is not there any more, or has a bot in their place, is absent;
 * where nobody has won, all are level. `gone`: who has left the evening, and is absent also where the other gave up against the bot.
 */
export function outcomeOf(ending: Ending, people: readonly string[], gone: readonly string[] = []): readonly SeatOutcome[] {
  const { occupants, result, sides, called } = ending;
  const isDecided = result !== undefined && called !== 'undecided' && called !== 'closed';
  return people.map((person, seat): SeatOutcome => {
    const there = occupants[seat];
    const missing = gone.includes(person) ? (ending.missing ?? []) : missingIn(ending);
    const isThere = there?.kind === 'person' && there.person === person && !missing.includes(seat);
    const rank = isDecided ? (result.seats.find((one) => one.seat === seat)?.rank ?? 1) : 1;
    return { rank, side: sides?.[seat] ?? seat, ...(isThere ? {} : { isAbsent: true }) };
  });
}

/** Of a table that can never be played to its end: nobody has won or lost there. */
export function undecided(people: readonly string[]): readonly SeatOutcome[] {
  return people.map((person, seat): SeatOutcome => ({ rank: 1, side: seat, ...(person === '' ? { isAbsent: true } : {}) }));
}
