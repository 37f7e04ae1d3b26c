import { type Refusal, type Seat, type SeatResult, silent } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { Decision } from '../decisions.ts';
import { apply } from '../flow/apply.ts';
import { refuse } from '../flow/refuse.ts';
import { standing } from '../flow/score.ts';
import { clone } from '../knowledge/clone.ts';
import { controllerOf } from '../rules/territories.ts';
import { type State, TERRITORIES, type Territory } from '../state.ts';

/** What an action, or several in a row, would change. Nothing that depends on hidden cards or dice is in it. */
export interface Forecast {
  readonly fuel: number;
  readonly ore: number;
  readonly points: readonly PointsChange[];
  readonly control: readonly ControlChange[];
  /** Circle of the player's colony on the Hub before and after, if it moves. */
  readonly hub: { readonly from: number; readonly to: number } | undefined;
  readonly shipsBuilt: number;
  /** What is asked next, where the action opens a question. */
  readonly asks: Decision['ask'] | undefined;
}

export interface PointsChange {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
  /** Sources whose points differ. */
  readonly sources: readonly { readonly source: string; readonly by: number }[];
}

export interface ControlChange {
  readonly territory: Territory;
  readonly from: Seat | undefined;
  readonly to: Seat | undefined;
}

export type Outcome =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly refusal: Refusal; readonly index: number };

/** Does the actions on a copy. The first refused one tells why. */
export function tryActions(state: State, seat: Seat, actions: readonly Action[]): Outcome {
  const draft = clone(state);
  for (const [index, action] of actions.entries()) {
    const refusal = refuse(draft, seat, action);
    if (refusal !== undefined) return { ok: false, refusal, index };
    apply(draft, seat, action, silent);
  }
  return { ok: true, state: draft };
}

export function forecast(state: State, seat: Seat, actions: readonly Action[]): Forecast | undefined {
  const outcome = tryActions(state, seat, actions);
  return outcome.ok ? difference(state, outcome.state, seat) : undefined;
}

export function difference(before: State, after: State, seat: Seat): Forecast {
  const was = before.players[seat];
  const is = after.players[seat];
  const hub = { from: was?.hubCircle ?? 0, to: is?.hubCircle ?? 0 };
  const asked = after.pending.length > before.pending.length ? after.pending.at(-1)?.ask : undefined;
  return {
    fuel: (is?.fuel ?? 0) - (was?.fuel ?? 0),
    ore: (is?.ore ?? 0) - (was?.ore ?? 0),
    points: pointsChanges(standing(before), standing(after)),
    control: controlChanges(before, after),
    hub: hub.from === hub.to ? undefined : hub,
    shipsBuilt: (was?.shipsInStock ?? 0) - (is?.shipsInStock ?? 0),
    asks: asked,
  };
}

function pointsChanges(before: readonly SeatResult[], after: readonly SeatResult[]): readonly PointsChange[] {
  const changes: PointsChange[] = [];
  for (const now of after) {
    const was = before.find((row) => row.seat === now.seat);
    if (was === undefined) continue;
    const names = new Set([...was.sources, ...now.sources].map((row) => row.source));
    const sources = [...names]
      .map((source) => ({ source, by: pointsFrom(now, source) - pointsFrom(was, source) }))
      .filter((row) => row.by !== 0);
    if (sources.length > 0) changes.push({ seat: now.seat, from: was.points, to: now.points, sources });
  }
  return changes;
}

function pointsFrom(result: SeatResult, source: string): number {
  return result.sources.reduce((sum, row) => (row.source === source ? sum + row.points : sum), 0);
}

function controlChanges(before: State, after: State): readonly ControlChange[] {
  const changes: ControlChange[] = [];
  for (const territory of TERRITORIES) {
    const from = controllerOf(before, territory);
    const to = controllerOf(after, territory);
    if (from !== to) changes.push({ territory, from, to });
  }
  return changes;
}
