import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { ShipPick, Target, TargetOf } from '../actions.ts';
import type { Event } from '../events.ts';
import { refused } from '../refusals.ts';
import { rollFace } from '../rules/roll.ts';
import { type Fleet, fleetOf, inOrder, insertShip, type Picked, refusePick, shipOf, takeUnplaced } from '../rules/ships.ts';
import { FACES, type Face, isFace, type State } from '../state.ts';

/** [AF-17.6] Powers over unplaced ships. What they list is legal as soon as it can be paid. */

function pickOf(ship: ShipPick): Picked {
  return { faces: [ship.face], relic: ship.relic };
}

export function refuseShip(state: State, ship: ShipPick): Refusal | undefined {
  return refusePick(state, pickOf(ship), 'AF-17.6');
}

/** [AF-17.5] A ship shows 1 to 6, whatever changes it. */
export function refuseChange(state: State, ship: ShipPick, by: 1 | -1): Refusal | undefined {
  return refuseShip(state, ship) ?? (isFace(ship.face + by) ? undefined : refused('face-at-limit', 'AF-17.5', { face: ship.face }));
}

/** [AF-R49] Two different ships, one at 2 or more and one at 5 or less; half a use is not possible. */
export function refuseShift(state: State, { lower, raise }: TargetOf<'two-ships'>): Refusal | undefined {
  const unfit = refuseChange(state, lower, -1) ?? refuseChange(state, raise, 1);
  if (unfit !== undefined) return unfit;
  if (lower.relic && raise.relic) return refused('needs-two-ships', 'AF-R49');
  const faces = lower.face < raise.face ? [lower.face, raise.face] : [raise.face, lower.face];
  const both = { faces, relic: lower.relic || raise.relic };
  return refusePick(state, both, 'AF-R49') === undefined ? undefined : refused('needs-two-ships', 'AF-R49');
}

/** [AF-18.12] Any number of ships, but one at least. */
export function refuseReroll(state: State, picked: Picked): Refusal | undefined {
  return picked.faces.length === 0 ? refused('no-ships-chosen', 'AF-18.12') : refusePick(state, picked, 'AF-17.6');
}

/** Why nothing can be aimed at: mostly because every ship is placed. */
export function noShip(): Refusal {
  return refused('no-ship-unplaced', 'AF-17.6');
}

export function noShipToChange(state: State, by: 1 | -1): Refusal {
  const first = state.turn.unplaced.at(0);
  return first === undefined ? noShip() : refused('every-face-at-limit', 'AF-17.5', { face: by > 0 ? 6 : 1 });
}

export function noShipsToShift(state: State): Refusal {
  return state.turn.unplaced.length === 0 ? noShip() : refused('no-ships-to-shift', 'AF-R49');
}

export function turnShip(draft: State, ship: ShipPick, face: number, tell: Tell<Event>): void {
  if (!isFace(face)) throw new Error(`AF-17.5: no ship shows ${face}`);
  const { seat } = draft.turn;
  takeUnplaced(draft, pickOf(ship));
  insertShip(draft.turn.unplaced, shipOf(seat, face, ship.relic));
  tell({ type: 'ship-changed', seat, from: ship.face, to: face, relic: ship.relic });
}

/** [AF-18.5] Both ships are taken before either comes back, so that the one lowered is never the one raised. */
export function shiftShips(draft: State, { lower, raise }: TargetOf<'two-ships'>, tell: Tell<Event>): void {
  const { seat } = draft.turn;
  takeUnplaced(draft, pickOf(lower));
  takeUnplaced(draft, pickOf(raise));
  for (const [ship, by] of [
    [lower, -1],
    [raise, 1],
  ] as const) {
    const face = ship.face + by;
    if (!isFace(face)) throw new Error(`AF-17.5: no ship shows ${face}`);
    insertShip(draft.turn.unplaced, shipOf(seat, face, ship.relic));
    tell({ type: 'ship-changed', seat, from: ship.face, to: face, relic: ship.relic });
  }
}

/** [AF-18.12] The Relic Ship is rolled last. */
export function reroll(draft: State, seat: Seat, picked: Picked, tell: Tell<Event>): void {
  const ships = takeUnplaced(draft, picked).sort((a, b) => Number(a.relic) - Number(b.relic) || inOrder(a, b));
  const to: Face[] = [];
  for (const ship of ships) {
    const face = rollFace(draft);
    to.push(face);
    insertShip(draft.turn.unplaced, shipOf(seat, face, ship.relic));
  }
  tell({ type: 'ships-rerolled', seat, from: ships.map((ship) => ship.face), to });
}

const SHIP_TARGETS: readonly Target[] = [false, true].flatMap((relic) => FACES.map((face) => ({ kind: 'ship', face, relic }) as const));

function targetOf({ face, relic }: ShipPick): Target {
  return SHIP_TARGETS[face - 1 + (relic ? 6 : 0)];
}

function distinctShips(fleet: Fleet): ShipPick[] {
  const picks: ShipPick[] = [];
  for (const face of FACES) {
    if (fleet.own[face] > 0) picks.push({ face, relic: false });
    if (fleet.relic === face) picks.push({ face, relic: true });
  }
  return picks;
}

export function shipsToTurn(state: State): Target[] {
  return distinctShips(fleetOf(state.turn.unplaced)).map(targetOf);
}

export function shipsToChange(state: State, by: 1 | -1): Target[] {
  return distinctShips(fleetOf(state.turn.unplaced))
    .filter(({ face }) => isFace(face + by))
    .map(targetOf);
}

/** [AF-R49] Two different ships, one that can fall and one that can rise. */
export function pairsToShift(state: State): Target[] {
  const fleet = fleetOf(state.turn.unplaced);
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
export function handfulsToRoll(state: State): Target[] {
  const fleet = fleetOf(state.turn.unplaced);
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
