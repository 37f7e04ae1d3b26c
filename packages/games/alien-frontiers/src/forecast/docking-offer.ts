import type { Refusal, Seat } from '@orrery/engine';
import type { Action, ShipPick } from '../actions.ts';
import { refuse } from '../flow/refuse.ts';
import type { Facility, State } from '../state.ts';
import { dockingOf, dockingsFor, shipsPerDocking } from './dockings-for.ts';
import { difference, type Forecast, tryActions } from './outcome.ts';
import { byFace, samePicks, setsFor } from './picks.ts';

/** What a facility answers to the ships that are picked. */
export type DockingOffer =
  | { readonly kind: 'takes'; readonly actions: readonly Action[]; readonly forecast: Forecast }
  /** Nothing is picked: the sets it would take. */
  | { readonly kind: 'sets'; readonly sets: readonly Action[] }
  | { readonly kind: 'refuses'; readonly refusal: Refusal | undefined };

export interface Asking {
  readonly state: State;
  readonly seat: Seat;
  readonly legal: readonly Action[];
  /** The ships still in hand. */
  readonly unplaced: readonly ShipPick[];
}

export function dockingOffer(asking: Asking, at: Facility, picks: readonly ShipPick[]): DockingOffer {
  const sets = setsFor(asking.legal, at);
  const teleports = asking.legal.some((action) => action.type === 'teleport-ship');
  if (teleports) return teleportOffer(asking, sets, picks);
  if (picks.length === 0) return sets.length > 0 ? { kind: 'sets', sets } : { kind: 'refuses', refusal: whyNone(asking, at) };
  const actions = dockingsFor(at, picks);
  const outcome = tryActions(asking.state, asking.seat, actions);
  if (!outcome.ok) return { kind: 'refuses', refusal: outcome.refusal };
  return { kind: 'takes', actions, forecast: difference(asking.state, outcome.state, asking.seat) };
}

/** No set of the ships in hand fits: what the set that comes nearest lacks. Wrong faces are farther off than a price or a full dock. */
function whyNone({ state, seat, unplaced }: Asking, at: Facility): Refusal | undefined {
  const size = Math.min(shipsPerDocking(at), unplaced.length);
  const falling = [...unplaced].sort(byFace).reverse();
  const refusals = choices(falling, size).flatMap((ships) => refuse(state, seat, dockingOf(at, ships)) ?? []);
  return refusals.find((refusal) => !refusal.code.startsWith('needs-')) ?? refusals[0];
}

/** Every choice of `size` ships. */
function choices(ships: readonly ShipPick[], size: number): readonly (readonly ShipPick[])[] {
  if (size === 0) return [];
  if (size === 1) return ships.map((ship) => [ship]);
  return ships.flatMap((ship, index) => choices(ships.slice(index + 1), size - 1).map((rest) => [ship, ...rest]));
}

/** With a ship in the beam the picked ships are those that join it. */
function teleportOffer(asking: Asking, sets: readonly Action[], picks: readonly ShipPick[]): DockingOffer {
  const fitting = sets.find((action) => action.type === 'teleport-ship' && samePicks(action.faces, action.relic, picks));
  if (fitting !== undefined && (picks.length > 0 || sets.length === 1)) {
    const outcome = tryActions(asking.state, asking.seat, [fitting]);
    if (outcome.ok) return { kind: 'takes', actions: [fitting], forecast: difference(asking.state, outcome.state, asking.seat) };
  }
  if (picks.length === 0 && sets.length > 0) return { kind: 'sets', sets };
  return { kind: 'refuses', refusal: undefined };
}
