import type { ActionBase, ClosedReason, Phrase, Seat } from '@orrery/engine';
import type { Span } from './clocks/state.ts';
import type { Entry, MatchSetup, Occupant, Snapshot, Stored } from './kept.ts';

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
  /** What it would be closed with if it were opened now. */
  readonly reason: ClosedReason;
  constructor(matchId: string, reason: ClosedReason, problem: string) {
    super(`match ${matchId} cannot continue here: ${reason}: ${problem}`);
    this.name = 'BeyondTheseRules';
    this.reason = reason;
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
  /** The action alone, or with what the bot says. Once `cancelled` nobody waits for it. */
  choose(request: BotRequest, cancelled: AbortSignal): Promise<ActionBase | BotChoice>;
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
  /** When it may have been, for matches without clocks; left out: never. */
  readonly unseenSince?: (at: number) => readonly Span[];
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
  /** Nothing more can be done with this match here, nor told of it: who asks is told the same. */
  readonly onBeyond?: (problem: BeyondTheseRules) => void;
  /** Actions for a seat, with whoever sits there, were done by this process; what others did is only followed. */
  readonly onActed?: (by: Occupant['kind']) => void;
  /** A bot's words, once what it did is durable. How much is heard of it is the host's to say. */
  readonly onTalk?: (talk: Talk) => void;
}
