import type { Action, ShipPick } from '../actions.ts';
import { SHIPS_PER_DOCKING } from '../rules/docking.ts';
import type { Face, Facility } from '../state.ts';
import { byFace } from './picks.ts';

/** How many ships one docking takes there. */
export function shipsPerDocking(at: Facility): number {
  return at === 'maintenance-bay' ? 1 : SHIPS_PER_DOCKING[at];
}

/**
 * The actions that dock all these ships there, one after another. Rising, because the mine wants that and a ship
 * below its bar, let in by the mountains, must come first; elsewhere the order changes nothing.
 */
export function dockingsFor(at: Facility, picks: readonly ShipPick[]): readonly Action[] {
  const size = shipsPerDocking(at);
  const rising = [...picks].sort(byFace);
  if (rising.length === 0) return [];
  if (rising.length % size !== 0) return [dockingOf(at, rising)];
  const actions: Action[] = [];
  for (let start = 0; start < rising.length; start += size) actions.push(dockingOf(at, rising.slice(start, start + size)));
  return actions;
}

export function dockingOf(at: Facility, picks: readonly ShipPick[]): Action {
  const rising = [...picks].sort(byFace);
  const faces: Face[] = rising.map((pick) => pick.face);
  return { type: 'dock-ships', at, faces, relic: rising.some((pick) => pick.relic) };
}
