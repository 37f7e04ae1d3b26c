import { type DecisionIds, hashOf, type PlainGame, type ReadSnapshot, readSnapshot, type WithChance } from '@orrery/engine';
import { answererIn } from './answerer.ts';
import { deadlinesOf } from './clocks/running.ts';
import type { Span } from './clocks/state.ts';
import { endingAt } from './ending.ts';
import { goingBackIn } from './going-back.ts';
import type { Entry, Glance, MatchSetup, Snapshot, Stored } from './kept.ts';
import { isPassing } from './passing.ts';
import type { MatchProblem } from './ports.ts';
import { proposalsIn } from './proposals.ts';
import { type ReadAgain, readAgain } from './read-again.ts';
import { seatsOf } from './seats.ts';
import { isReturnDue } from './standing-in.ts';
import { actionCount, isHeard, isOver, type Timeline, waitedFor } from './timeline.ts';
import { undoFloor } from './undo.ts';

export function snapshotOf(module: PlainGame, setup: MatchSetup, timeline: Timeline): Snapshot {
  const { seq, occupants, changedAt, timed, waited } = timeline;
  const finished = isOver(module, timeline);
  return {
    version: timeline.version,
    actionCount: actionCount(timeline),
    state: timeline.state,
    decisionIds: timeline.decisionIds,
    undoFloor: undoFloor(module, timeline),
    finished,
    ...(timed === undefined ? {} : { clocks: timed.clocks }),
    ...(waited === undefined ? {} : { waited }),
    glance: {
      rulesVersion: module.rulesVersion,
      seq,
      isOver: finished,
      ...waitOf(module, setup, timeline),
      waitingSince: changedAt,
      occupants,
    },
    ...(finished ? { ending: endingAt(module, setup, timeline) } : {}),
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
  return again.ok ? { ok: true, timeline: { ...again.timeline, ...timedIn(stored), ...waitedIn(stored) } } : fromSnapshot(module, stored);
}

/** As it was kept: what was taken back later has used time too, and is not played again. */
function timedIn({ setup: { clock }, snapshot: { clocks } }: Stored): Pick<Timeline, 'timed'> {
  return clock === undefined || clocks === undefined ? {} : { timed: { settings: clock, clocks } };
}

function waitedIn({ snapshot: { waited, version } }: Stored): Pick<Timeline, 'waited'> {
  return waited?.version === version ? { waited } : {};
}

function differenceOf({ state }: Timeline, { snapshot }: Stored): string | undefined {
  return hashOf(state) === hashOf(snapshot.state) ? undefined : 'the log leads to another state than stored';
}

/** Whether every action was done by these rules. */
export function hasRulesOf({ rulesVersion }: Pick<PlainGame, 'rulesVersion'>, { setup, entries }: Stored): boolean {
  return setup.rulesVersion === rulesVersion && haveRulesOf({ rulesVersion }, entries);
}

export function haveRulesOf({ rulesVersion }: Pick<PlainGame, 'rulesVersion'>, entries: readonly Entry[]): boolean {
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
      ...proposalsIn(entries, setup.occupants.length, isHeard),
      changedAt: changedAtIn(stored),
      ...timedIn(stored),
      ...waitedIn(stored),
    },
  };
}

/** When the game itself changed last. */
function changedAtIn({ setup, entries }: Stored): number {
  return entries.findLast(({ kind }) => kind === 'actions' || kind === 'undo' || kind === 'called')?.at ?? setup.createdAt;
}

/** The ids as stored; whom today's rules ask besides gets one of now. */
function idsFor(module: PlainGame, state: WithChance, { ids, step }: { readonly ids: DecisionIds; readonly step: number }): DecisionIds {
  return ids.map((id, seat) => (module.decision(state, seat) === undefined ? null : (id ?? step)));
}

function seqOf(entries: readonly Entry[]): number {
  return entries.filter(isHeard).length;
}

/** What a list shows of a stored match by these rules, from its log: for matches whose `Snapshot.glance` is missing or of other rules. */
export function glanceAt(module: PlainGame, stored: Stored, awaySince: AwaySince = NEVER_AWAY): Glance {
  const { setup, entries, snapshot } = stored;
  const seats = seatsOf(setup, entries);
  const { occupants } = seats;
  const waitingSince = changedAtIn(stored);
  const shown = { rulesVersion: module.rulesVersion, seq: seqOf(entries), isOver: snapshot.finished, waitingSince, occupants };
  const read = stateToShow(module, stored);
  if (!read.ok) return { ...shown, closed: read.reason, waitingFor: [], hasAutomaticTurn: false };
  const seated = { state: read.state, ...seats, decisionIds: snapshot.decisionIds, ...timedIn(stored) };
  return { ...shown, ...waitOf(module, setup, seated, awaySince) };
}

/** When the house was away from this moment on. */
type AwaySince = (at: number) => readonly Span[];
const NEVER_AWAY: AwaySince = () => [];

function waitOf(
  module: PlainGame,
  { asksIdle }: Pick<MatchSetup, 'asksIdle'>,
  seated: Pick<Timeline, 'state' | 'occupants' | 'orders' | 'passing' | 'decisionIds' | 'called' | 'timed'>,
  awaySince: AwaySince = NEVER_AWAY,
): Pick<Glance, 'waitingFor' | 'deadlines' | 'hasAutomaticTurn'> {
  const waitingFor = waitedFor(module, seated);
  // No matter who opens it: also where passes come evenly, a seat with nothing to say is answered for.
  const manner = asksIdle === true ? 'asked' : 'alone';
  const hasAutomaticTurn =
    waitingFor.some((seat) => isPassing(seated, seat) || answererIn(module, seated, { seat, manner }) !== undefined) ||
    seated.occupants.some((_, seat) => isReturnDue(module, seated, seat));
  const deadlines = seated.timed === undefined ? [] : deadlinesOf(seated.timed.clocks, awaySince(seated.timed.clocks.at));
  return { waitingFor, ...(deadlines.length === 0 ? {} : { deadlines }), hasAutomaticTurn };
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
