import type { PlainGame, Seat } from '@orrery/engine';
import { hasChangedTooOften, refusePlaying } from './seats.ts';
import { isOver, type Timeline } from './timeline.ts';
import type { Planned } from './undo.ts';

export interface GivenOrders {
  readonly seat: Seat;
  readonly orders: readonly string[];
  readonly at: number;
}

/** Orders are kept in the order the game lists them, each once; those about windows behind them, as they were given. */
export function planOrders(module: PlainGame, timeline: Timeline, { seat, orders, at }: GivenOrders): Planned {
  const { orders: known = [], windows } = module;
  const ofWindows = [...new Set(orders)].filter((order) => !known.includes(order) && windows?.isOrder(order) === true);
  const refusal = refusePlaying(timeline, seat);
  if (refusal !== undefined) return { ok: false, refusal: { code: refusal } };
  if (isOver(module, timeline)) return { ok: false, refusal: { code: 'match-over' } };
  if (hasChangedTooOften(timeline, seat)) return { ok: false, refusal: { code: 'too-many-changes' } };
  if (!orders.every((order) => known.includes(order) || ofWindows.includes(order)))
    return { ok: false, refusal: { code: 'malformed-action' } };
  const kept = [...known.filter((order) => orders.includes(order)), ...ofWindows];
  return { ok: true, entry: { kind: 'orders', seat, orders: kept, at } };
}
