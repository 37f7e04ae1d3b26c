import type { Seat } from '@orrery/engine';
import { runningMs } from './clocks/rest.ts';
import type { Entry, MatchSetup, Waited } from './kept.ts';
import { holderOf, isPlaying } from './seats.ts';
import type { Timeline } from './timeline.ts';

/** At the opening of a match. */
export function firstWaited({ occupants, createdAt }: Pick<MatchSetup, 'occupants' | 'createdAt'>): Waited {
  return { version: 0, at: createdAt, ms: occupants.map(() => 0) };
}

/**
 * After one more entry. All who were asked at once are each waited for until their own answer; a bot in the place of a person, or an
 * empty seat, takes nobody's time. What is taken back has taken its time all the same.
 */
export function waitedAfter(timeline: Timeline, entry: Entry, waitedFor: readonly Seat[]): Pick<Timeline, 'waited'> {
  const { waited, occupants, timed, version } = timeline;
  if (waited === undefined) return {};
  const { away = [] } = entry;
  const ms = waited.ms.map((before, seat) => {
    if (isNewcomer(timeline, entry, seat)) return 0;
    if (!waitedFor.includes(seat) || !isPlaying(occupants[seat])) return before;
    const to = entry.seat === seat ? (entry.heardAt ?? entry.at) : entry.at;
    // Nights and holidays are no more their time than they are their clock's.
    return before + runningMs({ from: waited.at, to: Math.max(waited.at, to) }, { rest: timed?.clocks.seats[seat]?.rest, away });
  });
  return { waited: { version: version + 1, at: Math.max(waited.at, entry.at), ms } };
}

/** Another's time is not theirs. */
function isNewcomer(timeline: Timeline, entry: Entry, seat: Seat): boolean {
  if (entry.kind !== 'seat' || entry.seat !== seat || entry.occupant.kind !== 'person') return false;
  return entry.occupant.person !== holderOf(timeline, seat);
}
