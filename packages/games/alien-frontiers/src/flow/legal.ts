import type { Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { addDiscards } from '../cards/discards.ts';
import { addPowers } from '../cards/powers.ts';
import { refuseClaim, refuseCycle } from '../rules/alien-artifact.ts';
import { dockingsNow, dockingsOf } from '../rules/candidates.ts';
import { refuseLaunch } from '../rules/colonist-hub.ts';
import { addBay } from '../rules/maintenance-bay.ts';
import { refuseTrade } from '../rules/orbital-market.ts';
import { refuseRelic } from '../rules/relic-ship.ts';
import { LAST_CIRCLE, type State } from '../state.ts';
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
  return question === undefined ? actionsOfTurn(state) : answersTo(state, question);
}

/** [AF-2.2] Everything a turn allows, in any order. */
function actionsOfTurn(state: State): Action[] {
  const player = state.players[state.turn.seat];
  const actions: Action[] = state.turn.unplaced.length > 0 ? dockings(state) : [END_TURN];
  // The conditions before a question only save asking it: its answer would be no.
  if (state.turn.cycles > 0 && refuseCycle(state) === undefined) actions.push(CYCLE);
  if (state.turn.unspent.length > 1) addClaims(state, actions);
  if (player.hubCircle === LAST_CIRCLE && refuseLaunch(state) === undefined) actions.push(LAUNCH);
  if (state.docks['orbital-market'].length > 0 && refuseTrade(state) === undefined) actions.push(TRADE);
  if (state.relicOwner === undefined && refuseRelic(state) === undefined) actions.push(BUY_RELIC);
  if (player.cards.length === 0) return actions;
  addPowers(state, actions);
  addDiscards(state, actions);
  return actions;
}

/** [AF-2.3] Where unplaced ships may go. */
function dockings(state: State): Action[] {
  const held = dockingsOf(state.turn.unplaced);
  const actions = dockingsNow(state, held);
  addBay(state, held, actions);
  return actions;
}

function addClaims(state: State, actions: Action[]): void {
  const { display } = state;
  for (let index = 0; index < display.length; index++) {
    const card = display[index];
    if (display.indexOf(card) === index && refuseClaim(state, card) === undefined) actions.push({ type: 'claim-card', card });
  }
}
