import { type PlainGame, type Seat, stableJson } from '@orrery/engine';
import { isOver, type Timeline } from '../timeline.ts';
import type { Planned } from '../undo.ts';
import type { Rest } from './state.ts';

/** Matches with slow clocks keep it; others need not know. */
export function planRest(
  module: PlainGame,
  timeline: Timeline,
  { seat, rest = null, at }: { readonly seat: Seat; readonly rest?: Rest | null | undefined; readonly at: number },
): Planned {
  const { timed } = timeline;
  const before = timed?.clocks.seats[seat]?.rest ?? null;
  const isSo = timed?.settings.pace !== 'slow' || isOver(module, timeline) || stableJson(before) === stableJson(rest);
  return { ok: true, entry: isSo ? undefined : { kind: 'rest', seat, rest, at } };
}
