import type { ActionBase, DecisionBase, EventBase, Interest, Json, OpenWindow, Refusal, Result, Seat, SeatResult } from '@orrery/engine';
import type { Pace } from './clocks/settings.ts';
import type { Deadline, ShownClock } from './clocks/state.ts';
import type { Forfeit, Occupant, Proposal, SeatReason } from './kept.ts';

/** The question a seat has before it, with the id its answer must quote. */
export interface Asked {
  readonly id: number;
  readonly decision: DecisionBase;
  readonly legal: readonly ActionBase[];
  /** True: the match waits for this seat. False: it may, but need not, answer. */
  readonly must: boolean;
  /** A question that one may let go by; left out where the table wants everybody asked. */
  readonly window?: AskedWindow;
}

/** See `Windows` of the engine. Nobody but the seat is told. */
export interface AskedWindow extends OpenWindow<ActionBase> {
  /** `none`: it is about to be passed for the seat, unless it acts first. */
  readonly interest: Interest;
}

/** What made an update: a client appends to its log after `actions`, and asks for the log again after `undo`. */
export type Change =
  /** Nothing happened: this is the whole truth for somebody who (re)connected. */
  | { readonly kind: 'full' }
  /** Actions number `index` … `index + count - 1` of the match were done. */
  | { readonly kind: 'actions'; readonly seat: Seat; readonly index: number; readonly count: number }
  | { readonly kind: 'undo'; readonly seat: Seat; readonly keep: number }
  | { readonly kind: 'seat'; readonly seat: Seat; readonly because?: SeatReason }
  | { readonly kind: 'undo-request' | 'undo-answer' | 'rest' | 'proposal' | 'proposal-answer' | 'called'; readonly seat: Seat };

/** Everything one viewer is sent after a change. `seq` grows by one with every change; after a gap, ask again. */
export interface Update {
  readonly match: string;
  readonly game: string;
  readonly seq: number;
  readonly change: Change;
  /** Actions in force. Requests to undo count from here. */
  readonly actionCount: number;
  readonly view: Json;
  readonly standing: readonly SeatResult[];
  /** Whom the match waits for. */
  readonly waitingFor: readonly Seat[];
  /** Milliseconds since 1970 at the last change, from which the wait is counted. */
  readonly waitingSince: number;
  /** Of seats that are waited for and whose clocks run. */
  readonly deadlines?: readonly Deadline[];
  /** Seat by seat; left out where the table has no clocks. */
  readonly clocks?: readonly ShownClock[];
  /** Of its clocks. */
  readonly pace?: Pace;
  /** This viewer's own question; undefined for spectators and for seats that are asked nothing. */
  readonly asked: Asked | undefined;
  /** This viewer's own standing orders; left out for spectators and in games without any. */
  readonly orders?: readonly string[];
  /** What happened since `seq - 1`, as this viewer hears it. Empty in a full update after (re)connecting. */
  readonly events: readonly EventBase[];
  /** The table wants everybody asked in every window. */
  readonly asksIdle?: true;
  readonly isRated?: true;
  readonly undo: UndoOffer;
  /** What somebody wants of the table, and who has agreed so far. */
  readonly proposal?: Proposal;
  readonly occupants: readonly Occupant[];
  readonly result: Result | undefined;
  /** Once it is over, as of `Ending`: how much bots did in the place of people, and which seats were given up for good. */
  readonly stoodIn?: readonly number[];
  readonly forfeits?: readonly Omit<Forfeit, 'person'>[];
  readonly commitment: string;
  /** Opened when the match is over, so that anyone can replay and check. */
  readonly seed: string | undefined;
}

/** What anybody may know of a change without looking at the table. */
export type MatchChange = Pick<Update, 'match' | 'game' | 'seq' | 'change' | 'waitingFor' | 'waitingSince' | 'deadlines' | 'occupants'>;

export interface UndoOffer {
  /** Actions this viewer may take back alone, right now: undo with `keep: actionCount - free` or more. */
  readonly free: number;
  /** How many of those came with this viewer's last request: one press of "undo". */
  readonly last: number;
  /** Actions the table may let this viewer take back: ask with `keep: actionCount - consent` or more. Left out: all of them. */
  readonly consent?: number;
  /** Somebody asks the table to go back further; who has agreed so far. */
  readonly request: { readonly seat: Seat; readonly keep: number; readonly agreed: readonly Seat[] } | undefined;
}

/** Codes of refusals that have no more to say. */
export const REFUSAL_CODES = [
  /** The question was answered already, or is no longer asked; or the match has moved on since the `seq` quoted. */
  'stale-decision',
  'not-asked',
  'malformed-action',
  'not-your-seat',
  /** They have sat elsewhere in this match and may have seen that seat's hand. */
  'knows-another-seat',
  /** Kept for the person who left it. */
  'seat-kept',
  /** A bot plays in their place: they take their seat back first. */
  'stood-in',
  'nothing-to-undo',
  /** Further back than one may go alone: ask the table. */
  'undo-needs-consent',
  'undo-already-requested',
  /** The table did not let this seat go back, and nothing was done since. */
  'undo-declined',
  'rated-match',
  /** Its last request came to nothing a moment ago. */
  'undo-too-soon',
  'too-many-undos',
  /** Of the seat's occupant or its standing orders. */
  'too-many-changes',
  'no-undo-request',
  /** Somebody wants something of the table already. */
  'proposal-stands',
  'no-proposal',
  'proposal-too-soon',
  'too-many-proposals',
  /** Nobody is put out of a seat by one alone. */
  'too-few-to-vote',
  /** They were here a short while ago and the match has not stood still for long, or the clock decides. */
  'not-gone',
  /** The clock had run out before it was asked for; or of a turn that is over: going back to it would be going back in time. */
  'time-is-up',
  'no-such-match',
  'match-over',
] as const;

/** Why a request to a match was not done. Nothing has changed. */
export type MatchRefusal =
  | { readonly code: 'illegal'; readonly refusal: Refusal; readonly index: number }
  | { readonly code: (typeof REFUSAL_CODES)[number] };

/** What one action did, as one viewer heard it. */
export interface LogLine {
  /** Number of the action among those in force, from 0. */
  readonly index: number;
  readonly seat: Seat;
  readonly at: number;
  /** A bot did it in the place of the seat's person. */
  readonly standIn?: true;
  readonly events: readonly EventBase[];
}
