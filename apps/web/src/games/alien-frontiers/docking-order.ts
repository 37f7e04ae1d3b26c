import type { Action, Face, Facility, ShipPick } from '@orrery/alien-frontiers';

/** How many ships one docking order takes there, as the docks are printed. */
export const SHIPS_AN_ORDER: Readonly<Record<Facility, number>> = {
  'alien-artifact': 1,
  'colonist-hub': 1,
  'colony-constructor': 3,
  'lunar-mine': 1,
  'maintenance-bay': 1,
  'orbital-market': 2,
  'raiders-outpost': 3,
  shipyard: 2,
  'solar-converter': 1,
  'terraforming-station': 1,
};

export function byFace(a: ShipPick, b: ShipPick): number {
  return a.face - b.face || Number(a.relic) - Number(b.relic);
}

/**
 * The orders that dock all these ships there, one after another. Rising, because the mine wants that and a ship
 * below its bar, let in by the mountains, must come first; elsewhere the order changes nothing.
 */
export function dockingOrders(at: Facility, picks: readonly ShipPick[]): readonly Action[] {
  const size = SHIPS_AN_ORDER[at];
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
