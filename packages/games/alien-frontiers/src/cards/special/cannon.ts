import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Event, Refuge } from '../../events.ts';
import { type Rule, refused } from '../../refusals.ts';
import { returnRelic } from '../../rules/relic-ship.ts';
import { indexOfShip, shipOf, shipsInPlay, takeDocked } from '../../rules/ships.ts';
import { pay, refuseFuel } from '../../rules/tokens.ts';
import type { Facility, Ship, State } from '../../state.ts';
import { TECH, TECH_IDS, type TechCard, type TechId } from '../tech.ts';
import type { DockedShip } from './docked-ships.ts';

/** [AF-18.8] A player with this many ships of their colour, or fewer, cannot be robbed of one. */
const SAFE_SHIPS = 3;

/** The card behind the effect: later shots are paid and told of as its table says. */
const CANNON = cannonOf(TECH_IDS);

function cannonOf(ids: readonly TechId[]): { readonly id: TechId; readonly fuelPerShip: number } {
  for (const id of ids) {
    const { power }: TechCard = TECH[id];
    if (power?.do === 'remove-ships') return { id, fuelPerShip: power.fuelPerShip };
  }
  throw new Error('AF-18.8: no card fires');
}

/** Why there is no such ship at this dock. */
export function refuseDocked(state: State, ship: DockedShip, rule: Rule): Refusal | undefined {
  const isThere = ship.owner in state.players && indexOfShip(state.docks[ship.at], ship) >= 0;
  return isThere ? undefined : refused('no-such-docked-ship', rule, { at: ship.at, face: ship.face });
}

/** [AF-18.8] [AF-R35] Ships of another player at one facility; ships in the Bay are not docked. */
export function refuseShot(state: State, ship: DockedShip): Refusal | undefined {
  if (ship.owner === state.turn.seat) return refused('own-ship', 'AF-18.8');
  if (ship.at === 'maintenance-bay') return refused('ship-not-docked', 'AF-8.2');
  return refuseDocked(state, ship, 'AF-18.8');
}

export function noShipToShoot(): Refusal {
  return refused('no-ship-to-shoot', 'AF-18.8');
}

/** The first shot; its price is paid with the power. */
export function fire(draft: State, ship: DockedShip, tell: Tell<Event>): void {
  removeShip(draft, ship, tell);
  maybeKeepFiring(draft, ship.at, ship.owner);
}

/** [AF-R39] Sends a ship to the Bay, the Relic Ship too; from the Terraforming Station it was leaving the board anyway. */
function removeShip(draft: State, target: DockedShip, tell: Tell<Event>): void {
  if (target.at === 'terraforming-station') {
    scrap(draft, target, tell);
    return;
  }
  const ship = shipOf(target.owner, target.face, target.relic);
  takeDocked(draft, target.at, ship);
  draft.docks['maintenance-bay'].push(ship);
  tellRemoved(draft, target, 'maintenance-bay', tell);
}

function tellRemoved(draft: State, { owner, at, face, relic }: DockedShip, to: Refuge, tell: Tell<Event>): void {
  tell({ type: 'ship-removed', seat: draft.turn.seat, owner, at, face, relic, to });
}

/** Off the board: to its owner's stock, the Relic Ship to the desert. */
export function scrap(draft: State, target: DockedShip, tell: Tell<Event>): void {
  tellRemoved(draft, target, target.relic ? 'desert' : 'stock', tell);
  if (target.relic) {
    returnRelic(draft, 'cannon', tell);
    return;
  }
  takeDocked(draft, target.at, shipOf(target.owner, target.face, false));
  draft.players[target.owner].shipsInStock += 1;
}

/** The question is put only while there is something to shoot and fuel to pay for it. */
function maybeKeepFiring(draft: State, at: Facility, owner: Seat): void {
  const { seat } = draft.turn;
  if (draft.players[seat].fuel < CANNON.fuelPerShip) return;
  if (draft.docks[at].some((ship) => isInSight(draft, ship, owner))) draft.pending.push({ ask: 'keep-firing', seat, at, owner });
}

/** [AF-R35] One player's ships; an option lets one shot hit several. */
export function isInSight(state: State, ship: Ship, owner: Seat): boolean {
  return state.options.cannonShot === 'several-players' ? ship.owner !== state.turn.seat : ship.owner === owner;
}

export function refuseFiringAgain(state: State, owner: Seat, ship: DockedShip): Refusal | undefined {
  if (state.options.cannonShot === 'one-player' && ship.owner !== owner) return refused('one-player-a-shot', 'AF-R35', { owner });
  return refuseShot(state, ship) ?? refuseFuel(state.players[state.turn.seat], CANNON.fuelPerShip, 'AF-18.8');
}

export function fireAgain(draft: State, ship: DockedShip, tell: Tell<Event>): void {
  const { seat } = draft.turn;
  const question = draft.pending.pop();
  if (question?.ask !== 'keep-firing') throw new Error('AF-18.8: nobody is firing');
  pay(draft, { seat, fuel: CANNON.fuelPerShip, ore: 0, because: CANNON.id }, tell);
  removeShip(draft, ship, tell);
  maybeKeepFiring(draft, question.at, question.owner);
}

/** [AF-R36] Every ship of that colour on the board counts; an option leaves out one that is about to leave anyway. */
function shipsThatCount(state: State, target: DockedShip): number {
  const ships = shipsInPlay(state, target.owner);
  if (state.options.terraformingShip === 'counts' || target.at === 'terraforming-station') return ships;
  const isLeaving = state.docks['terraforming-station'].some((ship) => ship.owner === target.owner && !ship.relic);
  return isLeaving ? ships - 1 : ships;
}

/** [AF-18.8] Any ship of another player on the board, the Bay included; the Relic Ship only under the same condition. */
export function refuseScrapping(state: State, target: DockedShip): Refusal | undefined {
  if (target.owner === state.turn.seat) return refused('own-ship', 'AF-18.8');
  const missing = refuseDocked(state, target, 'AF-18.8');
  if (missing !== undefined) return missing;
  const ships = shipsThatCount(state, target);
  return ships > SAFE_SHIPS ? undefined : refused('too-few-ships-to-hit', 'AF-18.8', { owner: target.owner, ships });
}

export function noShipToScrap(): Refusal {
  return refused('nobody-has-ships-to-spare', 'AF-18.8');
}
