import { hashOf, type Json, type PlainGame, type Seat, type WithChance } from '@orrery/engine';
import { answererOf } from './answerer.ts';
import { toJson } from './json.ts';
import type { Entry, MatchSetup, Occupant, Snapshot, Trouble } from './ports.ts';
import { actionCount, advance, isHeard, isOver, opening, ordersAfter, type Timeline } from './timeline.ts';
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

/**
 * The match as it was stored. Played again from its opening where the rules are the same, so that it can be undone and
 * read from the start; otherwise it goes on from the snapshot, and nothing goes back before that.
 */
export function restored(module: PlainGame, stored: Stored, onTrouble: (trouble: Trouble) => void): Timeline {
  if (!hasRulesOf(module, stored)) return fromSnapshot(stored);
  const again = playedThrough(module, stored);
  if (again.ok) return again.timeline;
  onTrouble({ match: stored.setup.id, kind: 'replay-differs', message: again.problem });
  return fromSnapshot(stored);
}

export function hasRulesOf(module: PlainGame, stored: Stored): boolean {
  const { rulesVersion } = module;
  if (stored.setup.rulesVersion !== rulesVersion) return false;
  return stored.entries.every((entry) => entry.kind !== 'actions' || entry.rulesVersion === rulesVersion);
}

type Again = { readonly ok: true; readonly timeline: Timeline } | { readonly ok: false; readonly problem: string };

/** Also a game that throws must not keep a match from going on. */
function playedThrough(module: PlainGame, stored: Stored): Again {
  try {
    return playedEntries(module, stored);
  } catch (problem) {
    return { ok: false, problem: String(problem) };
  }
}

function playedEntries(module: PlainGame, stored: Stored): Again {
  let timeline = opening(module, stored.setup);
  for (const [index, entry] of stored.entries.entries()) {
    const next = advance(module, timeline, entry);
    if (!next.ok) return { ok: false, problem: `entry ${index} is refused: ${next.refusal.code}` };
    timeline = next.timeline;
  }
  if (hashOf(timeline.state) !== hashOf(stored.snapshot.state)) return { ok: false, problem: 'the log leads to another state than stored' };
  return { ok: true, timeline };
}

function fromSnapshot({ setup, entries, snapshot }: Stored): Timeline {
  const state = stateOf(setup.id, snapshot.state);
  let changedAt = setup.createdAt;
  for (const entry of entries) {
    if (entry.kind === 'actions' || entry.kind === 'undo') changedAt = entry.at;
  }
  return {
    version: snapshot.version,
    seq: seqOf(entries),
    base: { state, actionCount: snapshot.actionCount },
    deeds: [],
    state,
    decisionIds: snapshot.decisionIds,
    newestIds: snapshot.decisionIds,
    ...seatsOf(setup, entries),
    undoRequest: undefined,
    changedAt,
  };
}

function seqOf(entries: readonly Entry[]): number {
  return entries.filter(isHeard).length;
}

/** Who sits where, and with which orders. */
function seatsOf(setup: MatchSetup, entries: readonly Entry[]): Pick<Timeline, 'occupants' | 'orders'> {
  let { occupants } = setup;
  let orders: Timeline['orders'] = occupants.map(() => []);
  for (const entry of entries) {
    if (entry.kind === 'seat') occupants = occupants.with(entry.seat, entry.occupant);
    orders = ordersAfter(orders, entry);
  }
  return { occupants, orders };
}

/** What a lobby shows of a match that nobody has opened. */
export interface Glance {
  readonly seq: number;
  readonly isOver: boolean;
  readonly waitingFor: readonly Seat[];
  readonly occupants: readonly Occupant[];
  /** A bot or somebody's standing orders would answer, were it opened. */
  readonly goesOnAlone: boolean;
}

export function glanceAt(module: PlainGame, { setup, entries, snapshot }: Stored): Glance {
  const state = stateOf(setup.id, snapshot.state);
  const { occupants, orders } = seatsOf(setup, entries);
  const waitingFor = module.asked(state);
  const goesOnAlone = waitingFor.some((seat) => answererOf(module, { state, occupants, orders }, seat) !== undefined);
  return { seq: seqOf(entries), isOver: snapshot.finished, waitingFor, occupants, goesOnAlone };
}

function stateOf(match: string, json: Json): WithChance {
  if (!carriesChance(json)) throw new Error(`match ${match}: the stored snapshot holds no state`);
  return json;
}

function carriesChance(json: Json): json is Json & WithChance {
  return typeof json === 'object' && json !== null && 'chance' in json && typeof json.chance === 'object' && json.chance !== null;
}
