import type { Seat, Tell } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import { lightBeacon } from '../rules/light-beacon.ts';
import type { State } from '../state.ts';
import { isOver } from './flow.ts';

const APPLY: { readonly [Type in Action['type']]: (draft: State, action: Extract<Action, { type: Type }>, tell: Tell<Event>) => void } = {
  'light-beacon': lightBeacon,
};

export function apply(draft: State, _seat: Seat, action: Action, tell: Tell<Event>): void {
  APPLY[action.type](draft, action, tell);
  if (isOver(draft)) tell({ type: 'match-ended' });
  else passTurn(draft, tell);
}

/** [NG-2.1] Clockwise; a player without cards is passed over. */
function passTurn(draft: State, tell: Tell<Event>): void {
  for (let steps = 0; steps < draft.seats; steps++) {
    draft.turn = (draft.turn + 1) % draft.seats;
    if (draft.hands[draft.turn].length > 0) break;
  }
  draft.turnCount += 1;
  tell({ type: 'turn-began', seat: draft.turn, turn: draft.turnCount });
}
