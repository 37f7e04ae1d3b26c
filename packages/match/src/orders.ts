import type { PlainGame, Seat } from '@orrery/engine';
import { isOver, type Timeline } from './timeline.ts';
import type { Planned } from './undo.ts';

export interface GivenOrders {
  readonly seat: Seat;
  readonly orders: readonly string[];
  readonly at: number;
}

/** Orders are kept in the order the game lists them, each once. */
export function planOrders(module: PlainGame, timeline: Timeline, { seat, orders, at }: GivenOrders): Planned {
  const { orders: known = [] } = module;
  if (timeline.occupants[seat]?.kind !== 'person') return { ok: false, refusal: { code: 'not-your-seat' } };
  if (isOver(module, timeline)) return { ok: false, refusal: { code: 'match-over' } };
  if (!orders.every((order) => known.includes(order))) return { ok: false, refusal: { code: 'malformed-action' } };
  return { ok: true, entry: { kind: 'orders', seat, orders: known.filter((order) => orders.includes(order)), at } };
}
