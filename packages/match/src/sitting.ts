import type { PlainGame, Seat } from '@orrery/engine';
import type { Occupant } from './kept.ts';
import { hasChangedTooOften, type Left } from './seats.ts';
import { isOver, type Timeline } from './timeline.ts';
import type { MatchRefusal } from './told.ts';
import type { Planned } from './undo.ts';

export interface Sitting {
  readonly seat: Seat;
  readonly occupant: Occupant;
  /** How long a seat that somebody left is kept for them. */
  readonly keptMs: number;
  /** The person who sits there and becomes the other one. */
  readonly from?: string;
  /** Nobody may have it by then, not even a bot. */
  readonly onlyIfOpen?: boolean;
  readonly at: number;
}

export function planSitting(module: PlainGame, timeline: Timeline, sitting: Sitting): Planned {
  const refusal = refuseSitting(module, timeline, sitting);
  if (refusal !== undefined) return { ok: false, refusal: { code: refusal } };
  const { seat, at } = sitting;
  if (isOpenAlready(timeline, sitting)) return { ok: true, entry: undefined };
  const there = timeline.occupants[seat];
  const isSame = there?.kind === 'person' && sitting.occupant.kind === 'person';
  const occupant = stillStoodIn(timeline, sitting);
  return { ok: true, entry: { kind: 'seat', seat, occupant, ...(isSame ? { isSame } : {}), at } };
}

/** Who is only called otherwise, or is another account's by now, has not come back by that. */
function stillStoodIn({ occupants }: Timeline, { seat, occupant }: Sitting): Occupant {
  const there = occupants[seat];
  if (occupant.kind !== 'person' || there?.kind !== 'person' || there.standIn === undefined) return occupant;
  return { ...occupant, standIn: there.standIn };
}

/** To open a seat that is kept for somebody is a change: from then on it is not. */
function isOpenAlready({ occupants, left }: Timeline, { seat, occupant }: Sitting): boolean {
  return occupant.kind === 'open' && occupants[seat]?.kind === 'open' && left[seat] === undefined;
}

function refuseSitting(
  module: PlainGame,
  timeline: Timeline,
  { seat, occupant, keptMs, from, onlyIfOpen = false, at }: Sitting,
): Exclude<MatchRefusal['code'], 'illegal'> | undefined {
  const there = timeline.occupants[seat];
  if (there === undefined) return 'not-your-seat';
  if (isOver(module, timeline)) return 'match-over';
  // Two people may want the same seat at the same moment: the first has it.
  if (there.kind === 'person' && occupant.kind === 'person' && ![occupant.person, from].includes(there.person)) return 'not-your-seat';
  if (onlyIfOpen && there.kind === 'bot') return 'not-your-seat';
  if (occupant.kind === 'person' && module.hasSecretHands && satElsewhere(timeline, seat, occupant.person)) return 'knows-another-seat';
  if (occupant.kind === 'person' && isKept(timeline.left[seat], { person: occupant.person, at, keptMs })) return 'seat-kept';
  return occupant.kind !== 'open' && hasChangedTooOften(timeline, seat) ? 'too-many-changes' : undefined;
}

/** Somebody who leaves a seat and takes another would know the hands of both. */
function satElsewhere({ sat }: Timeline, seat: Seat, person: string): boolean {
  return sat.some((people, other) => other !== seat && people.includes(person));
}

/** For somebody else than who wants it now. */
function isKept(left: Left | undefined, { person, at, keptMs }: { readonly person: string; readonly at: number; readonly keptMs: number }) {
  return left !== undefined && left.person !== person && at - left.at < keptMs;
}
