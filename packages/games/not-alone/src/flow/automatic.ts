import type { Seat } from '@orrery/engine';
import { type Action, PASS } from '../actions.ts';
import type { State } from '../state.ts';
import { decision } from './flow.ts';
import { orderFor } from './orders.ts';

/** A window is passed where the seat said so; a seat that must choose something is always asked. */
export function automatic(state: State, seat: Seat, orders: readonly string[]): Action | undefined {
  if (orders.length === 0) return undefined;
  const question = decision(state, seat);
  const order = question === undefined ? undefined : orderFor(question);
  return order !== undefined && orders.includes(order) ? PASS : undefined;
}
