import { type Entry, type Snapshot, UntimelyEntry } from '@orrery/match';

/** The name under which a house keeps when it was last known to be there. */
export const ALIVE_AT = 'alive-at';

/** How far the time of an entry may be from when it is kept: no clock loses or gains more. */
export const TIMELY_MILLISECONDS = 1000;

interface Append {
  readonly matchId: string;
  readonly entry: Entry;
  readonly snapshot: Snapshot;
}

/** Throws where a clock runs by the time of the entry, and it is another time by now. */
export function refuseUntimely({ matchId, entry, snapshot }: Append, now: number): void {
  if (snapshot.clocks !== undefined && Math.abs(now - entry.at) > TIMELY_MILLISECONDS) throw new UntimelyEntry(matchId, entry.at);
}
