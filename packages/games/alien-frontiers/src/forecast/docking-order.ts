import type { Action, ShipPick } from '../actions.ts';
import { SHIPS_PER_ORDER } from '../rules/docking.ts';
import type { Face, Facility } from '../state.ts';
import { byFace } from './picks.ts';

/** How many ships one docking order takes there. */
export function shipsPerOrder(at: Facility): number {
  return at === 'maintenance-bay' ? 1 : SHIPS_PER_ORDER[at];
}

/**
 * The orders that dock all these ships there, one after another. Rising, because the mine wants that and a ship
 * below its bar, let in by the mountains, must come first; elsewhere the order changes nothing.
 */
export function dockingOrders(at: Facility, picks: readonly ShipPick[]): readonly Action[] {
  const size = shipsPerOrder(at);
  const rising = [...picks].sort(byFace);
  if (rising.length === 0) return [];
  if (rising.length % size !== 0) return [orderOf(at, rising)];
  const orders: Action[] = [];
  for (let start = 0; start < rising.length; start += size) orders.push(orderOf(at, rising.slice(start, start + size)));
  return orders;
}

export function orderOf(at: Facility, picks: readonly ShipPick[]): Action {
  const rising = [...picks].sort(byFace);
  const faces: Face[] = rising.map((pick) => pick.face);
  return { type: 'dock-ships', at, faces, relic: rising.some((pick) => pick.relic) };
}
