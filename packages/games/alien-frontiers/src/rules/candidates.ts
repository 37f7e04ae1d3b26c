import type { DockShips } from '../actions.ts';
import { FACES, type Face, type Ship, type State } from '../state.ts';
import { SHIPS_PER_DOCKING, STATIONS, type Station, type StationRules } from './docking.ts';
import { type Fleet, fleetOf, holds, keyOfFleet } from './ships.ts';

const SINGLES: readonly (readonly Face[])[] = FACES.map((face) => [face]);
const PAIRS: readonly (readonly Face[])[] = FACES.map((face) => [face, face]);
const TRIPLES: readonly (readonly Face[])[] = FACES.map((face) => [face, face, face]);
const RUNS: readonly (readonly Face[])[] = [
  [1, 2, 3],
  [2, 3, 4],
  [3, 4, 5],
  [4, 5, 6],
];

function shapesOf(at: Station): readonly (readonly Face[])[] {
  if (at === 'raiders-outpost') return RUNS;
  if (at === 'terraforming-station') return [[6]];
  return [SINGLES, PAIRS, TRIPLES][SHIPS_PER_DOCKING[at] - 1];
}

type Dockings = Readonly<Record<Station, readonly DockShips[]>>;

/** Every docking there can be at the stations, made once: they are never written to. */
const WITHOUT_RELIC = dockingsWith([false]);
const WITH_RELIC = dockingsWith([false, true]);

function dockingsWith(relics: readonly boolean[]): Dockings {
  const at = (station: Station) =>
    shapesOf(station).flatMap((faces) => relics.map((relic) => ({ type: 'dock-ships', at: station, faces, relic }) as const));
  return {
    'alien-artifact': at('alien-artifact'),
    'colonist-hub': at('colonist-hub'),
    'colony-constructor': at('colony-constructor'),
    'lunar-mine': at('lunar-mine'),
    'orbital-market': at('orbital-market'),
    'raiders-outpost': at('raiders-outpost'),
    shipyard: at('shipyard'),
    'solar-converter': at('solar-converter'),
    'terraforming-station': at('terraforming-station'),
  };
}

/** What could be said at this station with such a fleet; whether the fleet holds it is another question. */
export function dockingsAt(at: Station, fleet: Fleet): readonly DockShips[] {
  return (fleet.relic === 0 ? WITHOUT_RELIC : WITH_RELIC)[at];
}

const ALL_STATIONS: readonly Station[] = [
  'alien-artifact',
  'colonist-hub',
  'colony-constructor',
  'lunar-mine',
  'orbital-market',
  'raiders-outpost',
  'shipyard',
  'solar-converter',
  'terraforming-station',
];

/** A fleet with every docking it has the ships for, whatever stands on the board. */
export interface FleetDockings {
  readonly fleet: Fleet;
  /** Only stations where it has ships to dock. */
  readonly stations: readonly { readonly rules: StationRules; readonly dockings: readonly DockShips[] }[];
  /** One ship each. */
  readonly bay: readonly DockShips[];
}

/** Made once per fleet, by its key: they are asked for with every list of legal actions. */
const BY_FLEET = new Map<number, FleetDockings>();

export function dockingsOf(ships: readonly Ship[]): FleetDockings {
  const key = keyOfFleet(ships);
  let found = BY_FLEET.get(key);
  if (found === undefined) {
    found = findDockings(fleetOf(ships));
    BY_FLEET.set(key, found);
  }
  return found;
}

function findDockings(fleet: Fleet): FleetDockings {
  const heldOf = (dockings: readonly DockShips[]) => dockings.filter((docking) => holds(fleet, docking));
  const stations = ALL_STATIONS.map((at) => ({ rules: STATIONS[at], dockings: heldOf(dockingsAt(at, fleet)) }));
  return { fleet, stations: stations.filter(({ dockings }) => dockings.length > 0), bay: heldOf(BAY_DOCKINGS) };
}

const BAY_DOCKINGS: readonly DockShips[] = FACES.flatMap((face) =>
  [false, true].map((relic) => ({ type: 'dock-ships', at: 'maintenance-bay', faces: [face], relic }) as const),
);

/** [AF-2.4] Which of a fleet's dockings are legal now, the Bay left out. */
export function dockingsNow(state: State, { stations }: FleetDockings): DockShips[] {
  const player = state.players[state.turn.seat];
  const legal: DockShips[] = [];
  for (const { rules, dockings } of stations) {
    if (rules.closed(state, player) !== undefined) continue;
    for (const docking of dockings) if (rules.unfit === undefined || rules.unfit(state, docking) === undefined) legal.push(docking);
  }
  return legal;
}
