import type { Seat, Tell } from '@orrery/engine';
import type { Event } from '../events.ts';
import type { PendingOf } from '../pending.ts';
import type { State } from '../state.ts';
import { continueTieBreak } from './endings.ts';
import { canAnyMove } from './movement.ts';

export function seatAfter({ order }: State, seat: Seat): Seat {
  return order[(order.indexOf(seat) + 1) % order.length];
}

/** The set-up is over. */
export function runBegin(draft: State): boolean {
  draft.pending.pop();
  draft.pending.push({ do: 'turn', seat: draft.order[0] });
  return true;
}

/** [TH-3.6] [TH-R14] A player none of whose units can move is passed over, phase 4 included. */
export function runTurn(draft: State, { seat }: PendingOf<'turn'>, tell: Tell<Event>): boolean {
  draft.pending.pop();
  const { turn, units } = draft;
  turn.number += 1;
  turn.seat = seat;
  turn.further = 0;
  for (let number = 0; number < units.length; number++) {
    units[number].hasMoved = false;
    units[number].hasStruck = false;
  }
  tell({ type: 'turn-began', seat, turn: turn.number });
  draft.pending.push({ do: 'end-turn', seat });
  const movement: PendingOf<'movement'> = { do: 'movement', seat, isExtra: false };
  if (canAnyMove(draft, movement)) draft.pending.push({ do: 'between', seat, before: 'end' }, movement);
  else tell({ type: 'turn-skipped', seat });
  return true;
}

export function runEndTurn(draft: State, { seat }: PendingOf<'end-turn'>, tell: Tell<Event>): boolean {
  draft.pending.pop();
  draft.turn.further = 0;
  if (draft.tieBreak === undefined) draft.pending.push({ do: 'turn', seat: seatAfter(draft, seat) });
  else continueTieBreak(draft, tell);
  return true;
}
