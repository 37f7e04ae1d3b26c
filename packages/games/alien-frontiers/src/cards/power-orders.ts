import type { Action, ShipPick, Target } from '../actions.ts';
import { type Fleet, fleetOf } from '../rules/ships.ts';
import { FACES, FACILITIES, type Face, isFace, type State, TERRITORIES } from '../state.ts';
import type { Effect } from './effects.ts';
import { priceOf, refusePower } from './powers.ts';
import { TECH, type TechCard, type TechId } from './tech.ts';

/** Every legal use of a fuel power. */
export function addPowers(state: State, orders: Action[]): void {
  const { cards, fuel } = state.players[state.turn.seat];
  for (let index = 0; index < cards.length; index++) {
    const card = cards[index];
    const { power }: TechCard = TECH[card];
    if (power === undefined || state.turn.used.includes(card)) continue;
    if (isAimedAtFleet(power)) {
      if (fuel >= priceOf(state, state.turn.seat, { power, target: NO_SHIPS })) addFleetPowers(state, { card, power }, orders);
      continue;
    }
    // Targets are proposed by kind; `refusePower` has the word.
    for (const target of boardTargets(state, power)) {
      const order = { type: 'use-power', card, target } as const;
      if (refusePower(state, order) === undefined) orders.push(order);
    }
  }
}

const NO_SHIPS: Target = { kind: 'ships', faces: [], relic: false };

type FleetEffect = Extract<Effect, { do: 'change-ship' | 'flip-ship' | 'shift-between-ships' | 'reroll-ships' }>;

function isAimedAtFleet(power: Effect): power is FleetEffect {
  return power.do === 'change-ship' || power.do === 'flip-ship' || power.do === 'shift-between-ships' || power.do === 'reroll-ships';
}

/** Powers over unplaced ships have one price for all targets, and every target listed here is legal. */
function addFleetPowers(state: State, { card, power }: { card: TechId; power: FleetEffect }, orders: Action[]): void {
  const targets = fleetTargets(fleetOf(state.turn.unplaced), power);
  for (let index = 0; index < targets.length; index++) orders.push({ type: 'use-power', card, target: targets[index] });
}

function fleetTargets(fleet: Fleet, power: FleetEffect): readonly Target[] {
  switch (power.do) {
    case 'change-ship':
      return distinctShips(fleet)
        .filter(({ face }) => isFace(face + power.by))
        .map(targetOf);
    case 'flip-ship':
      return distinctShips(fleet).map(targetOf);
    case 'shift-between-ships':
      return pairsOfShips(fleet);
    case 'reroll-ships':
      return handfuls(fleet);
  }
}

function boardTargets(state: State, power: Exclude<Effect, FleetEffect>): readonly Target[] {
  switch (power.do) {
    case 'borrow-bonus':
      return TERRITORY_TARGETS;
    case 'teleport-ship':
      return dockedShips(state).filter(({ owner }) => owner === state.turn.seat);
    case 'remove-ships':
      return dockedShips(state).filter(({ owner }) => owner !== state.turn.seat);
  }
}

function targetOf({ face, relic }: ShipPick): Target {
  return SHIP_TARGETS[face - 1 + (relic ? 6 : 0)];
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

/** [AF-R49] Two different ships, one that can fall and one that can rise. */
function pairsOfShips(fleet: Fleet): Target[] {
  const ships = distinctShips(fleet);
  const targets: Target[] = [];
  for (const lower of ships) {
    if (lower.face === 1) continue;
    for (const raise of ships) {
      if (raise.face === 6) continue;
      if (lower === raise && (lower.relic || fleet.own[lower.face] < 2)) continue;
      targets.push({ kind: 'two-ships', lower, raise });
    }
  }
  return targets;
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
