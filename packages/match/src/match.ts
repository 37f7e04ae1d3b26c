import type { AnyGame, ClosedReason, DoneAction, Json, MatchRecord, MatchStart, Seat, Viewer } from '@orrery/engine';
import type { ClockSettings } from './clocks/settings.ts';
import type { Rest } from './clocks/state.ts';
import type { MatchSetup, Occupant, Proposed, Stored } from './kept.ts';
import type { MatchPorts } from './ports.ts';
import type { LogLine, MatchChange, MatchRefusal, Update } from './told.ts';

/** A request that was done names the `seq` it led to; it is durable by then. */
export type Answer = { readonly ok: true; readonly seq: number } | { readonly ok: false; readonly refusal: MatchRefusal };

/** What viewers may know of the set-up: all but the seed, and when somebody sleeps. */
export type PublicSetup = Omit<MatchSetup, 'seed' | 'rests'>;

export interface CreateMatch extends MatchPorts {
  readonly module: AnyGame;
  readonly id: string;
  /** Partial options are completed; wrong ones throw `BadInput`. A match from a position has those of the position. */
  readonly options: Json;
  /** Where it begins, if not with the set-up of its game. */
  readonly start?: MatchStart;
  /** One for each seat of the match. */
  readonly occupants: readonly Occupant[];
  /** See `MatchSetup`. */
  readonly asksIdle?: boolean;
  /** See `MatchSetup`. */
  readonly isRated?: boolean;
  /** See `MatchSetup`. */
  readonly clock?: ClockSettings;
  readonly rests?: MatchSetup['rests'];
  /** A fresh seed: 32 hexadecimal digits nobody can guess; `freshSeed` outside of tests. */
  readonly entropy: () => string;
}

export interface OpenMatch extends MatchPorts {
  readonly module: AnyGame;
  readonly id: string;
  /** What the store has of it, where that was just read. */
  readonly stored?: Stored;
}

export interface Keeping {
  /** How long a seat that somebody left is kept for them: nobody else may sit down there. */
  readonly keptMs?: number;
  /** The person who sits there and becomes the other one: the same somebody under another id. */
  readonly from?: string;
  /** Whoever comes a moment too late does not put out the bot that has the seat by then, for good where time ran out. */
  readonly onlyIfOpen?: boolean;
}

/**
 * One running match. Requests are queued and done one after another. A promise rejects only when the
 * storage failed; then nothing was told to anyone, and the match reads the storage again before going on.
 * Whether a person may act for a seat is for the caller to check: see `occupants`.
 */
export interface Match {
  readonly id: string;
  readonly setup: PublicSetup;
  readonly module: AnyGame;
  readonly seq: number;
  /** Entries in its log, also those nobody hears of. */
  readonly version: number;
  readonly isOver: boolean;
  /** A bot is thinking, or an automatic answer is about to be given. */
  readonly hasAutomaticTurn: boolean;
  readonly occupants: readonly Occupant[];
  /** The whole truth for this viewer, without events. */
  update(viewer: Viewer): Update;
  /** The same as JSON, for hosts that send it on. */
  updateText(viewer: Viewer): string;
  /** All that happened so far, action by action, as this viewer heard it; what was undone is not in it. */
  log(viewer: Viewer): readonly LogLine[];
  /**
   * The actions in force, with whatever is secret in them: for the host of the match, not for viewers. Undefined where the rules changed
   * on the way: the opening is not known any more.
   */
  actions(): readonly DoneAction[] | undefined;
  /**
   * All actions or none. `decision` is the id of the question they answer (`Asked.id`). Only the last of them may reveal
   * something: what follows must be answered by somebody who has seen it, else it is `stale-decision`. Among people a pass in a
   * window is done when everybody's are, a moment later, lest time tell who had to think. What comes after the seat's time had run out is
   * `time-is-up`, however late the bell.
   */
  act(seat: Seat, request: { readonly decision: number; readonly actions: readonly Json[] }): Promise<Answer>;
  /** Back to `keep` actions; `seq` is the update the player saw, so that a second click changes nothing. */
  undo(seat: Seat, request: { readonly keep: number; readonly seq: number }): Promise<Answer>;
  /** Asks all other people at the table; bots agree. With nobody to ask it is done at once. */
  requestUndo(seat: Seat, request: { readonly keep: number; readonly seq: number }): Promise<Answer>;
  /** `keep` is that of the request. One refusal ends it; the one who asked withdraws with `agree: false`. */
  answerUndo(seat: Seat, answer: { readonly keep: number; readonly agree: boolean }): Promise<Answer>;
  /**
   * All standing orders of the seat from now on, words of `GameModule.orders` and `windows`; `[]` for none. They stay until changed or
   * until somebody else sits down. Only the seat itself hears of it, with a full update; `seq` stays as it was.
   */
  giveOrders(seat: Seat, orders: readonly string[]): Promise<Answer>;
  /** Puts somebody, a bot or nobody (`open`) into a seat; the match goes on. Opening a seat that was left gives it free to others. */
  sit(seat: Seat, occupant: Occupant, keeping?: Keeping): Promise<Answer>;
  leave(seat: Seat): Promise<Answer>;
  /** A bot plays for the person of this seat until they come back: they asked for it, or others for somebody who stays away. */
  standIn(seat: Seat, because: 'asked' | 'claimed'): Promise<Answer>;
  /** Who was away has their seat again; in a turn their time ran out in, once the bot has finished it. */
  comeBack(seat: Seat): Promise<Answer>;
  /** Gives the match up. Of two the other has won; among more a bot plays on, and the result says so. */
  resign(seat: Seat): Promise<Answer>;
  /** Ends it, and nobody has won: for who looks after the house. Of a match that is over nothing changes. */
  callOff(): Promise<Answer>;
  /** Asks all others who play. With nobody to ask it is done at once. */
  propose(seat: Seat, proposed: Proposed): Promise<Answer>;
  /** `id` is that of the proposal. One refusal ends it; who proposed it withdraws with `agree: false`. */
  answerProposal(seat: Seat, answer: { readonly id: number; readonly agree: boolean }): Promise<Answer>;
  /** When the slow clock of this seat stands still from now on. */
  setRest(seat: Seat, rest: Rest | undefined): Promise<Answer>;
  /** Does what the table chose for seats whose time has run out, if this process answers for them; says when the next one's does. */
  timeUp(): Promise<number | undefined>;
  /** The house was away: all who watch are told how the clocks stand by now. */
  tellClocks(): void;
  /** Hears every change after it is durable, in order. Returns the way to stop. */
  subscribe(viewer: Viewer, listener: (update: Update) => void): () => void;
  /** The same as JSON. */
  subscribeText(viewer: Viewer, listener: (text: string) => void): () => void;
  /** Hears of every change that everybody hears of; no view is made for it. */
  follow(listener: (change: MatchChange) => void): () => void;
  /** Another process wrote to this match: read what is new and tell the viewers. Nothing is read where this `version` is here already. */
  refresh(version?: number): Promise<void>;
  /** In what is stored of it somebody is another now, its log included: it is read again from the beginning, and the viewers are told. */
  reread(): Promise<void>;
  /** The whole match for export and proof; undefined while it runs, and when its rules changed on the way: nobody could replay it. */
  record(): MatchRecord | undefined;
  /** Resolves when nothing is queued, no bot is thinking and no automatic answer is due. */
  settled(): Promise<void>;
  /** Stops bots, standing orders and listeners. What was acknowledged is durable already. */
  close(): void;
}

/** A stored match that cannot go on (docs/decisions/0009-versions.md). Nothing stored is touched. */
export interface ClosedMatch {
  readonly closed: ClosedReason;
  readonly setup: PublicSetup;
  /** The rules that wrote its last state. */
  readonly rulesVersion: string;
  /** As of `Match`. */
  record(): MatchRecord | undefined;
}

export function isClosed(opened: Match | ClosedMatch): opened is ClosedMatch {
  return 'closed' in opened;
}
