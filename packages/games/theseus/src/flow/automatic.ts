import type { Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { topPending } from '../pending.ts';
import type { State } from '../state.ts';

/** Standing orders. `stop-between`: ask between the steps of a turn, too, where a card could be played or a token spent. */
export const ORDERS = ['stop-between'] as const;
export type Order = (typeof ORDERS)[number];

const GO_ON: Action = { type: 'go-on' };

/**
 * [TH-R23] [TH-22.3] A turn goes on by itself unless its player wants to stop, or would lose a chance that no later question of the turn
 * gives: a card that has just come to hand and could be too late after the refill, or an end without a phase 4 that asked. Everything
 * is open to all, so this tells nothing.
 */
export function automatic(state: State, seat: Seat, orders: readonly string[]): Action | undefined {
  const step = topPending(state);
  if (step?.do !== 'between' || step.seat !== seat || orders.includes('stop-between')) return undefined;
  const isLastChance = step.before === 'end' && step.hadSay === undefined;
  return isLastChance ? undefined : GO_ON;
}
