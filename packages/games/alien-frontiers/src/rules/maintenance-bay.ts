import type { Refusal } from '@orrery/engine';
import { refused } from '../refusals.ts';
import type { State } from '../state.ts';
import { dockingsAt } from './candidates.ts';
import { closedStation, type Station, stationCost, unfitForStation } from './docking.ts';
import { type Fleet, fleetOf, holds, type Picked } from './ships.ts';

/** The roomiest first, since one that takes the ship is enough. */
const LIKELY_FIRST: readonly Station[] = [
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

/** [AF-2.6] [AF-8.1] [AF-R2] A ship may wait in the Bay only if no docking at this moment could include it. */
export function refuseBay(state: State, picked: Picked): Refusal | undefined {
  if (picked.faces.length !== 1) return refused('one-ship-an-order', 'AF-2.3', { at: 'maintenance-bay', ships: picked.faces.length });
  const at = placeThatTakes(state, picked, fleetOf(state.turn.unplaced));
  return at === undefined ? undefined : refused('must-dock-elsewhere', 'AF-8.1', { face: picked.faces[0], at });
}

/** A station this single ship must rather go to, or undefined. */
export function placeThatTakes(state: State, ship: Picked, fleet: Fleet): Station | undefined {
  if (state.options.maintenanceBay === 'always') return undefined;
  for (const at of LIKELY_FIRST) if (isForced(state, at) && takes(state, at, { ship, fleet })) return at;
  return undefined;
}

/** [AF-R22] Landing the last colony from the Hub is a choice; [AF-R2] [AF-20.7] an option spares places that do cost tokens now. */
function isForced(state: State, at: Station): boolean {
  const { seat } = state.turn;
  if (at === 'terraforming-station' || at === 'colony-constructor') {
    if (state.players[seat].colonies === 0) return false;
  }
  if (state.options.maintenanceBay !== 'paid-docks-not-forced') return true;
  const price = stationCost(state, at, seat);
  return price.fuel + price.ore === 0;
}

function takes(state: State, at: Station, { ship, fleet }: { ship: Picked; fleet: Fleet }): boolean {
  if (closedStation(state, at, state.players[state.turn.seat]) !== undefined) return false;
  const orders = dockingsAt(at, fleet);
  for (let index = 0; index < orders.length; index++) {
    const order = orders[index];
    if (includes(order, ship, fleet) && holds(fleet, order) && unfitForStation(state, at, order) === undefined) return true;
  }
  return false;
}

/** Whether this order brings this very ship: the Relic Ship, or one of the player's colour. */
function includes(order: Picked, ship: Picked, fleet: Fleet): boolean {
  if (ship.relic) return order.relic;
  const face = ship.faces[0];
  let own = order.relic && fleet.relic === face ? -1 : 0;
  for (let index = 0; index < order.faces.length; index++) if (order.faces[index] === face) own += 1;
  return own > 0;
}
