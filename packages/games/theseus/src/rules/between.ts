import type { Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';
import { addPlays } from './effects/plays.ts';
import { addUpgrades } from './upgrades.ts';

/** [TH-R23] [TH-R24] What the active player may do between any two steps: play cards, spend tokens. */
export function addOrders(state: State, seat: Seat, actions: Action[]): void {
  addPlays(state, seat, actions);
  addUpgrades(state, seat, actions);
}

/** Whether it is worth asking. */
export function hasOrder(state: State, seat: Seat): boolean {
  const { upgrades, hand, bonus } = state.players[seat];
  if (upgrades === 0 && hand.length === 0 && bonus.length === 0 && state.mode !== 'teams') return false;
  const actions: Action[] = [];
  addOrders(state, seat, actions);
  return actions.length > 0;
}
