import type { Action, ShipPick, Target } from '../actions.ts';
import { TECH_IDS } from '../cards/tech.ts';
import { FACES, FACILITIES, type Face, FIELDS, TERRITORIES } from '../state.ts';

const SEATS = [0, 1, 2, 3];
const RELICS = [false, true];

/** Every rising list of at most `length` faces, the empty one included. */
function handfuls(length: number): Face[][] {
  let lists: Face[][] = [[]];
  const all: Face[][] = [[]];
  for (let size = 1; size <= length; size++) {
    lists = lists.flatMap((list) => FACES.filter((face) => face >= (list.at(-1) ?? 1)).map((face) => [...list, face]));
    all.push(...lists);
  }
  return all;
}

const PICKS: readonly ShipPick[] = FACES.flatMap((face) => RELICS.map((relic) => ({ face, relic })));

const TARGETS: readonly Target[] = [
  ...PICKS.map((pick) => ({ kind: 'ship', ...pick }) as const),
  ...PICKS.flatMap((lower) => PICKS.map((raise) => ({ kind: 'two-ships', lower, raise }) as const)),
  ...handfuls(4).flatMap((faces) => RELICS.map((relic) => ({ kind: 'ships', faces, relic }) as const)),
  ...FACILITIES.flatMap((at) => SEATS.flatMap((owner) => PICKS.map((pick) => ({ kind: 'docked-ship', at, owner, ...pick }) as const))),
  ...TERRITORIES.map((territory) => ({ kind: 'territory', territory }) as const),
  ...FIELDS.map((field) => ({ kind: 'field', field }) as const),
  ...TERRITORIES.flatMap((territory) => SEATS.map((owner) => ({ kind: 'colony', territory, owner }) as const)),
  ...TECH_IDS.map((card) => ({ kind: 'card', card }) as const),
];

/** Every well-formed action, but for more than four ships at once: the universe in which `legal` must be exactly what `refuse` lets pass. */
export const EVERY_ACTION: readonly Action[] = [
  ...FACILITIES.flatMap((at) => handfuls(3).flatMap((faces) => RELICS.map((relic) => ({ type: 'dock-ships', at, faces, relic }) as const))),
  ...FACILITIES.flatMap((to) =>
    handfuls(3).flatMap((faces) => RELICS.map((relic) => ({ type: 'teleport-ship', to, faces, relic }) as const)),
  ),
  ...TECH_IDS.flatMap((card) => TARGETS.map((target) => ({ type: 'use-power', card, target }) as const)),
  ...TECH_IDS.flatMap((card) => TARGETS.map((target) => ({ type: 'discard-card', card, target }) as const)),
  ...TECH_IDS.map((card) => ({ type: 'claim-card', card }) as const),
  ...TERRITORIES.map((territory) => ({ type: 'land-colony', territory }) as const),
  ...TERRITORIES.map((to) => ({ type: 'move-colony', to }) as const),
  ...TERRITORIES.flatMap((territory) => SEATS.map((owner) => ({ type: 'swap-colony', territory, owner }) as const)),
  ...SEATS.flatMap((from) => (['fuel', 'ore'] as const).map((token) => ({ type: 'steal-token', from, token }) as const)),
  ...SEATS.flatMap((from) => TECH_IDS.map((card) => ({ type: 'steal-card', from, card }) as const)),
  ...SEATS.flatMap((owner) => PICKS.map((pick) => ({ type: 'fire-again', owner, ...pick }) as const)),
  ...Array.from({ length: 20 * 20 }, (_, both) => ({ type: 'return-tokens', fuel: both % 20, ore: Math.floor(both / 20) }) as const),
  { type: 'cycle-display' },
  { type: 'launch-colony' },
  { type: 'keep-waiting' },
  { type: 'trade-at-market' },
  { type: 'buy-relic-ship' },
  { type: 'stop-raiding' },
  { type: 'cease-fire' },
  { type: 'end-turn' },
];
