import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Event } from '../events.ts';
import { refused } from '../refusals.ts';
import type { Facility, Ship, State } from '../state.ts';
import { closedArtifact, dockAtArtifact } from './alien-artifact.ts';
import { closedHub, dockAtHub } from './colonist-hub.ts';
import { closedConstructor, constructorCost, dockAtConstructor, needsTriple } from './colony-constructor.ts';
import { closedMine, dockAtMine, unfitForMine } from './lunar-mine.ts';
import { closedMarket, needsPairForMarket } from './orbital-market.ts';
import { bumpFromOutpost, closedOutpost, needsRun, startRaid, unfitForOutpost } from './raiders-outpost.ts';
import type { Picked } from './ships.ts';
import { closedShipyard, dockAtShipyard, needsPairForShipyard, shipyardCost } from './shipyard.ts';
import { closedConverter, dockAtConverter } from './solar-converter.ts';
import { closedTerraforming, dockAtTerraforming, needsSix, terraformingCost, unfitForTerraforming } from './terraforming-station.ts';
import type { Purse } from './tokens.ts';

/** A facility with docks: everything but the Maintenance Bay. */
export type Station = Exclude<Facility, 'maintenance-bay'>;

/** Everything the rules must know of a station. */
export interface StationRules {
  /** What docking here costs at once. */
  cost(state: State, seat: Seat): Purse;
  /** [AF-2.4] Why the station takes no ship of the seat on turn, whatever they show: docks, price, colonies. */
  closed(state: State, purse: Purse): Refusal | undefined;
  /** Why the station asks for ships with other faces, whatever stands on the board. */
  wrongFaces(picked: Picked): Refusal | undefined;
  /** Why ships with the right faces will not do at this moment. Without it they always do. */
  unfit?(state: State, picked: Picked): Refusal | undefined;
  /** What ships that have come here bring at once [AF-2.5]. */
  dock(draft: State, seat: Seat, ships: readonly Ship[], tell: Tell<Event>): void;
}

const FREE: Purse = { fuel: 0, ore: 0 };
const costsNothing = (): Purse => FREE;

export const STATIONS: { readonly [At in Station]: StationRules } = {
  'alien-artifact': {
    cost: costsNothing,
    closed: closedArtifact,
    wrongFaces: (picked) => refuseSeveral('alien-artifact', picked),
    dock: (draft, _seat, ships) => dockAtArtifact(draft, ships),
  },
  'colonist-hub': {
    cost: costsNothing,
    closed: closedHub,
    wrongFaces: (picked) => refuseSeveral('colonist-hub', picked),
    dock: (draft, seat, _ships, tell) => dockAtHub(draft, seat, tell),
  },
  'colony-constructor': {
    cost: constructorCost,
    closed: closedConstructor,
    wrongFaces: needsTriple,
    dock: (draft, seat, _ships, tell) => dockAtConstructor(draft, seat, tell),
  },
  'lunar-mine': {
    cost: costsNothing,
    closed: closedMine,
    wrongFaces: (picked) => refuseSeveral('lunar-mine', picked),
    unfit: (state, { faces }) => unfitForMine(state, faces[0]),
    dock: (draft, seat, _ships, tell) => dockAtMine(draft, seat, tell),
  },
  'orbital-market': {
    cost: costsNothing,
    closed: closedMarket,
    wrongFaces: needsPairForMarket,
    // What a pair brings are the trades, which are actions of their own [AF-9.2].
    dock: () => undefined,
  },
  'raiders-outpost': {
    cost: costsNothing,
    closed: closedOutpost,
    wrongFaces: needsRun,
    unfit: unfitForOutpost,
    dock: startRaid,
  },
  shipyard: {
    cost: shipyardCost,
    closed: closedShipyard,
    wrongFaces: needsPairForShipyard,
    dock: (draft, seat, _ships, tell) => dockAtShipyard(draft, seat, tell),
  },
  'solar-converter': {
    cost: costsNothing,
    closed: closedConverter,
    wrongFaces: (picked) => refuseSeveral('solar-converter', picked),
    dock: (draft, seat, ships, tell) => dockAtConverter(draft, seat, ships[0].face, tell),
  },
  'terraforming-station': {
    cost: terraformingCost,
    closed: closedTerraforming,
    wrongFaces: (picked) => refuseSeveral('terraforming-station', picked) ?? needsSix(picked),
    unfit: unfitForTerraforming,
    dock: (draft, seat, _ships, tell) => dockAtTerraforming(draft, seat, tell),
  },
};

/** How many ships dock here together. */
export const SHIPS_PER_DOCKING: Readonly<Record<Station, 1 | 2 | 3>> = {
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
  return faces.length === 1 ? undefined : refused('one-ship-at-a-time', 'AF-2.3', { at, ships: faces.length });
}

/** [AF-R46] As things are now. */
export function stationCost(state: State, at: Facility, seat: Seat): Purse {
  return at === 'maintenance-bay' ? FREE : STATIONS[at].cost(state, seat);
}

export function closedStation(state: State, at: Station, purse: Purse): Refusal | undefined {
  return STATIONS[at].closed(state, purse);
}

/** Why these ships are not what the station asks for. */
export function unfitForStation(state: State, at: Station, picked: Picked): Refusal | undefined {
  return STATIONS[at].wrongFaces(picked) ?? STATIONS[at].unfit?.(state, picked);
}

/** Ships come to a station, wherever from. */
export function dockAtStation(draft: State, at: Station, ships: readonly Ship[], tell: Tell<Event>): void {
  const { seat } = draft.turn;
  if (at === 'raiders-outpost') bumpFromOutpost(draft, seat, tell);
  for (const ship of ships) draft.docks[at].push(ship);
  STATIONS[at].dock(draft, seat, ships, tell);
}
