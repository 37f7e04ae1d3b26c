import type { Update } from '@orrery/match';
import { momentUpdate, type Replayed } from '../table/replay-moments.ts';
import type { VariationRoom } from './variation-room.svelte.ts';

/** The table of a variation as who decides there sees it, who may act; undefined: none is open. */
export function variationUpdate({ module, record }: Replayed, room: VariationRoom): Update | undefined {
  const { now, seat, viewer, isThinking } = room;
  if (now === undefined) return undefined;
  const update = momentUpdate({ module, record }, now, viewer);
  const decision = seat === undefined || isThinking ? undefined : module.decision(now.state, seat);
  if (seat === undefined || decision === undefined) return update;
  return { ...update, asked: { id: room.eventsKey, decision, legal: module.legal(now.state, seat), must: true } };
}
