import type { DockShips } from '../actions.ts';
import { FACES, type Face } from '../state.ts';
import { SHIPS_PER_ORDER, type Station } from './docking.ts';
import { type Fleet, hasRun, mostAlike } from './ships.ts';

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
  return [SINGLES, PAIRS, TRIPLES][SHIPS_PER_ORDER[at] - 1];
}

type Orders = Readonly<Record<Station, readonly DockShips[]>>;

/** Every docking order there can be at the stations, made once: orders are never written to. */
const WITHOUT_RELIC = ordersWith([false]);
const WITH_RELIC = ordersWith([false, true]);

function ordersWith(relics: readonly boolean[]): Orders {
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

/** The stations whose shape this fleet has at all; whether they are open is another question. */
export function stationsFor(fleet: Fleet): readonly Station[] {
  const alike = Math.min(3, mostAlike(fleet));
  const hasSix = fleet.own[6] > 0 || fleet.relic === 6;
  return STATIONS_FOR[alike * 4 + (hasRun(fleet) ? 2 : 0) + (hasSix ? 1 : 0)];
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

/** By `stationsFor`'s sum, so that it need not be worked out for every list of legal actions. */
const STATIONS_FOR: readonly (readonly Station[])[] = Array.from({ length: 16 }, (_, sum) =>
  ALL_STATIONS.filter((at) => {
    if (at === 'terraforming-station') return sum % 2 === 1;
    if (at === 'raiders-outpost') return Math.floor(sum / 2) % 2 === 1;
    return SHIPS_PER_ORDER[at] <= Math.floor(sum / 4);
  }),
);

/** Orders to the Bay, `relic` or not, by face. */
export const BAY_ORDERS: Readonly<Record<'own' | 'relic', readonly DockShips[]>> = {
  own: FACES.map((face) => ({ type: 'dock-ships', at: 'maintenance-bay', faces: [face], relic: false })),
  relic: FACES.map((face) => ({ type: 'dock-ships', at: 'maintenance-bay', faces: [face], relic: true })),
};
