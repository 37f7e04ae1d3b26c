import type { Cause } from '../events.ts';
import type { Hunted, State } from '../state.ts';

/** Place cards of one's discard pile, chosen one per answer; with an empty pile there is nothing to ask. */
export function askToReturn(
  draft: State,
  asked: { readonly hunted: Hunted; readonly atMost: number; readonly least: number; readonly because: Cause },
): void {
  const { hunted, because } = asked;
  const atMost = Math.min(asked.atMost, hunted.discard.length);
  if (atMost > 0) draft.pending.push({ ask: 'return-places', seat: hunted.seat, because, atMost, least: Math.min(asked.least, atMost) });
}
