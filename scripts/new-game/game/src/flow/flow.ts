import type { Seat } from '@orrery/engine';
import type { Decision } from '../decisions.ts';
import type { State } from '../state.ts';

export function isOver(state: State): boolean {
  return state.hands.every((hand) => hand.length === 0);
}

export function asked(state: State): readonly Seat[] {
  return isOver(state) ? [] : [state.turn];
}

export function decision(state: State, seat: Seat): Decision | undefined {
  return seat === state.turn && !isOver(state) ? { ask: 'choose-beacon', seat } : undefined;
}
