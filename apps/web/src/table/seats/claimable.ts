import type { Seat, Viewer } from '@orrery/engine';
import { STOOD_STILL_MILLISECONDS, type Update } from '@orrery/match';

export interface Waiting {
  readonly update: Pick<Update, 'waitingFor' | 'waitingSince' | 'occupants' | 'clocks'>;
  readonly viewer: Viewer;
  /** Whose people were not on the server for two days. */
  readonly longAway: readonly Seat[];
  /** By the time of the server. */
  readonly now: number;
}

/** Seats for which whoever plays may have a bot: gone, or the match has stood still over them; where clocks run these decide. */
export function claimableSeats({ update, viewer, longAway, now }: Waiting): readonly Seat[] {
  const { waitingFor, waitingSince, occupants, clocks } = update;
  if (viewer === 'spectator' || clocks !== undefined) return [];
  const standsStill = now - waitingSince >= STOOD_STILL_MILLISECONDS;
  return waitingFor.filter((seat) => {
    const there = occupants[seat];
    const isPlaying = there?.kind === 'person' && there.standIn === undefined;
    return seat !== viewer && isPlaying && (standsStill || longAway.includes(seat));
  });
}
