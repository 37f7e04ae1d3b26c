import {
  type ActionBase,
  type DecisionIds,
  type EventBase,
  firstDecisionIds,
  nextDecisionIds,
  openingState,
  type PlainGame,
  type Seat,
  step,
  type Told,
  type WithChance,
} from '@orrery/engine';
import { firstTimed, type Timed, timedAfter } from './clocks/timed.ts';
import { type GoingBack, goingBackAfter, nobodyWentBack } from './going-back.ts';
import { toJson } from './json.ts';
import type { Entry, MatchSetup, Waited } from './kept.ts';
import { nothingProposed, type Proposals, proposalsAfter } from './proposals.ts';
import { firstSeats, type Seats, seatsAfter } from './seats.ts';
import type { Change, MatchRefusal } from './told.ts';
import { waitedAfter } from './waited.ts';

/** One action in force, with what it told. */
export interface PlayedAction {
  readonly seat: Seat;
  readonly action: ActionBase;
  readonly told: readonly Told<EventBase>[];
  readonly revealed: boolean;
  /** Done for the seat and not by it. */
  readonly automatic: boolean;
  /** By a bot in the place of its person. */
  readonly standIn: boolean;
  /** Whom the match waited for. */
  readonly asked: readonly Seat[];
  /** Answered at the same time as others: what came to light of it cannot be forgotten by going back. */
  readonly sealed: boolean;
  /** Seat by seat, the index of its newest sealed action up to this one; -1: there is none. */
  readonly lastSealed: readonly number[];
  readonly at: number;
  /** `seq` of the match after the request this action came with: actions of one click share it. */
  readonly seq: number;
  /** The state before it, for some: see `withCheckpoints`. */
  readonly before?: WithChance;
}

/**
 * A match at one moment, never written to: a request makes another timeline, which takes the place of this one only
 * when the storage has it. Of the states in between few are kept; going back replays the actions from the nearest of them.
 */
export interface Timeline extends GoingBack, Seats, Proposals {
  /** Entries in the log. */
  readonly version: number;
  /** Entries that everybody hears of. What players count by, or its gaps would tell of the others. */
  readonly seq: number;
  /** Where playing again can begin: the opening, or a snapshot made by rules of another version. */
  readonly base: { readonly state: WithChance; readonly actionCount: number };
  /** Actions in force since `base`. */
  readonly played: readonly PlayedAction[];
  readonly state: WithChance;
  readonly decisionIds: DecisionIds;
  /** The newest id each seat ever had, to tell a repeated answer from one out of turn. */
  readonly newestIds: DecisionIds;
  readonly changedAt: number;
  /** Left out where the table has none. */
  readonly timed?: Timed;
  /** Left out where it is not known from the beginning. */
  readonly waited?: Waited;
}

export type Advance =
  | {
      readonly ok: true;
      readonly timeline: Timeline;
      readonly told: readonly Told<EventBase>[];
      readonly change: Change;
      /** Nobody else hears of it. */
      readonly only?: Seat;
    }
  | { readonly ok: false; readonly refusal: MatchRefusal };

export function opening(module: PlainGame, setup: MatchSetup): Timeline {
  const seats = setup.occupants.length;
  const state = openingState(module, { ...setup, seats });
  const decisionIds = firstDecisionIds(module, state, seats);
  return {
    version: 0,
    seq: 0,
    base: { state, actionCount: 0 },
    played: [],
    state,
    decisionIds,
    newestIds: decisionIds,
    ...firstSeats(setup),
    ...nobodyWentBack(seats),
    ...nothingProposed(seats),
    changedAt: setup.createdAt,
    ...firstTimed(setup, module.asked(state)),
  };
}

/** Whether everybody is told of the entry. */
export function isHeard(entry: Entry): boolean {
  return entry.kind !== 'orders' && entry.kind !== 'passing';
}

export function actionCount(timeline: Timeline): number {
  return timeline.base.actionCount + timeline.played.length;
}

/** Whom the match waits for; nobody once it is over. */
export function waitedFor(module: PlainGame, { state, called }: Pick<Timeline, 'state' | 'called'>): readonly Seat[] {
  return called === undefined ? module.asked(state) : [];
}

export function isOver(module: PlainGame, timeline: Timeline): boolean {
  return waitedFor(module, timeline).length === 0;
}

/** The match after one more entry. What is not an action is checked by the code that makes the entry. */
export function advance(module: PlainGame, timeline: Timeline, entry: Entry): Advance {
  const next = advanced(module, timeline, entry);
  if (!next.ok) return next;
  const before = waitedFor(module, timeline);
  const waited = waitedAfter(timeline, entry, before);
  // Clocks that were reckoned with what is done in secret would tell when it was done.
  if (timeline.timed === undefined || !isHeard(entry)) return { ...next, timeline: { ...next.timeline, ...waited } };
  const waits = { before, after: waitedFor(module, next.timeline) };
  const timed = timedAfter(timeline.timed, { entry, ...waits, told: next.told, timeline, occupants: next.timeline.occupants });
  return { ...next, timeline: { ...next.timeline, ...waited, timed } };
}

function advanced(module: PlainGame, timeline: Timeline, entry: Entry): Advance {
  switch (entry.kind) {
    case 'actions':
      return act(module, timeline, entry);
    case 'undo':
      return goBack(module, timeline, entry);
    case 'undo-request':
    case 'undo-answer':
    case 'seat':
    case 'rest':
    case 'proposal':
    case 'proposal-answer':
    case 'called':
      return quietly(timeline, entry);
    case 'orders':
    case 'passing':
      return inSecret(timeline, entry);
  }
}

function act(module: PlainGame, timeline: Timeline, entry: Extract<Entry, { kind: 'actions' }>): Advance {
  const { seat, at } = entry;
  const seq = timeline.seq + 1;
  const played: PlayedAction[] = [];
  let state = timeline.state;
  for (const [index, given] of entry.actions.entries()) {
    // All or none would be a peephole: "draw, and only if it is this card go on" tells the card and costs nothing.
    if (played.at(-1)?.revealed) return { ok: false, refusal: { code: 'stale-decision' } };
    const action = module.readAction(toJson(given));
    if (action === undefined) return { ok: false, refusal: { code: 'malformed-action' } };
    if (module.decision(state, seat) === undefined) return { ok: false, refusal: { code: 'not-asked' } };
    const stepped = step(module, state, seat, action);
    if (!stepped.ok) return { ok: false, refusal: { code: 'illegal', refusal: stepped.refusal, index } };
    const before = state;
    const asked = module.asked(state);
    const last = played.at(-1) ?? timeline.played.at(-1);
    const sealed = isSealed(last, { seat, asked });
    const lastSealed = last?.lastSealed ?? timeline.occupants.map(() => -1);
    state = stepped.state;
    played.push({
      seat,
      action,
      told: stepped.told,
      revealed: stepped.revealed,
      automatic: entry.automatic === true || entry.standIn === true,
      standIn: entry.standIn === true,
      asked,
      sealed,
      lastSealed: sealed ? lastSealed.with(seat, timeline.played.length + index) : lastSealed,
      at,
      seq,
      before,
    });
  }
  const decisionIds = nextDecisionIds(module, {
    before: timeline.state,
    after: state,
    ids: timeline.decisionIds,
    actor: seat,
    step: seq,
  });
  return {
    ok: true,
    timeline: {
      ...timeline,
      ...goingBackAfter(timeline, entry, actionCount(timeline)),
      version: timeline.version + 1,
      seq,
      played: withCheckpoints(timeline.played, played),
      state,
      decisionIds,
      newestIds: newest(timeline.newestIds, decisionIds),
      changedAt: at,
    },
    told: played.flatMap((done) => done.told),
    change: { kind: 'actions', seat, index: actionCount(timeline), count: played.length },
  };
}

/** The last to answer is asked alone, but was asked with the others: the action before it tells. */
function isSealed(before: PlayedAction | undefined, { seat, asked }: Pick<PlayedAction, 'seat' | 'asked'>): boolean {
  if (asked.length > 1 || !asked.includes(seat)) return true;
  if (before === undefined || !before.asked.includes(seat)) return false;
  return before.seat !== seat || (before.sealed && !before.revealed);
}

function goBack(module: PlainGame, timeline: Timeline, entry: Extract<Entry, { kind: 'undo' }>): Advance {
  const version = timeline.version + 1;
  const seq = timeline.seq + 1;
  const kept = entry.keep - timeline.base.actionCount;
  const played = timeline.played.slice(0, kept);
  const state = playedAgain(module, timeline, kept);
  const decisionIds = nextDecisionIds(module, {
    before: timeline.state,
    after: state,
    ids: timeline.decisionIds,
    actor: 'everybody',
    step: seq,
  });
  return {
    ok: true,
    timeline: {
      ...timeline,
      ...goingBackAfter(timeline, entry, actionCount(timeline)),
      version,
      seq,
      played,
      state,
      decisionIds,
      // Whatever was asked before the match went back is stale, for seats that are asked nothing now too.
      newestIds: timeline.newestIds.map(() => seq),
      changedAt: entry.at,
    },
    told: [],
    change: { kind: 'undo', seat: entry.seat, keep: entry.keep },
  };
}

/** States kept: before each of the last actions, where people go back most, and one in `ONE_IN` of the earlier ones. */
const RECENT = 2;
const ONE_IN = 64;

/** Both in a row, without the states that are no longer recent. */
function withCheckpoints(before: readonly PlayedAction[], added: readonly PlayedAction[]): readonly PlayedAction[] {
  const played = [...before, ...added];
  for (let index = Math.max(0, before.length - RECENT); index < played.length - RECENT; index++) {
    const done = played[index];
    if (done !== undefined && index % ONE_IN !== 0) played[index] = { ...done, before: undefined };
  }
  return played;
}

/** The state after the first `count` actions since the base. */
function playedAgain(module: PlainGame, { base, played }: Timeline, count: number): WithChance {
  const next = played[count]?.before;
  if (next !== undefined) return next;
  const from = played.findLastIndex((done, index) => index < count && done.before !== undefined);
  let state = played[from]?.before ?? base.state;
  for (const done of played.slice(Math.max(0, from), count)) {
    const stepped = step(module, state, done.seat, done.action);
    if (!stepped.ok) throw new Error(`${module.id}: an action that was legal is refused when played again: ${stepped.refusal.code}`);
    state = stepped.state;
  }
  return state;
}

/** A change that leaves the game itself alone: it does not restart the time the seats have been waited for. */
function quietly(timeline: Timeline, entry: Exclude<Entry, { kind: 'actions' | 'undo' | 'orders' | 'passing' }>): Advance {
  const { kind, seat } = entry;
  const seq = timeline.seq + 1;
  return {
    ok: true,
    timeline: {
      ...timeline,
      ...goingBackAfter(timeline, entry, actionCount(timeline)),
      ...seatsAfter(timeline, entry),
      ...proposalsAfter(timeline, entry, seq),
      version: timeline.version + 1,
      seq,
      changedAt: kind === 'called' ? entry.at : timeline.changedAt,
    },
    told: [],
    change: kind === 'seat' && entry.because !== undefined ? { kind, seat, because: entry.because } : { kind, seat },
  };
}

/** Only the seat itself is told, and `seq` stays: nobody else need know that orders were given or a pass announced just now. */
function inSecret(timeline: Timeline, entry: Extract<Entry, { kind: 'orders' | 'passing' }>): Advance {
  return {
    ok: true,
    timeline: { ...timeline, ...seatsAfter(timeline, entry), version: timeline.version + 1 },
    told: [],
    change: { kind: 'full' },
    only: entry.seat,
  };
}

function newest(before: DecisionIds, now: DecisionIds): DecisionIds {
  return before.map((id, seat) => now[seat] ?? id);
}
