import type { Action, ShipPick, Target } from '../actions.ts';
import { type Fleet, fleetOf } from '../rules/ships.ts';
import { FACES, FACILITIES, type Face, type State, TERRITORIES } from '../state.ts';
import { refusePower } from './powers.ts';
import { TECH, type TechCard, type TechId } from './tech.ts';

/** Every legal use of a fuel power. Targets are proposed by kind; `refusePower` has the word. */
export function addPowers(state: State, orders: Action[]): void {
  const { cards } = state.players[state.turn.seat];
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index];
    const { power }: TechCard = TECH[card];
    if (power === undefined || state.turn.used.includes(card)) continue;
    const proposed = targetsFor(state, power.do);
    for (let at = 0; at < proposed.length; at++) addIfLegal(state, { card, target: proposed[at] }, orders);
  }
}

function addIfLegal(state: State, use: { card: TechId; target: Target }, orders: Action[]): void {
  const order = { type: 'use-power', card: use.card, target: use.target } as const;
  if (refusePower(state, order) === undefined) orders.push(order);
}

function targetsFor(state: State, effect: NonNullable<TechCard['power']>['do']): readonly Target[] {
  switch (effect) {
    case 'change-ship':
    case 'flip-ship':
      return distinctShips(fleetOf(state.turn.unplaced)).map(({ face, relic }) => SHIP_TARGETS[face - 1 + (relic ? 6 : 0)]);
    case 'shift-between-ships':
      return pairsOfShips(distinctShips(fleetOf(state.turn.unplaced)));
    case 'reroll-ships':
      return handfuls(fleetOf(state.turn.unplaced));
    case 'borrow-bonus':
      return TERRITORY_TARGETS;
    case 'teleport-ship':
      return dockedShips(state).filter(({ owner }) => owner === state.turn.seat);
    case 'remove-ships':
      return dockedShips(state).filter(({ owner }) => owner !== state.turn.seat);
  }
}

const SHIP_TARGETS: readonly Target[] = [false, true].flatMap((relic) => FACES.map((face) => ({ kind: 'ship', face, relic }) as const));
export const TERRITORY_TARGETS: readonly Target[] = TERRITORIES.map((territory) => ({ kind: 'territory', territory }));

function distinctShips(fleet: Fleet): ShipPick[] {
  const picks: ShipPick[] = [];
  for (const face of FACES) {
    if (fleet.own[face] > 0) picks.push({ face, relic: false });
    if (fleet.relic === face) picks.push({ face, relic: true });
  }
  return picks;
}

function pairsOfShips(ships: readonly ShipPick[]): Target[] {
  return ships.flatMap((lower) => ships.map((raise) => ({ kind: 'two-ships', lower, raise }) as const));
}

/** Every handful of unplaced ships but the empty one, equal ships being alike. */
function handfuls(fleet: Fleet): Target[] {
  let piles: Face[][] = [[]];
  for (const face of FACES) {
    const next: Face[][] = [];
    for (const pile of piles) for (let taken = 0; taken <= fleet.own[face]; taken++) next.push([...pile, ...Array<Face>(taken).fill(face)]);
    piles = next;
  }
  const relicFace = FACES.find((face) => face === fleet.relic);
  const targets: Target[] = [];
  for (const faces of piles) {
    if (faces.length > 0) targets.push({ kind: 'ships', faces, relic: false });
    if (relicFace !== undefined) targets.push({ kind: 'ships', faces: [...faces, relicFace].sort((a, b) => a - b), relic: true });
  }
  return targets;
}

type DockedShip = Extract<Target, { kind: 'docked-ship' }>;

/** Every ship on the board, equal ships at one place being alike. */
export function dockedShips(state: State): DockedShip[] {
  const targets: DockedShip[] = [];
  for (const at of FACILITIES) {
    const docked = state.docks[at];
    for (let index = 0; index < docked.length; index++) {
      const { owner, face, relic } = docked[index];
      const first = docked.findIndex((other) => other.owner === owner && other.face === face && other.relic === relic);
      if (first === index) targets.push({ kind: 'docked-ship', at, owner, face, relic });
    }
  }
  return targets;
}
