import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Event } from '../events.ts';
import { refused } from '../refusals.ts';
import type { Facility, Ship, State } from '../state.ts';
import { closedArtifact, dockAtArtifact } from './alien-artifact.ts';
import { closedHub, dockAtHub } from './colonist-hub.ts';
import { closedConstructor, constructorCost, dockAtConstructor, unfitForConstructor } from './colony-constructor.ts';
import { closedMine, dockAtMine, unfitForMine } from './lunar-mine.ts';
import { closedMarket, unfitForMarket } from './orbital-market.ts';
import { bumpFromOutpost, closedOutpost, startRaid, unfitForOutpost } from './raiders-outpost.ts';
import type { Picked } from './ships.ts';
import { closedShipyard, dockAtShipyard, shipyardCost, unfitForShipyard } from './shipyard.ts';
import { closedConverter, dockAtConverter } from './solar-converter.ts';
import { closedTerraforming, dockAtTerraforming, terraformingCost, unfitForTerraforming } from './terraforming-station.ts';
import type { Purse } from './tokens.ts';

/** A facility with docks: everything but the Maintenance Bay. */
export type Station = Exclude<Facility, 'maintenance-bay'>;

/** How many ships an order brings here. */
export const SHIPS_AN_ORDER: Readonly<Record<Station, 1 | 2 | 3>> = {
  'alien-artifact': 1,
  'colonist-hub': 1,
  'colony-constructor': 3,
  'lunar-mine': 1,
  'orbital-market': 2,
  'raiders-outpost': 3,
  shipyard: 2,
  'solar-converter': 1,
  'terraforming-station': 1,
};

const NOTHING: Purse = { fuel: 0, ore: 0 };

/** What docking here costs at once. */
export function stationCost(state: State, at: Facility, seat: Seat): Purse {
  switch (at) {
    case 'colony-constructor':
      return constructorCost(state, seat);
    case 'shipyard':
      return shipyardCost(state, seat);
    case 'terraforming-station':
      return terraformingCost();
    default:
      return NOTHING;
  }
}

/** [AF-2.4] Why the station takes no ship of the seat on turn, whatever they show: docks, price, colonies. */
export function closedStation(state: State, at: Station, purse: Purse): Refusal | undefined {
  switch (at) {
    case 'alien-artifact':
      return closedArtifact(state);
    case 'colonist-hub':
      return closedHub(state);
    case 'colony-constructor':
      return closedConstructor(state, purse);
    case 'lunar-mine':
      return closedMine(state);
    case 'orbital-market':
      return closedMarket(state);
    case 'raiders-outpost':
      return closedOutpost();
    case 'shipyard':
      return closedShipyard(state, purse);
    case 'solar-converter':
      return closedConverter(state);
    case 'terraforming-station':
      return closedTerraforming(state, purse);
  }
}

/** Why these ships are not what the station asks for. */
export function unfitForStation(state: State, at: Station, picked: Picked): Refusal | undefined {
  switch (at) {
    case 'colony-constructor':
      return unfitForConstructor(picked);
    case 'orbital-market':
      return unfitForMarket(picked);
    case 'raiders-outpost':
      return unfitForOutpost(state, picked);
    case 'shipyard':
      return unfitForShipyard(picked);
    default:
      break;
  }
  if (picked.faces.length !== 1) return refused('one-ship-an-order', 'AF-2.3', { at, ships: picked.faces.length });
  if (at === 'lunar-mine') return unfitForMine(state, picked.faces[0]);
  if (at === 'terraforming-station') return unfitForTerraforming(state, picked);
  return undefined;
}

/** Ships come to a station, wherever from, and its benefit is had at once [AF-2.5]. */
export function dockAtStation(draft: State, at: Station, ships: readonly Ship[], tell: Tell<Event>): void {
  const { seat } = draft.turn;
  if (at === 'raiders-outpost') bumpFromOutpost(draft, seat, tell);
  for (const ship of ships) draft.docks[at].push(ship);
  switch (at) {
    case 'alien-artifact':
      dockAtArtifact(draft, ships);
      return;
    case 'colonist-hub':
      dockAtHub(draft, seat, tell);
      return;
    case 'colony-constructor':
      dockAtConstructor(draft, seat, tell);
      return;
    case 'lunar-mine':
      dockAtMine(draft, seat, tell);
      return;
    case 'orbital-market':
      return;
    case 'raiders-outpost':
      startRaid(draft, seat);
      return;
    case 'shipyard':
      dockAtShipyard(draft, seat, tell);
      return;
    case 'solar-converter':
      dockAtConverter(draft, seat, ships[0].face, tell);
      return;
    case 'terraforming-station':
      dockAtTerraforming(draft, seat, tell);
      return;
  }
}
