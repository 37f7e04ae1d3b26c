import type { Seat } from '@orrery/engine';
import { type Called, type Entry, FORFEITED, type Forfeit, type MatchSetup, type Occupant } from './kept.ts';

/** Everything about who sits where; it follows from the set-up and the log alone. */
export interface Seats {
  readonly occupants: readonly Occupant[];
  /** Seat by seat, every person who ever sat there: they may have seen its secrets. */
  readonly sat: readonly (readonly string[])[];
  /** Seat by seat, the person who left it, while nobody has been seated there and nobody has opened it to others. */
  readonly left: readonly (Left | undefined)[];
  /** Seat by seat, its standing orders. */
  readonly orders: readonly (readonly string[])[];
  /** Seat by seat, the question it has announced to pass: while that is asked, whoever answers for the seats does it. */
  readonly passing: readonly (number | undefined)[];
  /** Seat by seat, how often its occupant or its orders changed: the log keeps it all. */
  readonly changes: readonly number[];
  /** Who gave a seat up for good. */
  readonly forfeits: readonly Forfeit[];
  /** People ended the match before its rules did. */
  readonly called: { readonly seat: Seat; readonly how: Called } | undefined;
}

/** Of one seat, far more than any match sees in earnest. */
export const MOST_CHANGES = 1000;

export interface Left {
  readonly person: string;
  readonly at: number;
}

const NO_ORDERS: readonly string[] = [];

/** Whether a person answers for the seat: one in whose place no bot does. */
export function isPlaying(occupant: Occupant | undefined): boolean {
  return occupant?.kind === 'person' && occupant.standIn === undefined;
}

/** Whether the match goes on for the seat's person: they play, or are back and wait for the bot to end the turn they were late in. */
export function isThere(occupant: Occupant | undefined): boolean {
  return occupant?.kind === 'person' && (occupant.standIn === undefined || occupant.standIn.returns === true);
}

/** Why nobody may speak for the seat as its person, or undefined. */
export function refusePlaying({ occupants }: Pick<Seats, 'occupants'>, seat: Seat): 'not-your-seat' | 'stood-in' | undefined {
  const occupant = occupants[seat];
  if (occupant?.kind !== 'person') return 'not-your-seat';
  return isPlaying(occupant) ? undefined : 'stood-in';
}

/** The level of the bot that answers for the seat, if one does. */
export function levelAt(occupant: Occupant | undefined): string | undefined {
  if (occupant?.kind === 'bot') return occupant.level;
  return occupant?.kind === 'person' ? occupant.standIn?.level : undefined;
}

export function firstSeats({ occupants }: Pick<MatchSetup, 'occupants'>): Seats {
  return {
    occupants,
    sat: occupants.map((occupant) => (occupant.kind === 'person' ? [occupant.person] : [])),
    left: occupants.map(() => undefined),
    orders: occupants.map(() => NO_ORDERS),
    passing: occupants.map(() => undefined),
    changes: occupants.map(() => 0),
    forfeits: [],
    called: undefined,
  };
}

/** After one more entry. A seat's new occupant begins without standing orders; who is only shown differently keeps theirs. */
export function seatsAfter(seats: Seats, entry: Entry): Seats {
  const { occupants, sat, left, orders, passing } = seats;
  if (entry.kind === 'passing') return { ...kept(seats), passing: passing.with(entry.seat, entry.decision) };
  if (entry.kind === 'called') return { ...kept(seats), called: { seat: entry.seat, how: entry.how } };
  if (entry.kind !== 'seat' && entry.kind !== 'orders') return kept(seats);
  const changes = seats.changes.with(entry.seat, (seats.changes[entry.seat] ?? 0) + 1);
  if (entry.kind === 'orders') return { ...kept(seats), orders: orders.with(entry.seat, entry.orders), changes };
  const { seat, occupant, at } = entry;
  const before = occupants[seat];
  // Nobody is put out of a seat: where a person sat and the seat is open now, they stood up.
  const gone = before?.kind === 'person' && occupant.kind === 'open' ? { person: before.person, at } : undefined;
  const stays = before?.kind === 'person' && occupant.kind === 'person' && before.person === occupant.person;
  return {
    occupants: occupants.with(seat, occupant),
    sat: satAfter(sat, entry),
    left: left.with(seat, gone),
    orders: stays ? orders : orders.with(seat, NO_ORDERS),
    passing: stays ? passing : passing.with(seat, undefined),
    changes,
    forfeits: forfeitsAfter(seats, entry),
    called: seats.called,
  };
}

/** Who sits there, or sat there last and has a claim to it. */
export function holderOf({ occupants, left }: Pick<Seats, 'occupants' | 'left'>, seat: Seat): string | undefined {
  const there = occupants[seat];
  return there?.kind === 'person' ? there.person : left[seat]?.person;
}

function forfeitsAfter(seats: Seats, { seat, occupant, because }: Extract<Entry, { kind: 'seat' }>): Seats['forfeits'] {
  const person = holderOf(seats, seat);
  const reason = FORFEITED.find((one) => one === because);
  if (person === undefined || reason === undefined || occupant.kind !== 'bot') return seats.forfeits;
  return [...seats.forfeits, { seat, person, because: reason }];
}

/** Without whatever else the object has. */
function kept({ occupants, sat, left, orders, passing, changes, forfeits, called }: Seats): Seats {
  return { occupants, sat, left, orders, passing, changes, forfeits, called };
}

/** Whoever sits there may always go. */
export function hasChangedTooOften({ changes }: Seats, seat: Seat): boolean {
  return (changes[seat] ?? 0) >= MOST_CHANGES;
}

function satAfter(sat: Seats['sat'], { seat, occupant }: Extract<Entry, { kind: 'seat' }>): Seats['sat'] {
  if (occupant.kind !== 'person') return sat;
  const before = sat[seat] ?? [];
  return before.includes(occupant.person) ? sat : sat.with(seat, [...before, occupant.person]);
}

/** The same for a whole log. */
export function seatsOf(setup: MatchSetup, entries: readonly Entry[]): Seats {
  return entries.reduce(seatsAfter, firstSeats(setup));
}
