import type { Seat } from '@orrery/engine';
import type { Action } from './actions.ts';
import { topStep } from './flow.ts';
import type { State } from './state.ts';

/** Standing orders. `stop-between`: ask between the steps of a turn, too, where a card could be played or a token spent. */
export const ORDERS = ['stop-between'] as const;
export type Order = (typeof ORDERS)[number];

const GO_ON: Action = { type: 'go-on' };

/** [TH-R23] A turn goes on by itself unless its player wants to stop; everything lies open, so this tells nothing. */
export function automatic(state: State, seat: Seat, orders: readonly string[]): Action | undefined {
  const step = topStep(state);
  return step?.do === 'between' && step.seat === seat && !orders.includes('stop-between') ? GO_ON : undefined;
}
