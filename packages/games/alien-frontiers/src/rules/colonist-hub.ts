import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Event } from '../events.ts';
import { refused } from '../refusals.ts';
import { LAST_CIRCLE, type State } from '../state.ts';
import { refuseDocks } from './docks.ts';
import { askForLanding } from './landing.ts';
import { hasBonus } from './territories.ts';
import { type Purse, pay, refusePrice } from './tokens.ts';

const SHIPS_PER_TURN = 3;
const LAUNCH_PRICE: Purse = { fuel: 1, ore: 1 };

/** What launching a ready colony costs. */
export function launchCost(): Purse {
  return LAUNCH_PRICE;
}

/**
 * [AF-5.1] [AF-20.2] [AF-R17] [AF-R18] Dockings of this turn are counted, not ships that are still there. A colony to start with is always
 * there: landing the last one ends the match.
 */
export function closedHub(state: State): Refusal | undefined {
  const player = state.players[state.turn.seat];
  const { hubDockings: ships } = state.turn;
  if (ships >= SHIPS_PER_TURN) return refused('three-ships-a-turn', 'AF-5.1');
  if (player.hubCircle === LAST_CIRCLE) return refused('colony-waits-for-launch', 'AF-5.4', { ships });
  return refuseDocks(state, 'colonist-hub', 1);
}

/** [AF-15.1] [AF-R19] The extra step comes with the second ship of the turn. */
function stepsOfNextShip(state: State, seat: Seat): number {
  return state.turn.hubDockings === 1 && hasBonus(state, seat, 'asimov-crater') ? 2 : 1;
}

/** [AF-5.2] [AF-R16] One ship, one circle; the first one brings a colony to circle 1. [AF-R23] The circle is kept apart from the ships. */
export function dockAtHub(draft: State, seat: Seat, tell: Tell<Event>): void {
  const player = draft.players[seat];
  const steps = stepsOfNextShip(draft, seat);
  draft.turn.hubDockings += 1;
  if (player.hubCircle === 0) player.colonies -= 1;
  const excess = Math.max(0, player.hubCircle + steps - LAST_CIRCLE);
  player.hubCircle += steps - excess;
  tell({ type: 'hub-advanced', seat, circle: player.hubCircle, steps: steps - excess });
  if (excess > 0) maybeAskToLaunch(draft, seat, excess);
}

/** [AF-5.5] [AF-R20] [AF-R21] Asked only where the excess could be used; else it is lost. */
function maybeAskToLaunch(draft: State, seat: Seat, excess: number): void {
  const player = draft.players[seat];
  if (player.colonies === 0 || refusePrice(player, LAUNCH_PRICE, 'AF-5.3') !== undefined) return;
  draft.pending.push({ ask: 'launch-or-wait', seat, excess });
}

/** [AF-5.3] At any moment of one's own turn, even without docking anything. */
export function refuseLaunch(state: State): Refusal | undefined {
  const player = state.players[state.turn.seat];
  if (player.hubCircle === 0) return refused('no-colony-on-hub', 'AF-5.3');
  if (player.hubCircle < LAST_CIRCLE) return refused('colony-not-ready', 'AF-5.3', { circle: player.hubCircle });
  return refusePrice(player, LAUNCH_PRICE, 'AF-5.3');
}

export function launchColony(draft: State, seat: Seat, tell: Tell<Event>): void {
  const question = draft.pending.at(-1);
  const excess = question?.ask === 'launch-or-wait' ? question.excess : 0;
  if (question !== undefined) draft.pending.pop();
  pay(draft, { seat, fuel: LAUNCH_PRICE.fuel, ore: LAUNCH_PRICE.ore, because: 'colonist-hub' }, tell);
  tell({ type: 'colony-launched', seat });
  askForLanding(draft, 'colonist-hub', excess);
}
