import { type Refusal, silent, type Tell } from '@orrery/engine';
import type { TeleportShip } from '../../actions.ts';
import type { Event } from '../../events.ts';
import type { Pending } from '../../pending.ts';
import { refused } from '../../refusals.ts';
import { dockingsAt } from '../../rules/candidates.ts';
import { closedStation, dockAtStation, type Station, unfitForStation } from '../../rules/docking.ts';
import { type Fleet, fleetOf, holds, insertShip, type Picked, refusePick, shipOf, takeDocked, takeUnplaced } from '../../rules/ships.ts';
import type { Purse } from '../../rules/tokens.ts';
import { FACILITIES, type Face, type Facility, type Ship, type State } from '../../state.ts';
import { refuseDocked } from './cannon.ts';
import { type DockedShip, dockedShips } from './docked-ships.ts';

export type Teleport = Extract<Pending, { ask: 'choose-teleport-destination' }>;

/** [AF-18.7] [AF-R47] Whether this ship may leave its dock. */
export function refuseDeparture(state: State, ship: DockedShip): Refusal | undefined {
  if (ship.owner !== state.turn.seat) return refused('not-your-ship', 'AF-18.7', { owner: ship.owner });
  if (ship.at === 'maintenance-bay') return refused('ship-not-docked', 'AF-R47');
  if (ship.at === 'terraforming-station') return refused('bound-to-terraforming', 'AF-13.5');
  return refuseDocked(state, ship, 'AF-18.7');
}

/** [AF-R48] Only if it has somewhere to go with what is left once the card is paid. */
export function refuseArrival(state: State, ship: DockedShip, left: Purse): Refusal | undefined {
  const goes = hasDestination(state, { from: ship.at, ship: shipOf(ship.owner, ship.face, ship.relic) }, left);
  return goes ? undefined : refused('no-destination', 'AF-R48', { face: ship.face });
}

/** Either nothing of yours is docked, or what is has nowhere to go. */
export function noShipToTeleport(state: State): Refusal {
  const isDocked = dockedShips(state).some((ship) => refuseDeparture(state, ship) === undefined);
  return isDocked ? refused('no-destination-at-all', 'AF-R48') : refused('no-ship-to-teleport', 'AF-18.7');
}

export function askForDestination(draft: State, ship: DockedShip): void {
  const { seat } = draft.turn;
  draft.pending.push({ ask: 'choose-teleport-destination', seat, from: ship.at, ship: shipOf(seat, ship.face, ship.relic) });
}

interface Departure {
  readonly from: Facility;
  readonly ship: Ship;
}

/** Unplaced ships that could come along, for one way to use a station; undefined: not with this ship. */
function companyFor(action: Picked, ship: Ship, fleet: Fleet): Picked | undefined {
  const index = action.faces.indexOf(ship.face);
  if (index < 0 || (ship.relic && !action.relic)) return undefined;
  const company = { faces: action.faces.filter((_, other) => other !== index), relic: action.relic && !ship.relic };
  return holds(fleet, company) ? company : undefined;
}

function* destinations(state: State, { from, ship }: Departure, purse: Purse): Generator<TeleportShip> {
  const fleet = fleetOf(state.turn.unplaced);
  // All shapes with the Relic Ship too: it may be the traveller, and then the fleet has none.
  const shapes: Fleet = { own: fleet.own, relic: ship.relic ? ship.face : fleet.relic };
  for (const to of FACILITIES) {
    if (to === from || to === 'maintenance-bay' || closedStation(state, to, purse) !== undefined) continue;
    for (const action of dockingsAt(to, shapes)) {
      const company = companyFor(action, ship, fleet);
      if (company === undefined || unfitForStation(state, to, action) !== undefined) continue;
      yield { type: 'teleport-ship', to, faces: company.faces, relic: company.relic };
    }
  }
}

function hasDestination(state: State, departure: Departure, purse: Purse): boolean {
  return destinations(state, departure, purse).next().done !== true;
}

/** Every answer to where the ship goes. */
export function teleportActions(state: State, teleport: Teleport): TeleportShip[] {
  return [...destinations(state, teleport, state.players[teleport.seat])];
}

/** What the station gets: the traveller among its company. */
function together(ship: Ship, company: Picked): Picked {
  const faces: Face[] = [...company.faces, ship.face].sort((a, b) => a - b);
  return { faces, relic: company.relic || ship.relic };
}

export function refuseTeleport(state: State, teleport: Teleport, action: TeleportShip): Refusal | undefined {
  const { to } = action;
  if (to === 'maintenance-bay') return refused('bay-is-no-destination', 'AF-20.6');
  if (to === teleport.from) return refused('same-facility', 'AF-18.7', { at: to });
  const missing = refusePick(state, action, 'AF-18.7');
  if (missing !== undefined) return missing;
  const picked = together(teleport.ship, action);
  return unfitForStation(state, to, picked) ?? closedStation(state, to, state.players[teleport.seat]);
}

/** [AF-R47] The first benefit stays and the second is gained in full. */
export function teleportShip(draft: State, teleport: Teleport, action: TeleportShip, tell: Tell<Event>): void {
  const { seat, from, ship } = teleport;
  const to = stationOf(action.to);
  draft.pending.pop();
  takeDocked(draft, from, ship);
  const company = takeUnplaced(draft, action);
  if (tell !== silent) {
    tell({ type: 'ship-teleported', seat, from, to, face: ship.face, relic: ship.relic });
    if (company.length > 0) tell({ type: 'ships-docked', seat, at: to, faces: action.faces, relic: action.relic });
  }
  insertShip(company, ship);
  dockAtStation(draft, to, company, tell);
}

function stationOf(facility: Facility): Station {
  if (facility === 'maintenance-bay') throw new Error('AF-18.7: the Bay is no destination');
  return facility;
}
