import type { Refusal, Seat } from '@orrery/engine';
import { type Rule, refused } from '../refusals.ts';
import { FACES, type Face, type Facility, SHIPS_PER_COLOUR, type Ship, type State } from '../state.ts';

/** [AF-R40] Some of a player's ships: their faces in rising order, and whether one of them is the Relic Ship. It counts like the others. */
export interface Picked {
  readonly faces: readonly Face[];
  readonly relic: boolean;
}

/** Unplaced ships counted: `own[face]` of the player's colour, and the face of the Relic Ship, 0 if it is not there. */
export interface Fleet {
  readonly own: readonly number[];
  readonly relic: number;
}

/** Every ship there can be, made once: states share ships, so a roll makes no garbage. */
const EVERY_SHIP: readonly (readonly Ship[])[] = [0, 1, 2, 3].map((owner) =>
  [false, true].flatMap((relic) => FACES.map((face) => Object.freeze({ owner, face, relic }))),
);

export function shipOf(owner: Seat, face: Face, relic: boolean): Ship {
  return EVERY_SHIP[owner][face - 1 + (relic ? 6 : 0)];
}

/** The order of unplaced ships: by face, the Relic Ship after its equals. */
export function inOrder(a: Ship, b: Ship): number {
  return a.face - b.face || Number(a.relic) - Number(b.relic);
}

export function isSameShip(a: Ship, b: Ship): boolean {
  return a.face === b.face && a.owner === b.owner && a.relic === b.relic;
}

export function indexOfShip(ships: readonly Ship[], ship: Ship): number {
  for (let index = 0; index < ships.length; index++) if (isSameShip(ships[index], ship)) return index;
  return -1;
}

/** Puts a ship among sorted ones. */
export function insertShip(ships: Ship[], ship: Ship): void {
  let index = ships.length;
  ships.push(ship);
  for (; index > 0 && inOrder(ships[index - 1], ship) > 0; index--) ships[index] = ships[index - 1];
  ships[index] = ship;
}

/** The others keep their order. Not `splice`, which would make a list of what it takes out. */
function removeAt(ships: Ship[], index: number): void {
  for (let after = index + 1; after < ships.length; after++) ships[after - 1] = ships[after];
  ships.pop();
}

/** Ships of a seat's colour in play: every one that is not in stock, including one at the Terraforming Station. */
export function shipsInPlay(state: State, seat: Seat): number {
  return SHIPS_PER_COLOUR - state.players[seat].shipsInStock;
}

export function fleetOf(ships: readonly Ship[]): Fleet {
  const own = [0, 0, 0, 0, 0, 0, 0];
  let relicFace = 0;
  for (let index = 0; index < ships.length; index++) {
    const { face, relic } = ships[index];
    if (relic) relicFace = face;
    else own[face] += 1;
  }
  return { own, relic: relicFace };
}

/** A digit for the ships of each face, and one for the face of the Relic Ship. */
const UNITS: readonly number[] = [0, ...FACES.map((face) => (SHIPS_PER_COLOUR + 1) ** (face - 1))];
const RELIC_UNIT = (SHIPS_PER_COLOUR + 1) ** FACES.length;

/** Ships that make equal fleets have equal keys, and only they. */
export function keyOfFleet(ships: readonly Ship[]): number {
  let key = 0;
  for (let index = 0; index < ships.length; index++) {
    const { face, relic } = ships[index];
    key += relic ? face * RELIC_UNIT : UNITS[face];
  }
  return key;
}

/** The first face of which the fleet has too few for this pick, 0 if it holds them all. */
export function missingFace(fleet: Fleet, picked: Picked): Face | 0 {
  const { faces, relic } = picked;
  for (let index = 0; index < faces.length; ) {
    const face = faces[index];
    let needed = relic && fleet.relic === face ? -1 : 0;
    while (index < faces.length && faces[index] === face) {
      needed += 1;
      index += 1;
    }
    if (fleet.own[face] < needed) return face;
  }
  return 0;
}

export function holds(fleet: Fleet, picked: Picked): boolean {
  if (picked.faces.length === 1) return picked.relic ? fleet.relic === picked.faces[0] : fleet.own[picked.faces[0]] > 0;
  if (picked.relic && !hasFace(picked.faces, fleet.relic)) return false;
  return missingFace(fleet, picked) === 0;
}

function hasFace(faces: readonly Face[], face: number): boolean {
  for (let index = 0; index < faces.length; index++) if (faces[index] === face) return true;
  return false;
}

/** Why these are not among the unplaced ships, or undefined when they are. `rule` is the one that asks for unplaced ships. */
export function refusePick(state: State, picked: Picked, rule: Rule): Refusal | undefined {
  const fleet = fleetOf(state.turn.unplaced);
  if (picked.relic && !hasFace(picked.faces, fleet.relic)) return refused('relic-not-among-them', rule);
  const face = missingFace(fleet, picked);
  return face === 0 ? undefined : refused('no-such-ship', rule, { face });
}

/** Takes these ships out of the unplaced ones, in rising order. */
export function takeUnplaced(draft: State, picked: Picked): Ship[] {
  const { unplaced, seat } = draft.turn;
  const relicFace = picked.relic ? fleetOf(unplaced).relic : 0;
  const taken: Ship[] = [];
  let relicTaken = relicFace === 0;
  for (const face of picked.faces) {
    const isRelic: boolean = !relicTaken && face === relicFace;
    if (isRelic) relicTaken = true;
    const ship = shipOf(seat, face, isRelic);
    const index = indexOfShip(unplaced, ship);
    if (index < 0) throw new Error(`AF-2.3: no unplaced ship shows ${face}`);
    removeAt(unplaced, index);
    taken.push(ship);
  }
  return taken;
}

/** Takes one ship off a dock. The caller says where it goes. */
export function takeDocked(draft: State, at: Facility, ship: Ship): void {
  const docked = draft.docks[at];
  const index = indexOfShip(docked, ship);
  if (index < 0) throw new Error(`AF-2.4: no such ship at ${at}`);
  removeAt(docked, index);
  if (at === 'alien-artifact' && ship.owner === draft.turn.seat) forgetUnspent(draft, ship);
}

/** [AF-R12] [AF-20.3] Only ships still docked count for a claim; of equal ships one that a claim has spent leaves first. */
function forgetUnspent(draft: State, ship: Ship): void {
  const { unspent } = draft.turn;
  const left = draft.docks['alien-artifact'].filter((other) => isSameShip(other, ship)).length;
  const counted = unspent.filter((other) => isSameShip(other, ship)).length;
  if (counted > left) removeAt(unspent, indexOfShip(unspent, ship));
}
