import type { Seat } from '@orrery/engine';

/** From one moment to another, in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * When somebody's slow clocks stand still. As plain numbers, so that a log says the same on every machine and in every year: whoever
 * knows time zones works them out before.
 */
export interface Rest {
  /** How many minutes local time is ahead of UTC, from these moments on, in their order. The first holds for all before it. */
  readonly offsets: readonly { readonly from: number; readonly minutes: number }[];
  /** Minutes of the local day; from the evening into the morning where `to` is the smaller. */
  readonly quiet?: { readonly from: number; readonly to: number };
  /** Local days, 0 for Sunday. */
  readonly daysOff?: readonly number[];
  readonly holidays?: readonly Span[];
}

/** The clock of one seat. */
export interface SeatClock {
  /** Left of this turn when it was last reckoned. */
  readonly turnMs: number;
  /** Left of the bank then. */
  readonly bankMs: number;
  /** What the bank was when this turn began: given back where an undo takes the turn away. */
  readonly bankBeforeMs: number;
  /** Runs since it was reckoned. */
  readonly runs: boolean;
  /** When it stopped; left out before it first did. */
  readonly stoppedAt?: number;
  readonly rest?: Rest;
}

/** All clocks of a match, as its log has them. */
export interface Clocks {
  /** When they were last reckoned: with the last entry that everybody heard of. */
  readonly at: number;
  readonly seats: readonly SeatClock[];
}

/** Until when a seat that is waited for has time, as things stand: it comes later if the house is away meanwhile. */
export interface Deadline {
  readonly seat: Seat;
  /** Milliseconds since 1970. */
  readonly deadlineAt: number;
}

/** What everybody is shown of a seat's clock. */
export interface ShownClock {
  /** Left of the bank when the time of the turn ends; it shrinks from then on. */
  readonly bankMs: number;
  /** While it runs: when the time of the turn ends, which may be past, and when all is used up. */
  readonly turnEndsAt?: number;
  readonly deadlineAt?: number;
}
