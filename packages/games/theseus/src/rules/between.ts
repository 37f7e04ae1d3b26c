import type { Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';
import { addPlays, hasPlay } from './effects/plays.ts';
import { addUpgrades, hasUpgrade } from './upgrades.ts';

/** [TH-R23] [TH-R24] What the active player may do between any two steps: play cards, spend tokens. */
export function addBetween(state: State, seat: Seat, actions: Action[]): void {
  addPlays(state, seat, actions);
  addUpgrades(state, seat, actions);
}

/** Whether it is worth asking. */
export function hasBetween(state: State, seat: Seat): boolean {
  return hasPlay(state, seat) || hasUpgrade(state, seat);
}

/** [TH-22.3] The player has been asked after the movement: the end of the turn need not ask again. */
export function markAsked(draft: State): void {
  const at = draft.pending.findIndex((step) => step.do === 'between' && step.before === 'end');
  const step = draft.pending[at];
  if (step?.do === 'between') draft.pending[at] = { do: 'between', seat: step.seat, before: 'end', hadSay: true };
}
