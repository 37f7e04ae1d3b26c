import type { Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { addDiscards } from '../cards/discard-orders.ts';
import { addPowers } from '../cards/power-orders.ts';
import { isInSight } from '../cards/special/cannon.ts';
import { swapPartners } from '../cards/special/colonies.ts';
import { teleportOrders } from '../cards/special/teleport.ts';
import type { Pending } from '../pending.ts';
import { refuseClaim, refuseCycle } from '../rules/alien-artifact.ts';
import { BAY_ORDERS, dockingsAt, stationsFor } from '../rules/candidates.ts';
import { refuseLaunch } from '../rules/colonist-hub.ts';
import { closedStation, unfitForStation } from '../rules/docking.ts';
import { placeThatTakes } from '../rules/maintenance-bay.ts';
import { refuseTrade } from '../rules/orbital-market.ts';
import { refuseCardTheft, refuseTokenTheft } from '../rules/raiders-outpost.ts';
import { refuseRelic } from '../rules/relic-ship.ts';
import { type Fleet, fleetOf, holds } from '../rules/ships.ts';
import { FACES, LAST_CIRCLE, type State, TERRITORIES } from '../state.ts';

const NOTHING: readonly Action[] = [];
const CYCLE: Action = { type: 'cycle-display' };
const LAUNCH: Action = { type: 'launch-colony' };
const WAIT: Action = { type: 'keep-waiting' };
const TRADE: Action = { type: 'trade-at-market' };
const BUY_RELIC: Action = { type: 'buy-relic-ship' };
const STOP_RAIDING: Action = { type: 'stop-raiding' };
const CEASE_FIRE: Action = { type: 'cease-fire' };
const END_TURN: Action = { type: 'end-turn' };
const LANDINGS: readonly Action[] = TERRITORIES.map((territory) => ({ type: 'land-colony', territory }));

/** The only list of what may be done: screen, server, bots and tests all read it. */
export function legal(state: State, seat: Seat): readonly Action[] {
  if (state.endedBy !== undefined || seat !== state.turn.seat) return NOTHING;
  const question = state.pending.at(-1);
  return question === undefined ? ordersOfTurn(state) : answersTo(state, question);
}

function ordersOfTurn(state: State): Action[] {
  const player = state.players[state.turn.seat];
  const orders: Action[] = [];
  // The conditions before a question only save asking it: its answer would be no.
  if (state.turn.unplaced.length > 0) addDockings(state, orders);
  else orders.push(END_TURN);
  if (refuseCycle(state) === undefined) orders.push(CYCLE);
  if (state.turn.unspent.length > 1) addClaims(state, orders);
  if (player.hubCircle === LAST_CIRCLE && refuseLaunch(state) === undefined) orders.push(LAUNCH);
  if (state.docks['orbital-market'].length > 0 && refuseTrade(state) === undefined) orders.push(TRADE);
  if (state.relicOwner === undefined && refuseRelic(state) === undefined) orders.push(BUY_RELIC);
  if (player.cards.length === 0) return orders;
  addPowers(state, orders);
  addDiscards(state, orders);
  return orders;
}

function addDockings(state: State, orders: Action[]): void {
  const fleet = fleetOf(state.turn.unplaced);
  const player = state.players[state.turn.seat];
  for (const at of stationsFor(fleet)) {
    if (closedStation(state, at, player) !== undefined) continue;
    const dockings = dockingsAt(at, fleet);
    for (let index = 0; index < dockings.length; index++) {
      if (holds(fleet, dockings[index]) && unfitForStation(state, at, dockings[index]) === undefined) orders.push(dockings[index]);
    }
  }
  addBay(state, fleet, orders);
}

function addBay(state: State, fleet: Fleet, orders: Action[]): void {
  for (const face of FACES) {
    const own = BAY_ORDERS.own[face - 1];
    if (fleet.own[face] > 0 && placeThatTakes(state, own, fleet) === undefined) orders.push(own);
    const relic = BAY_ORDERS.relic[face - 1];
    if (fleet.relic === face && placeThatTakes(state, relic, fleet) === undefined) orders.push(relic);
  }
}

function addClaims(state: State, orders: Action[]): void {
  const { display } = state;
  for (let index = 0; index < display.length; index++) {
    const card = display[index];
    if (display.indexOf(card) === index && refuseClaim(state, card) === undefined) orders.push({ type: 'claim-card', card });
  }
}

function answersTo(state: State, question: Pending): readonly Action[] {
  switch (question.ask) {
    case 'choose-landing':
      return LANDINGS.filter((_, index) => TERRITORIES[index] !== state.fields.repulsor);
    case 'launch-or-wait':
      return [LAUNCH, WAIT];
    case 'raid':
      return raidOrders(state);
    case 'choose-teleport-destination':
      return teleportOrders(state, question);
    case 'keep-firing':
      return shotsAt(state, question);
    case 'choose-territory-for-colony':
      return TERRITORIES.filter((to) => to !== question.from && to !== state.fields.repulsor).map((to) => ({ type: 'move-colony', to }));
    case 'choose-colony-to-swap':
      return swapPartners(state, { territory: question.from, owner: question.owner }).map(({ territory, owner }) => ({
        type: 'swap-colony',
        territory,
        owner,
      }));
    case 'return-tokens':
      return splitsOf(state, question.excess);
  }
}

function raidOrders(state: State): Action[] {
  const orders: Action[] = [];
  for (const { seat: from, cards } of state.players) {
    for (const token of ['fuel', 'ore'] as const) {
      if (refuseTokenTheft(state, from, token) === undefined) orders.push({ type: 'steal-token', from, token });
    }
    for (const card of cards) if (refuseCardTheft(state, from, card) === undefined) orders.push({ type: 'steal-card', from, card });
  }
  orders.push(STOP_RAIDING);
  return orders;
}

function shotsAt(state: State, { at, owner }: Extract<Pending, { ask: 'keep-firing' }>): Action[] {
  const orders: Action[] = [];
  const docked = state.docks[at];
  for (let index = 0; index < docked.length; index++) {
    const ship = docked[index];
    if (!isInSight(state, ship, owner)) continue;
    const isRepeated =
      docked.findIndex((other) => other.owner === ship.owner && other.face === ship.face && other.relic === ship.relic) < index;
    if (!isRepeated) orders.push({ type: 'fire-again', owner: ship.owner, face: ship.face, relic: ship.relic });
  }
  orders.push(CEASE_FIRE);
  return orders;
}

/** [AF-R9] What to return is the player's choice. */
function splitsOf(state: State, excess: number): Action[] {
  const { fuel, ore } = state.players[state.turn.seat];
  const splits: Action[] = [];
  for (let fromFuel = Math.max(0, excess - ore); fromFuel <= Math.min(fuel, excess); fromFuel++) {
    splits.push({ type: 'return-tokens', fuel: fromFuel, ore: excess - fromFuel });
  }
  return splits;
}
