import type { PlainGame, Seat, Viewer } from '@orrery/engine';
import type { Span } from './clocks/state.ts';
import { ranOut } from './clocks/timed.ts';
import type { Entry, MatchSetup, Occupant } from './kept.ts';
import { isPlaying, refusePlaying } from './seats.ts';
import { actionCount, isOver, type PlayedAction, type Timeline, waitedFor } from './timeline.ts';
import type { MatchRefusal, UndoOffer } from './told.ts';

/**
 * Actions in force at the last moment something was revealed or another seat acted: the seat that acted last may go back
 * this far alone. The end of a match opens its seed, so nothing goes back across it.
 */
export function undoFloor(module: PlainGame, timeline: Timeline): number {
  const { played, base } = timeline;
  if (isOver(module, timeline)) return actionCount(timeline);
  const last = played.at(-1);
  const held = played.findLastIndex((done) => !isOwnToTakeBack(done, last?.seat));
  return base.actionCount + held + 1;
}

/** Standing orders would do the same again at once: to have it otherwise, the player changes them. */
function isOwnToTakeBack(done: PlayedAction, seat: Seat | undefined): boolean {
  return done.seat === seat && !done.revealed && !done.automatic;
}

/**
 * How far the table may let this seat go back: not across what other people answered under seal or in a window. They
 * would have to answer again, knowing what came to light, against somebody who knows what they answered.
 */
function consentFloor({ played, base, occupants }: Timeline, seat: Seat): number {
  const sealed = played.at(-1)?.lastSealed ?? [];
  const held = Math.max(-1, ...sealed.filter((_, other) => isOther(occupants[other], occupants[seat])));
  return base.actionCount + held + 1;
}

/** Of one seat, more than anybody takes back in earnest: the log keeps it all. */
export const MOST_UNDOS = 400;
const MOST_ACTIONS_UNDONE = 20_000;
/** Requests of one seat to the table in one match. */
export const MOST_REQUESTS = 60;
/** After a request that came to nothing. */
export const COOL_DOWN_MS = 15_000;

export function undoOffer(module: PlainGame, timeline: Timeline, viewer: Viewer): UndoOffer {
  const last = timeline.played.at(-1);
  const free = last !== undefined && last.seat === viewer ? actionCount(timeline) - undoFloor(module, timeline) : 0;
  const lastClick = timeline.played.slice(timeline.played.length - free).filter((done) => done.seq === last?.seq).length;
  const consent = viewer === 'spectator' || isOver(module, timeline) ? 0 : actionCount(timeline) - consentFloor(timeline, viewer);
  return { free, last: lastClick, consent, request: timeline.undoRequest };
}

/** While a request is discussed bots hold still: asking again and again would stop the match. */
function refuseAskingAgain(timeline: Timeline, { seat, at }: BackTo): 'undo-declined' | 'undo-too-soon' | 'too-many-undos' | undefined {
  const { requests = 0, failed } = timeline.goneBack[seat] ?? {};
  if (requests >= MOST_REQUESTS) return 'too-many-undos';
  if (failed?.actionCount === actionCount(timeline)) return 'undo-declined';
  const pause = failed === undefined ? COOL_DOWN_MS : at - failed.at;
  // A clock that was set back must not make the wait longer.
  return pause >= 0 && pause < COOL_DOWN_MS ? 'undo-too-soon' : undefined;
}

/** `entry` is undefined where all is so already: that is done, and the log need not grow by it. */
export type Planned = { readonly ok: true; readonly entry: Entry | undefined } | { readonly ok: false; readonly refusal: MatchRefusal };

export interface BackTo {
  readonly seat: Seat;
  readonly keep: number;
  readonly seq: number;
  readonly at: number;
  /** When the house was away since the clocks were last reckoned. */
  readonly away?: readonly Span[];
}

export function planUndo(module: PlainGame, timeline: Timeline, back: BackTo): Planned {
  const refusal = refuseGoingBack(module, timeline, back);
  if (refusal !== undefined) return { ok: false, refusal };
  if (timeline.played.at(-1)?.seat !== back.seat || back.keep < undoFloor(module, timeline)) return refused('undo-needs-consent');
  if (ranOut(timeline.timed, { ...back, isWaitedFor: waitedFor(module, timeline).includes(back.seat) })) return refused('time-is-up');
  return { ok: true, entry: { kind: 'undo', seat: back.seat, keep: back.keep, at: back.at } };
}

export function planUndoRequest(module: PlainGame, timeline: Timeline, back: BackTo & Pick<MatchSetup, 'isRated'>): Planned {
  if (back.isRated === true) return refused('rated-match');
  const refusal = refuseGoingBack(module, timeline, back);
  if (refusal !== undefined) return { ok: false, refusal };
  if (back.keep < consentFloor(timeline, back.seat)) return refused('nothing-to-undo');
  if (timeline.undoRequest !== undefined) return refused('undo-already-requested');
  const { seat, keep, at } = back;
  if (consentsNeeded(timeline, seat).length === 0) return { ok: true, entry: { kind: 'undo', seat, keep, at } };
  const tooOften = refuseAskingAgain(timeline, back);
  return tooOften === undefined ? { ok: true, entry: { kind: 'undo-request', seat, keep, at } } : refused(tooOften);
}

export interface UndoAnswer {
  readonly seat: Seat;
  readonly keep: number;
  readonly agree: boolean;
  readonly at: number;
}

export function planUndoAnswer(timeline: Timeline, answer: UndoAnswer): Planned {
  const { undoRequest: request } = timeline;
  const { seat, keep, agree, at } = answer;
  const refusal = refusePlaying(timeline, seat);
  if (refusal !== undefined) return refused(refusal);
  if (request === undefined || request.keep !== keep) return refused('no-undo-request');
  if (!agree) return { ok: true, entry: { kind: 'undo-answer', seat, agree, at } };
  const missing = consentsNeeded(timeline, request.seat).filter((needed) => !request.agreed.includes(needed));
  if (!missing.includes(seat)) return refused('stale-decision');
  if (missing.length > 1) return { ok: true, entry: { kind: 'undo-answer', seat, agree, at } };
  return { ok: true, entry: { kind: 'undo', seat: request.seat, keep, at } };
}

/** Seats of other people who play. Bots agree, and nobody is asked twice who plays several seats at one screen. */
function consentsNeeded({ occupants }: Timeline, asking: Seat): Seat[] {
  return occupants.flatMap((occupant, seat) => (isPlaying(occupant) && isOther(occupant, occupants[asking]) ? [seat] : []));
}

function isOther(occupant: Occupant | undefined, own: Occupant | undefined): boolean {
  return occupant?.kind === 'person' && !(own?.kind === 'person' && own.person === occupant.person);
}

function refuseGoingBack(module: PlainGame, timeline: Timeline, back: BackTo): MatchRefusal | undefined {
  const refusal = refusePlaying(timeline, back.seat);
  if (refusal !== undefined) return { code: refusal };
  if (isOver(module, timeline)) return { code: 'match-over' };
  const { undos = 0, actions = 0 } = timeline.goneBack[back.seat] ?? {};
  if (undos >= MOST_UNDOS || actions >= MOST_ACTIONS_UNDONE) return { code: 'too-many-undos' };
  if (back.seq !== timeline.seq) return { code: 'stale-decision' };
  const { keep } = back;
  if (!Number.isInteger(keep) || keep < timeline.base.actionCount || keep >= actionCount(timeline)) return { code: 'nothing-to-undo' };
  return undefined;
}

function refused(code: Exclude<MatchRefusal['code'], 'illegal'>): Planned {
  return { ok: false, refusal: { code } };
}
