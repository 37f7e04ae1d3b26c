import type { Entry, MatchSetup, Occupant } from '@orrery/match';
import { peopleIn } from '../../sitting.ts';
import { unpack } from './packed.ts';

/** How the text of an entry begins that changes who sits somewhere. */
const SEAT_ENTRY = '{"kind":"seat",';

export interface LoggedMatch {
  readonly id: string;
  readonly setup: string;
  readonly packed: Uint8Array | null;
}

/** Everybody who ever sat in a match, as its set-up and its log have it; of what is damaged, nobody. */
export function peopleOfMatch({ setup, packed }: LoggedMatch, log: readonly string[]): readonly string[] {
  try {
    const entries = packed === null ? log : unpack(packed).entries;
    const begun: Pick<MatchSetup, 'occupants'> = JSON.parse(setup);
    const seats = entries.filter((entry) => entry.startsWith(SEAT_ENTRY)).map(occupantIn);
    return [...new Set(peopleIn([...begun.occupants, ...seats]))];
  } catch {
    return [];
  }
}

function occupantIn(text: string): Occupant {
  const { occupant }: Extract<Entry, { kind: 'seat' }> = JSON.parse(text);
  return occupant;
}
