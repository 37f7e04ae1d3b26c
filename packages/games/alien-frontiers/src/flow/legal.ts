import type { Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { addDiscards } from '../cards/discards.ts';
import { addPowers } from '../cards/powers.ts';
import { refuseClaim, refuseCycle } from '../rules/alien-artifact.ts';
import { BAY_ORDERS, dockingsAt, stationsFor } from '../rules/candidates.ts';
import { refuseLaunch } from '../rules/colonist-hub.ts';
import { closedStation, unfitForStation } from '../rules/docking.ts';
import { placeThatTakes } from '../rules/maintenance-bay.ts';
import { refuseTrade } from '../rules/orbital-market.ts';
import { refuseRelic } from '../rules/relic-ship.ts';
import { type Fleet, fleetOf, holds } from '../rules/ships.ts';
import { FACES, LAST_CIRCLE, type State } from '../state.ts';
import { answersTo, LAUNCH } from './questions.ts';

const NOTHING: readonly Action[] = [];
const CYCLE: Action = { type: 'cycle-display' };
const TRADE: Action = { type: 'trade-at-market' };
const BUY_RELIC: Action = { type: 'buy-relic-ship' };
const END_TURN: Action = { type: 'end-turn' };

/** The only list of what may be done: screen, server, bots and tests all read it. */
export function legal(state: State, seat: Seat): readonly Action[] {
  if (state.endedBy !== undefined || seat !== state.turn.seat) return NOTHING;
  const question = state.pending.at(-1);
  return question === undefined ? ordersOfTurn(state) : answersTo(state, question);
}

/** [AF-2.2] Everything a turn allows, in any order. */
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
