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

/** Everything the rules must know of a station. */
interface StationRules {
  /** What docking here costs at once. */
  cost(state: State, seat: Seat): Purse;
  /** [AF-2.4] Why the station takes no ship of the seat on turn, whatever they show: docks, price, colonies. */
  closed(state: State, purse: Purse): Refusal | undefined;
  /** Why these ships are not what the station asks for. */
  unfit(state: State, picked: Picked): Refusal | undefined;
  /** What ships that have come here bring at once [AF-2.5]. */
  dock(draft: State, seat: Seat, ships: readonly Ship[], tell: Tell<Event>): void;
}

const FREE: Purse = { fuel: 0, ore: 0 };
const costsNothing = (): Purse => FREE;

const STATIONS: { readonly [At in Station]: StationRules } = {
  'alien-artifact': {
    cost: costsNothing,
    closed: closedArtifact,
    unfit: (_state, picked) => refuseSeveral('alien-artifact', picked),
    dock: (draft, _seat, ships) => dockAtArtifact(draft, ships),
  },
  'colonist-hub': {
    cost: costsNothing,
    closed: closedHub,
    unfit: (_state, picked) => refuseSeveral('colonist-hub', picked),
    dock: (draft, seat, _ships, tell) => dockAtHub(draft, seat, tell),
  },
  'colony-constructor': {
    cost: constructorCost,
    closed: closedConstructor,
    unfit: (_state, picked) => unfitForConstructor(picked),
    dock: (draft, seat, _ships, tell) => dockAtConstructor(draft, seat, tell),
  },
  'lunar-mine': {
    cost: costsNothing,
    closed: closedMine,
    unfit: (state, picked) => refuseSeveral('lunar-mine', picked) ?? unfitForMine(state, picked.faces[0]),
    dock: (draft, seat, _ships, tell) => dockAtMine(draft, seat, tell),
  },
  'orbital-market': {
    cost: costsNothing,
    closed: closedMarket,
    unfit: (_state, picked) => unfitForMarket(picked),
    // What a pair brings are the trades, which are orders of their own [AF-9.2].
    dock: () => undefined,
  },
  'raiders-outpost': {
    cost: costsNothing,
    closed: closedOutpost,
    unfit: unfitForOutpost,
    dock: startRaid,
  },
  shipyard: {
    cost: shipyardCost,
    closed: closedShipyard,
    unfit: (_state, picked) => unfitForShipyard(picked),
    dock: (draft, seat, _ships, tell) => dockAtShipyard(draft, seat, tell),
  },
  'solar-converter': {
    cost: costsNothing,
    closed: closedConverter,
    unfit: (_state, picked) => refuseSeveral('solar-converter', picked),
    dock: (draft, seat, ships, tell) => dockAtConverter(draft, seat, ships[0].face, tell),
  },
  'terraforming-station': {
    cost: terraformingCost,
    closed: closedTerraforming,
    unfit: (state, picked) => refuseSeveral('terraforming-station', picked) ?? unfitForTerraforming(state, picked),
    dock: (draft, seat, _ships, tell) => dockAtTerraforming(draft, seat, tell),
  },
};

/** How many ships an order brings here. */
export const SHIPS_PER_ORDER: Readonly<Record<Station, 1 | 2 | 3>> = {
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

/** [AF-2.3] */
function refuseSeveral(at: Station, { faces }: Picked): Refusal | undefined {
  return faces.length === 1 ? undefined : refused('one-ship-an-order', 'AF-2.3', { at, ships: faces.length });
}

export function stationCost(state: State, at: Facility, seat: Seat): Purse {
  return at === 'maintenance-bay' ? FREE : STATIONS[at].cost(state, seat);
}

export function closedStation(state: State, at: Station, purse: Purse): Refusal | undefined {
  return STATIONS[at].closed(state, purse);
}

export function unfitForStation(state: State, at: Station, picked: Picked): Refusal | undefined {
  return STATIONS[at].unfit(state, picked);
}

/** Ships come to a station, wherever from. */
export function dockAtStation(draft: State, at: Station, ships: readonly Ship[], tell: Tell<Event>): void {
  const { seat } = draft.turn;
  if (at === 'raiders-outpost') bumpFromOutpost(draft, seat, tell);
  for (const ship of ships) draft.docks[at].push(ship);
  STATIONS[at].dock(draft, seat, ships, tell);
}
