import type { ActionBase, MatchRecord, Phrase, Seat, Viewer } from '@orrery/engine';
import type { LogLine, MatchRefusal, Proposed, Update } from '@orrery/match';
import type { LessonMatch } from './lesson-match.ts';

/**
 * The state of the connection: `lost` while we try again, `unsaved` while the server cannot save and we ask again, `behind` while the one
 * we reach is not updated yet and another has gone on with the match. A match in the browser is always `open`.
 */
export type WireState = 'connecting' | 'open' | 'lost' | 'unsaved' | 'behind';

/**
 * Why a request came to nothing: the match refused it, or it never got there (a code of the protocol or `no-server`). `late`: the server
 * could not save when it was asked; it has done so since, or the question was found answered, by this request or by something else.
 */
export type Outcome =
  | { readonly ok: true; readonly late?: 'saved' | 'answered' }
  | { readonly ok: false; readonly refusal: MatchRefusal | { readonly code: string } };

export interface ChatLine {
  /** By what a server knows it at this table. */
  readonly line?: number;
  readonly seat: number | undefined;
  /** Said by the server itself. */
  readonly isHouse?: true;
  readonly name: string;
  readonly isGuest?: true;
  /** Empty where a quick phrase was said. */
  readonly text: string;
  readonly phrase?: Phrase;
  readonly at: number;
}

/** A screen several people share goes round the table. */
export type Handing =
  /** Covered until this seat takes it. */
  | { readonly kind: 'hand-over'; readonly seat: Seat }
  /** Covered until all are looking: what they chose in secret comes to light. */
  | { readonly kind: 'reveal' }
  /** Everybody looks at the table; this seat takes the screen next. */
  | { readonly kind: 'open'; readonly seat: Seat };

/** What a connection tells the store of the match; the store decides what to show. */
export interface MatchListener {
  /** `viewer`: whose eyes it is for. Around one screen that changes from turn to turn. */
  update(update: Update, viewer: Viewer): void;
  /** The whole log up to `seq`, as this viewer heard it. */
  log(lines: readonly LogLine[], seq: number): void;
  said(line: ChatLine): void;
  /** Undefined: the seat that looks keeps the screen. Told before anything is shown that others may not see. */
  handing(handing: Handing | undefined): void;
  wire(state: WireState): void;
  /** The match is not there, or not for us. Nothing else will come. */
  gone(code: string): void;
}

/** What one does about one's seat, or wants of the whole table; only among people from elsewhere. */
export type Deed =
  | { readonly type: 'resign' | 'stand-in' | 'come-back' }
  | { readonly type: 'propose'; readonly proposed: Proposed }
  | { readonly type: 'answer-proposal'; readonly proposal: number; readonly agree: boolean }
  | { readonly type: 'claim-stand-in'; readonly target: Seat };

/** A server also tells who is there. */
export interface RemoteListener extends MatchListener {
  /** Seats whose people have not looked at the match for a while, be it that their page is hidden. */
  away(seats: readonly Seat[]): void;
  /** Of them, those who were not on the server for two days. */
  longAway(seats: readonly Seat[]): void;
  /** All that was said, in place of what was heard before. */
  talk(lines: readonly ChatLine[]): void;
}

/**
 * One match as the screen sees it, whether it runs here or on a server. After a gap in `seq` the store calls `again`;
 * what comes then begins with a full update.
 */
export interface MatchConnection {
  readonly kind: 'local' | 'remote';
  /** Several people, one screen, and hands nobody else may see. */
  readonly isShared: boolean;
  act(request: { readonly decision: number; readonly actions: readonly ActionBase[] }): Promise<Outcome>;
  undo(request: { readonly keep: number; readonly seq: number }): Promise<Outcome>;
  requestUndo(request: { readonly keep: number; readonly seq: number }): Promise<Outcome>;
  answerUndo(answer: { readonly keep: number; readonly agree: boolean }): Promise<Outcome>;
  /** All standing orders of the viewer's seat from now on. */
  giveOrders(orders: readonly string[]): Promise<Outcome>;
  /** Undefined where the match runs here. */
  readonly ask?: (deed: Deed) => Promise<Outcome>;
  /** Own words or a quick phrase of the game. Undefined where there is nobody to talk to. */
  readonly say: ((said: string | Phrase) => void) | undefined;
  /** The seat that was named takes the screen. Undefined where everybody has their own. */
  readonly takeScreen?: () => void;
  /** Gives the screen to somebody the match does not wait for. */
  readonly giveScreen?: (seat: Seat) => void;
  /** Where the match is that of a lesson. */
  readonly lesson?: LessonMatch | undefined;
  readLog(): void;
  again(): void;
  /** The whole match, once it is over. */
  record(): Promise<MatchRecord | undefined>;
  close(): void;
}
