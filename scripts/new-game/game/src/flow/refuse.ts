import type { Refusal, Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { refused } from '../refusals.ts';
import { refuseLight } from '../rules/light-beacon.ts';
import type { State } from '../state.ts';
import { isOver } from './flow.ts';

/** One line per action: a new one does not compile until it is here. */
const REFUSE: {
  readonly [Type in Action['type']]: (state: State, seat: Seat, action: Extract<Action, { type: Type }>) => Refusal | undefined;
} = { 'light-beacon': refuseLight };

export function refuse(state: State, seat: Seat, action: Action): Refusal | undefined {
  if (isOver(state)) return refused('match-over', 'NG-3.1');
  if (seat !== state.turn) return refused('not-your-turn', 'NG-2.1', { seat: state.turn });
  return REFUSE[action.type](state, seat, action);
}
