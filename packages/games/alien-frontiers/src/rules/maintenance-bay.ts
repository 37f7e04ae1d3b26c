import type { Refusal } from '@orrery/engine';
import type { DockShips } from '../actions.ts';
import { refused } from '../refusals.ts';
import type { Facility, State } from '../state.ts';
import { dockingsNow, dockingsOf, type FleetDockings } from './candidates.ts';
import { type Station, stationCost } from './docking.ts';
import type { Fleet, Picked } from './ships.ts';

/** Of several stations that would take a ship the roomiest is named. */
const NAMED_FIRST: readonly Station[] = [
  'solar-converter',
  'alien-artifact',
  'colonist-hub',
  'lunar-mine',
  'orbital-market',
  'raiders-outpost',
  'shipyard',
  'colony-constructor',
  'terraforming-station',
];

/** [AF-2.6] [AF-8.1] [AF-R2] [AF-R3] A ship may wait in the Bay only if no docking at this moment could include it. */
export function refuseBay(state: State, picked: Picked): Refusal | undefined {
  if (picked.faces.length !== 1) return refused('one-ship-at-a-time', 'AF-2.3', { at: 'maintenance-bay', ships: picked.faces.length });
  const at = placeThatTakes(state, picked);
  return at === undefined ? undefined : refused('must-dock-elsewhere', 'AF-8.1', { face: picked.faces[0], at });
}

/** A station this single ship must rather go to, or undefined. */
export function placeThatTakes(state: State, ship: Picked): Station | undefined {
  if (state.options.maintenanceBay === 'always') return undefined;
  const held = dockingsOf(state.turn.unplaced);
  const taking = dockingsNow(state, held).filter((docking) => isForced(state, docking.at) && includes(docking, ship, held.fleet));
  return NAMED_FIRST.find((station) => taking.some(({ at }) => at === station));
}

/** Adds the ships that may wait in the Bay to `actions`, which hold every other docking that is legal now. */
export function addBay(state: State, { fleet, bay }: FleetDockings, actions: DockShips[]): void {
  const dockings = actions.length;
  for (const ship of bay) {
    let mayWait = true;
    if (state.options.maintenanceBay !== 'always') {
      for (let index = 0; index < dockings && mayWait; index++) {
        mayWait = !(includes(actions[index], ship, fleet) && isForced(state, actions[index].at));
      }
    }
    if (mayWait) actions.push(ship);
  }
}

/** [AF-R22] Landing the last colony from the Hub is a choice; [AF-R2] [AF-20.7] an option spares places that do cost tokens now. */
function isForced(state: State, at: Facility): boolean {
  const { seat } = state.turn;
  if (at === 'terraforming-station' || at === 'colony-constructor') {
    if (state.players[seat].colonies === 0) return false;
  }
  if (state.options.maintenanceBay !== 'paid-docks-not-forced') return true;
  const price = stationCost(state, at, seat);
  return price.fuel + price.ore === 0;
}

/** Whether this docking brings this very ship: the Relic Ship, or one of the player's colour. */
function includes(action: Picked, ship: Picked, fleet: Fleet): boolean {
  if (ship.relic) return action.relic;
  const face = ship.faces[0];
  let own = action.relic && fleet.relic === face ? -1 : 0;
  for (let index = 0; index < action.faces.length; index++) if (action.faces[index] === face) own += 1;
  return own > 0;
}
