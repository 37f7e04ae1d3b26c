import type { Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';
import { decision } from './flow.ts';

/**
 * Standing orders: pass without being asked, a phase each; `pass-after-reveal` is the one window of phase 3 that nobody misses by
 * passing the later ones. Each speaks of moments, never of cards held (docs/decisions/0007).
 */
export const ORDERS = ['pass-phase-1', 'pass-phase-2', 'pass-after-reveal', 'pass-phase-3', 'pass-phase-4', 'pass-phase-5'] as const;
export type Order = (typeof ORDERS)[number];

const PASS: Action = { type: 'pass' };

/** A window is passed where the seat said so; whoever must choose something is always asked. */
export function automatic(state: State, seat: Seat, orders: readonly string[]): Action | undefined {
  if (orders.length === 0) return undefined;
  const order = orderFor(state, seat);
  return order !== undefined && orders.includes(order) ? PASS : undefined;
}

function orderFor(state: State, seat: Seat): Order | undefined {
  const question = decision(state, seat);
  if (question?.ask === 'stalk') return 'pass-phase-1';
  if (question?.ask === 'answer-fortify') return 'pass-phase-3';
  if (question?.ask !== 'window') return undefined;
  if (question.stage === 'reveal-window') return 'pass-after-reveal';
  return `pass-phase-${question.phase}`;
}
