import type { Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';
import { refuse } from './refuse.ts';

export function legal(state: State, seat: Seat): Action[] {
  const cards = [...new Set(state.hands[seat])].sort();
  return cards.map((card): Action => ({ type: 'light-beacon', card })).filter((action) => refuse(state, seat, action) === undefined);
}
