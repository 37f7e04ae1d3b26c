import type { ActionBase, ClosedReason, Json, MatchStart, Result, Seat } from '@orrery/engine';
import type { ClockSettings } from './clocks/settings.ts';
import type { Clocks, Deadline, Rest, Span } from './clocks/state.ts';

/** Who sits where. `open`: nobody yet; anyone with the link may sit down. The name of who is forgotten is empty. */
export type Occupant =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'person';
      readonly person: string;
      readonly name: string;
      readonly isGuest?: true;
      /** A bot plays for them until they come back. */
      readonly standIn?: StandIn;
    }
  | { readonly kind: 'bot'; readonly level: string; readonly name: string };

/** Where no clock decides, others may have a bot for a seat over which the match has stood still for so long. */
export const STOOD_STILL_MILLISECONDS = 3 * 24 * 3_600_000;

export interface StandIn {
  readonly level: string;
  /** They are back; the bot finishes the turn that their time ran out in. */
  readonly returns?: true;
}

/** What never changes once the match has begun. The seed stays with the storage until the match is over. */
export interface MatchSetup {
  readonly id: string;
  readonly game: string;
  readonly rulesVersion: string;
  readonly options: Json;
  /** Where it begins, if not with the set-up of its game. */
  readonly start?: MatchStart;
  readonly occupants: readonly Occupant[];
  /** The table wants everybody asked in every window, also who could only pass. Left out: they pass by themselves. */
  readonly asksIdle?: true;
  /** It counts for the ratings of its players: nobody goes back by consent. Left out: a friendly match. */
  readonly isRated?: true;
  /** Left out: everybody has all the time in the world. */
  readonly clock?: ClockSettings;
  /** Seat by seat, when the slow clock of its person stands still. Nobody else is told. */
  readonly rests?: readonly (Rest | null)[];
  /** 32 hexadecimal digits. Secret while the match runs. */
  readonly seed: string;
  /** SHA-256 of the seed, published at the start. */
  readonly commitment: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** One line of a match's append-only log. */
export type Entry = Deed & Timing;

/** Where there is something to say; early entries have it only in matches with clocks. */
interface Timing {
  /** When the house was away since time was last reckoned; without clocks, when it may have been. */
  readonly away?: readonly Span[];
  /** When the seat was heard, where it could only be kept later. */
  readonly heardAt?: number;
}

/** Why somebody else, or a bot, plays at a seat from now on; left out where people sat down or stood up. */
export const SEAT_REASONS = ['time', 'unoccupied', 'asked', 'claimed', 'returned', 'resigned', 'removed'] as const;
export type SeatReason = (typeof SEAT_REASONS)[number];

/** `rulesVersion`: the rules that wrote it and the snapshot with it; early ones name it for actions only. */
type Deed =
  | {
      readonly kind: 'actions';
      readonly seat: Seat;
      readonly actions: readonly ActionBase[];
      readonly rulesVersion: string;
      /** Answered for the seat, see `GameModule.automatic`. */
      readonly automatic?: true;
      /** Done by a bot in the place of the seat's person. */
      readonly standIn?: true;
      readonly at: number;
    }
  /** The match went back to what it was after `keep` actions. The entries undone stay in the log. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly keep: number; readonly rulesVersion?: string; readonly at: number }
  /** A seat asks the table to go back further than it may alone. */
  | { readonly kind: 'undo-request'; readonly seat: Seat; readonly keep: number; readonly rulesVersion?: string; readonly at: number }
  /** Another seat agreed, or somebody ended the request. The consent that completes it is an `undo` instead. */
  | { readonly kind: 'undo-answer'; readonly seat: Seat; readonly agree: boolean; readonly rulesVersion?: string; readonly at: number }
  | {
      readonly kind: 'seat';
      readonly seat: Seat;
      readonly occupant: Occupant;
      readonly because?: SeatReason;
      /** Who sits there is only called otherwise, or has an account by now: nothing that the table was asked for ends by it. */
      readonly isSame?: true;
      readonly rulesVersion?: string;
      readonly at: number;
    }
  /** When the clock of a seat stands still from now on; null: never. */
  | { readonly kind: 'rest'; readonly seat: Seat; readonly rest: Rest | null; readonly rulesVersion?: string; readonly at: number }
  /** The match is over. `seat`: who resigned, whose time ran out, or who had asked the others to end it. */
  | { readonly kind: 'called'; readonly seat: Seat; readonly how: Called; readonly rulesVersion?: string; readonly at: number }
  /** A seat wants something of the whole table. */
  | { readonly kind: 'proposal'; readonly seat: Seat; readonly proposed: Proposed; readonly rulesVersion?: string; readonly at: number }
  /** Another agreed, or somebody ended it. The consent that completes it is what was proposed instead. */
  | { readonly kind: 'proposal-answer'; readonly seat: Seat; readonly agree: boolean; readonly rulesVersion?: string; readonly at: number }
  /** A seat lets the window it is asked in go by, once everybody's passes come. Nobody else hears of it. */
  | { readonly kind: 'passing'; readonly seat: Seat; readonly decision: number; readonly rulesVersion?: string; readonly at: number }
  /** A seat's standing orders, all of them. Nobody else hears of it. */
  | {
      readonly kind: 'orders';
      readonly seat: Seat;
      readonly orders: readonly string[];
      readonly rulesVersion?: string;
      readonly at: number;
    };

/** Everything needed to go on from here without the log; stored with every entry, in one transaction. */
export interface Snapshot {
  /** Number of entries in the log: the next entry is `version`, and a writer with an old one is refused. */
  readonly version: number;
  /** Actions in force, undone ones not counted. */
  readonly actionCount: number;
  readonly state: Json;
  readonly decisionIds: readonly (number | null)[];
  /** Actions in force at the last moment something was revealed or another seat acted. */
  readonly undoFloor: number;
  readonly finished: boolean;
  /** Left out where the table has none. */
  readonly clocks?: Clocks;
  /** Left out of matches that began before it was kept: of those it is never known. Nobody is told while the match runs. */
  readonly waited?: Waited;
  /** Early snapshots have none. */
  readonly glance?: Glance;
  /** Left out while the match runs; some early ones have none. */
  readonly ending?: Ending;
}

/** How long the match has waited for the person at each seat, not counting when the house was away. */
export interface Waited {
  /** Of the log when it was reckoned: one that is behind its match was left there by somebody who does not reckon it. */
  readonly version: number;
  readonly at: number;
  /** Seat by seat, in milliseconds; another person begins with nothing. */
  readonly ms: readonly number[];
}

/** How a match ended: kept with the entry that ended it, so that lists, histories and ratings need neither its log nor its state. */
export interface Ending {
  /** The rules it ended by. */
  readonly rulesVersion: string;
  /** Who sat there at the end, seat by seat. */
  readonly occupants: readonly Occupant[];
  /** Seat by seat, every person who ever sat there. */
  readonly sat: readonly (readonly string[])[];
  /** What each seat was, where seats differ (`GameModule.roleOf`). */
  readonly roles?: readonly string[];
  /** Seat by seat, where some win and lose together (`GameModule.sideOf`). */
  readonly sides?: readonly number[];
  /** As of `MatchSetup`. */
  readonly isRated?: true;
  readonly beganAt: number;
  readonly endedAt: number;
  /** In force. */
  readonly actionCount: number;
  /** Left out where the last state could not be read. */
  readonly result?: Result;
  /** Left out where its rules ended it. */
  readonly called?: Called;
  /** Who gave a seat up for good, whatever became of that seat; left out where nobody did. */
  readonly forfeits?: readonly Forfeit[];
  /** Seat by seat, how many of the actions a bot did in the place of its person; left out where there are none. */
  readonly stoodIn?: readonly number[];
  /** Seats whose person was not there when it ended: a bot stood in, and they had not come back. Left out where there are none. */
  readonly missing?: readonly Seat[];
  /** As of `Waited`, for those who sat there at the end; left out where it is not known. */
  readonly waitedMs?: readonly number[];
}

/**
 * How people ended a match before its rules did: one of two resigned or gave up by time, and the other has won; or all agreed to end it,
 * undecided or by how it stood; or who looks after the server closed its table, and nobody has won.
 */
export const CALLED = ['resigned', 'time', 'undecided', 'standing', 'closed'] as const;
export type Called = (typeof CALLED)[number];

/** What all who play must agree to: to end the match, or, all but the one it is about, to put somebody out of a seat. */
export type Proposed =
  | { readonly what: 'end'; readonly as: Extract<Called, 'undecided' | 'standing'> }
  | { readonly what: 'remove'; readonly target: Seat };

export interface Proposal {
  /** Quoted by answers. */
  readonly id: number;
  readonly seat: Seat;
  readonly proposed: Proposed;
  readonly agreed: readonly Seat[];
  readonly at: number;
}

export const FORFEITED = ['resigned', 'time', 'removed'] as const;

/** For its person the match counts as lost. */
export interface Forfeit {
  readonly seat: Seat;
  readonly person: string;
  readonly because: (typeof FORFEITED)[number];
}

/** What a list shows of a match: kept beside the log, so that nobody need read that for it. */
export interface Glance {
  /** The rules it was reckoned by; by others it may be another. */
  readonly rulesVersion: string;
  readonly seq: number;
  readonly isOver: boolean;
  /** Why it cannot go on; left out where it can. */
  readonly closed?: ClosedReason;
  readonly waitingFor: readonly Seat[];
  /** Of seats that are waited for and whose clocks run; left out where none does. */
  readonly deadlines?: readonly Deadline[];
  /** The last change of the game itself. Early ones have none. */
  readonly waitingSince?: number;
  readonly occupants: readonly Occupant[];
  /** A bot or somebody's standing orders would answer, were it opened. */
  readonly hasAutomaticTurn: boolean;
}

/** A match as it is stored. */
export interface Stored {
  readonly setup: MatchSetup;
  readonly entries: readonly Entry[];
  readonly snapshot: Snapshot;
}
