import type {
  ActionBase,
  ClosedReason,
  DecisionBase,
  EventBase,
  Interest,
  Json,
  MatchStart,
  OpenWindow,
  Phrase,
  Refusal,
  Result,
  Seat,
  SeatResult,
} from '@orrery/engine';
import type { ClockSettings, Pace } from './clocks/settings.ts';
import type { Clocks, Deadline, Rest, ShownClock, Span } from './clocks/state.ts';

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

/** Of entries of matches with clocks, where there is something to say. */
interface Timing {
  /** When the house was away since the clocks were last reckoned. */
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
  /** Early snapshots have none. */
  readonly glance?: Glance;
  /** Left out while the match runs; some early ones have none. */
  readonly ending?: Ending;
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

/** Storage of matches. Acknowledged means durable: a promise resolves when the data would survive a crash. */
export interface MatchStore {
  create(setup: MatchSetup, snapshot: Snapshot): Promise<void>;
  /**
   * Rejects with `UntimelyEntry` where the match has clocks and `entry.at` is not the time of the storage, give or take a second; with
   * `VersionConflict` when the log is not exactly `snapshot.version - 1` entries long; under a lease, with `LeaseLost` when the
   * lease of the match is no longer the one with this number.
   */
  append(matchId: string, entry: Entry, snapshot: Snapshot, fence?: number): Promise<void>;
  /** Rejects with `DamagedMatch` when what is stored of it cannot be read; an unreadable state alone is given as null, because the log leads to it too. */
  load(matchId: string): Promise<Stored | undefined>;
  /** The log from this version on; undefined: there is no such match. A store that has no shorter way leaves it out, and its whole log is read. */
  entriesSince?(matchId: string, version: number): Promise<readonly Entry[] | undefined>;
  /** Ids of matches that are not finished, to wake their bots and clocks after a restart. */
  unfinished(): Promise<readonly string[]>;
}

/** See `MatchStore.entriesSince`. */
export async function entriesSince(store: MatchStore, matchId: string, version: number): Promise<readonly Entry[] | undefined> {
  if (store.entriesSince !== undefined) return store.entriesSince(matchId, version);
  return (await store.load(matchId))?.entries.slice(version);
}

/** Stored, and not readable any more. */
export class DamagedMatch extends Error {
  constructor(matchId: string, problem: string) {
    super(`match ${matchId} is damaged: ${problem}`);
    this.name = 'DamagedMatch';
  }
}

/** It was gone on with elsewhere by rules that this process does not know. */
export class BeyondTheseRules extends Error {
  constructor(matchId: string, problem: string) {
    super(`match ${matchId} cannot continue here: ${problem}`);
    this.name = 'BeyondTheseRules';
  }
}

export class VersionConflict extends Error {
  constructor(matchId: string, version: number) {
    super(`match ${matchId} has moved on from version ${version}`);
    this.name = 'VersionConflict';
  }
}

/** By the clock of the storage it is another time, or the house was away and its process does not know it yet. */
export class UntimelyEntry extends Error {
  constructor(matchId: string, at: number) {
    super(`match ${matchId}: an entry of ${at} comes at another time`);
    this.name = 'UntimelyEntry';
  }
}

/** Another process thinks for the match by now. */
export class LeaseLost extends Error {
  constructor(matchId: string, fence: number) {
    super(`lease ${fence} of match ${matchId} is over`);
    this.name = 'LeaseLost';
  }
}

/** Which of many processes answers for the seats of a match that have no person to do it: one at a time. */
export interface Lease {
  /** What appends made under it carry; undefined while it is not held here. */
  readonly fence: number | undefined;
  /** Asks for it, unless it was refused a moment ago; whether it is held. */
  claim(): Promise<boolean>;
  /** The storage says that this one is over. */
  lost(fence: number): void;
}

/** Thinks for a bot seat: in a worker thread, a Web Worker or, in tests, at once. Gets a view, never a state. */
export interface BotPort {
  /** The action alone, or with what the bot says. */
  choose(request: BotRequest): Promise<ActionBase | BotChoice>;
}

export interface BotChoice {
  readonly action: ActionBase;
  readonly talk?: Phrase;
}

/** What a bot says to everybody at the table. */
export interface Talk {
  readonly match: string;
  readonly seat: Seat;
  readonly name: string;
  readonly phrase: Phrase;
}

export interface BotRequest {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  /** As the game shows it, not copied: who hands it on does so as JSON. */
  readonly view: unknown;
  readonly legal: readonly ActionBase[];
  /** For the bot's own chance: nobody but the host of the match can know it, and the seed cannot be computed from it. */
  readonly salt: string;
}

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
  /** They were here a short while ago, or the clock decides. */
  'not-gone',
  /** Of a turn that is over: going back to it would be going back in time. */
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

/** Something that went wrong and does not concern the players: a bot that failed, a listener that threw. */
export interface MatchProblem {
  readonly match: string;
  readonly kind: 'bot-failed' | 'bot-illegal' | 'bot-late' | 'listener-failed' | 'store-failed' | 'replay-differs' | 'closed';
  readonly message: string;
  readonly seat?: Seat;
}

/** What a match needs from outside. All of it is injected, so the same code runs in a server, a browser and a test. */
export interface MatchPorts {
  readonly store: MatchStore;
  /** Other processes write to it too: before a request is refused, what they wrote is read. */
  readonly isShared?: true;
  /** Left out: no other process answers for the seats of this match. */
  readonly lease?: Lease;
  /** Left out: another process thinks for the bot seats of this match, and answers by standing orders. */
  readonly bots?: BotPort;
  /** Milliseconds since 1970, for all processes the same. */
  readonly now: () => number;
  /** When the house was away from this moment on; left out: never. */
  readonly awaySince?: (at: number) => readonly Span[];
  /** A name for a bot that plays on at a seat; left out: its level. */
  readonly botName?: (occupants: readonly Occupant[], seat: Seat) => string;
  /** Its level, where the table has no clocks and chose none. */
  readonly standInLevel?: string;
  /** The only timer. Resolves after this many milliseconds, or soon after `cancelled`. Without it bots are neither paced nor timed. */
  readonly wait?: (milliseconds: number, cancelled: AbortSignal) => Promise<void>;
  /** A bot's answer is done no sooner than this after its question, so that people can follow. */
  readonly botDelayMs?: number;
  /** What is answered for a seat (`GameModule.automatic`) is done this long after its question, whatever the seat holds; in windows about this long. */
  readonly automaticPauseMs?: number;
  /** The host answers for seats that have nothing to say to a window: around one screen, who is called would tell. */
  readonly leavesIdle?: true;
  /** A bot that thinks longer is passed over: a random legal action is done. */
  readonly botLimitMs?: number;
  readonly onProblem?: (problem: MatchProblem) => void;
  /** Another process wrote to the match first, and a request is planned again. */
  readonly onConflict?: () => void;
  /** Actions for a seat, with whoever sits there, were done by this process; what others did is only followed. */
  readonly onActed?: (by: Occupant['kind']) => void;
  /** A bot's words, once what it did is durable. How much is heard of it is the host's to say. */
  readonly onTalk?: (talk: Talk) => void;
}
