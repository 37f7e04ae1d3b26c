import {
  type ClosedReason,
  type DecisionIds,
  hashOf,
  type PlainGame,
  type ReadSnapshot,
  readSnapshot,
  type Seat,
  type WithChance,
} from '@orrery/engine';
import { answererIn } from './answerer.ts';
import { goingBackIn } from './going-back.ts';
import { toJson } from './json.ts';
import type { Entry, MatchProblem, MatchSetup, Occupant, Snapshot } from './ports.ts';
import { type ReadAgain, readAgain } from './read-again.ts';
import { actionCount, firstSat, isHeard, isOver, ordersAfter, satAfter, type Timeline } from './timeline.ts';
import { undoFloor } from './undo.ts';

export interface Stored {
  readonly setup: MatchSetup;
  readonly entries: readonly Entry[];
  readonly snapshot: Snapshot;
}

export function snapshotOf(module: PlainGame, timeline: Timeline): Snapshot {
  return {
    version: timeline.version,
    actionCount: actionCount(timeline),
    state: toJson(timeline.state),
    decisionIds: timeline.decisionIds,
    undoFloor: undoFloor(module, timeline),
    finished: isOver(module, timeline),
  };
}

export type Restored = { readonly ok: true; readonly timeline: Timeline } | Extract<ReadSnapshot, { ok: false }>;

/**
 * The match as it was stored. Played again from its opening where the rules are the same, so that it can be undone and
 * read from the start; otherwise it goes on from the snapshot as today's rules read it, and nothing goes back before that.
 * A whole log that these rules accept is believed, also where the snapshot says otherwise: it is the promise, the snapshot its shadow.
 */
export function restored(module: PlainGame, stored: Stored, onProblem: (problem: MatchProblem) => void): Restored {
  if (!hasRulesOf(module, stored)) return fromSnapshot(module, stored);
  const again = playedThrough(module, stored);
  const problem = again.ok ? differenceOf(again.timeline, stored) : again.problem;
  if (problem !== undefined) onProblem({ match: stored.setup.id, kind: 'replay-differs', message: problem });
  return again.ok ? again : fromSnapshot(module, stored);
}

function differenceOf({ state }: Timeline, { snapshot }: Stored): string | undefined {
  return hashOf(state) === hashOf(snapshot.state) ? undefined : 'the log leads to another state than stored';
}

/** Whether every action was done by these rules. */
export function hasRulesOf({ rulesVersion }: Pick<PlainGame, 'rulesVersion'>, { setup, entries }: Stored): boolean {
  if (setup.rulesVersion !== rulesVersion) return false;
  return entries.every((entry) => entry.rulesVersion === undefined || entry.rulesVersion === rulesVersion);
}

/** The rules that wrote the snapshot: those of the newest entry that names any. */
export function rulesOf({ setup, entries }: Stored): string {
  return entries.findLast((entry) => entry.rulesVersion !== undefined)?.rulesVersion ?? setup.rulesVersion;
}

/** Also a game that throws must not keep a match from going on. */
function playedThrough(module: PlainGame, { setup, entries, snapshot }: Stored): ReadAgain {
  const { length } = entries;
  if (length !== snapshot.version) return { ok: false, problem: `the log has ${length} of ${snapshot.version} entries` };
  try {
    return readAgain(module, setup, entries);
  } catch (problem) {
    return { ok: false, problem: String(problem) };
  }
}

function fromSnapshot(module: PlainGame, stored: Stored): Restored {
  const read = stateOf(module, stored);
  if (!read.ok) return read;
  const { setup, entries, snapshot } = stored;
  const { state } = read;
  let changedAt = setup.createdAt;
  for (const entry of entries) {
    if (entry.kind === 'actions' || entry.kind === 'undo') changedAt = entry.at;
  }
  const decisionIds = idsFor(module, state, { ids: snapshot.decisionIds, step: seqOf(entries) });
  return {
    ok: true,
    timeline: {
      version: snapshot.version,
      seq: seqOf(entries),
      base: { state, actionCount: snapshot.actionCount },
      played: [],
      state,
      decisionIds,
      newestIds: decisionIds,
      ...seatsOf(setup, entries),
      ...goingBackIn(entries, setup.occupants.length),
      undoRequest: undefined,
      changedAt,
    },
  };
}

/** The ids as stored; whom today's rules ask besides gets one of now. */
function idsFor(module: PlainGame, state: WithChance, { ids, step }: { readonly ids: DecisionIds; readonly step: number }): DecisionIds {
  return ids.map((id, seat) => (module.decision(state, seat) === undefined ? null : (id ?? step)));
}

function seqOf(entries: readonly Entry[]): number {
  return entries.filter(isHeard).length;
}

/** Who sits where, who ever did, and with which orders. */
export function seatsOf(setup: MatchSetup, entries: readonly Entry[]): Pick<Timeline, 'occupants' | 'sat' | 'orders'> {
  let { occupants } = setup;
  let sat = firstSat(setup);
  let orders: Timeline['orders'] = occupants.map(() => []);
  for (const entry of entries) {
    if (entry.kind === 'seat') occupants = occupants.with(entry.seat, entry.occupant);
    sat = satAfter(sat, entry);
    orders = ordersAfter(orders, entry);
  }
  return { occupants, sat, orders };
}

/** What a lobby shows of a match that nobody has opened. */
export interface Glance {
  readonly seq: number;
  readonly isOver: boolean;
  /** Why it cannot go on; left out where it can. */
  readonly closed?: ClosedReason;
  readonly waitingFor: readonly Seat[];
  readonly occupants: readonly Occupant[];
  /** A bot or somebody's standing orders would answer, were it opened. */
  readonly hasAutomaticTurn: boolean;
}

export function glanceAt(module: PlainGame, stored: Stored): Glance {
  const { setup, entries, snapshot } = stored;
  const { occupants, orders } = seatsOf(setup, entries);
  const shown = { seq: seqOf(entries), isOver: snapshot.finished, occupants };
  const read = stateToShow(module, stored);
  if (!read.ok) return { ...shown, closed: read.reason, waitingFor: [], hasAutomaticTurn: false };
  const { state } = read;
  const waitingFor = module.asked(state);
  // No matter who opens it: also where passes come evenly, a seat with nothing to say is answered for.
  const manner = setup.asksIdle === true ? 'asked' : 'alone';
  const hasAutomaticTurn = waitingFor.some((seat) => answererIn(module, { state, occupants, orders }, { seat, manner }) !== undefined);
  return { ...shown, waitingFor, hasAutomaticTurn };
}

/** The snapshot; where it cannot be read, the log may still be good. */
export function stateToShow(module: PlainGame, stored: Stored): ReadSnapshot {
  const read = stateOf(module, stored);
  if (read.ok || !hasRulesOf(module, stored)) return read;
  const again = playedThrough(module, stored);
  return again.ok ? { ok: true, state: again.timeline.state } : read;
}

function stateOf(module: PlainGame, stored: Stored): ReadSnapshot {
  return readSnapshot(module, { rulesVersion: rulesOf(stored), state: stored.snapshot.state });
}
