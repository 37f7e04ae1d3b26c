import type { Tell } from '@orrery/engine';
import type { PowerAt } from '../actions.ts';
import type { Event } from '../events.ts';
import type { Player, State } from '../state.ts';
import { cardOf, isInForce } from './cards.ts';
import { carryOut, goodsOf, isUsableNow, setsFor } from './consume-words.ts';
import { pileOf, takeTop } from './piles.ts';

/** [RG-8.1] [RG-R18] Trade first, for who chose it and has a good; then everybody consumes [RG-R14]. */
export function beginConsume(draft: State): void {
  for (const player of draft.players) {
    player.pending = [{ do: 'consume' }];
    if (player.actions.includes('consume-trade') && goodsOf(draft, player).length > 0) player.pending.push({ do: 'sell' });
  }
}

/** Sets of goods this power may take now; none: it cannot be used [RG-R16]. A power that takes no goods has the empty set. */
export function goodsFor(state: State, player: Player, { at, power }: PowerAt): number[][] {
  const placed = player.tableau[at];
  if (!isInForce(placed) || (placed.used & (1 << power)) !== 0) return [];
  return setsFor(cardOf(state, placed.card).consume[power], { state, player, at });
}

/** [RG-4.1] [RG-8.4] [RG-R15] All powers that can be used now, each once per phase, in the order their owner likes. */
export function usablePowers(state: State, player: Player): PowerAt[] {
  const usable: PowerAt[] = [];
  for (let at = 0; at < player.tableau.length; at++) {
    const placed = player.tableau[at];
    if (!isInForce(placed)) continue;
    const powers = cardOf(state, placed.card).consume;
    for (let power = 0; power < powers.length; power++) {
      if ((placed.used & (1 << power)) === 0 && isUsableNow(powers[power], { state, player, at })) usable.push({ at, power });
    }
  }
  return usable;
}

export function consume(
  draft: State,
  player: Player,
  { by: { at, power }, goods }: { readonly by: PowerAt; readonly goods: readonly number[] },
  tell: Tell<Event>,
): void {
  const placed = player.tableau[at];
  placed.used |= 1 << power;
  carryOut(cardOf(draft, placed.card).consume[power], { state: draft, player, at, goods }, tell);
}

/** [RG-8.5] [RG-R23] The flipped card, already out of the supply, is won if its cost is the number named. */
export function gamble(draft: State, player: Player, number: number, tell: Tell<Event>): void {
  const pile = pileOf(draft, player);
  const card = takeTop(draft, pile, tell);
  if (card === undefined) return;
  const won = cardOf(draft, card).cost === number;
  if (won) player.hand.push(card);
  else pile.discard.push(card);
  tell({ type: 'gambled', seat: player.seat, number, card, won }, { reveals: true });
}
