import { isHeard, type Tell } from '@orrery/engine';
import type { CardId } from '../cards/catalogue.ts';
import type { Event } from '../events.ts';
import type { Player, State } from '../state.ts';
import { cardOf, isInForce, removeFrom } from './cards.ts';
import { keptBy, seenBy } from './explore-words.ts';
import { discardTo, take } from './piles.ts';

/** [RG-5.1] How many cards are seen, and how many of them kept. */
export function exploring(state: State, player: Player): { readonly seen: number; readonly kept: number } {
  let seen = 2;
  let kept = 1;
  if (player.actions.includes('explore-5')) seen += 5;
  if (player.actions.includes('explore-1-1')) {
    seen += 1;
    kept += 1;
  }
  for (const placed of player.tableau) {
    if (!isInForce(placed)) continue;
    for (const power of cardOf(state, placed.card).explore) {
      seen += seenBy(power);
      kept += keptBy(power);
    }
  }
  return { seen, kept };
}

/** [RG-5.2] [RG-R24] All draw, in turn order, before anybody discards. */
export function beginExplore(draft: State, tell: Tell<Event>): void {
  for (const seat of draft.order) {
    const player = draft.players[seat];
    const { seen, kept } = exploring(draft, player);
    player.seen = take(draft, player, seen, tell);
    if (isHeard(tell)) {
      tell({ type: 'cards-seen', seat, count: player.seen.length }, { only: seat, adds: { cards: [...player.seen] }, reveals: true });
    }
    const count = player.seen.length - kept;
    if (count > 0) player.pending = [{ do: 'discard', because: 'explore', count }];
    else keepSeen(player);
  }
}

function keepSeen(player: Player): void {
  for (const card of player.seen) player.hand.push(card);
  player.seen = [];
}

/** [RG-5.3] Only of what was just drawn; the last discard leaves the rest in hand. */
export function discardSeen(draft: State, player: Player, card: CardId): void {
  removeFrom(player.seen, card);
  discardTo(draft, player, card);
  if (player.pending.length === 0) keepSeen(player);
}
