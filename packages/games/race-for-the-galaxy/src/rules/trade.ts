import type { Tell } from '@orrery/engine';
import type { CardId } from '../cards/catalogue.ts';
import type { Event } from '../events.ts';
import { type Player, PRICES, type State } from '../state.ts';
import { cardOf, goodAt, isInForce } from './cards.ts';
import { draw, removeGood } from './piles.ts';
import { moreForSale } from './trade-words.ts';

/** [RG-8.2] [RG-8.8] Cards for the good at this place; `withTrade`: the trade powers of the seller apply. */
export function priceOf(state: State, player: Player, { at, withTrade }: { readonly at: number; readonly withTrade: boolean }): number {
  const kind = goodAt(state, player, at);
  if (kind === undefined) throw new Error('RG-8.2: there is no good to sell');
  let price = PRICES[kind];
  if (!withTrade) return price;
  const sale = { state, player, kind, at };
  for (let here = 0; here < player.tableau.length; here++) {
    const placed = player.tableau[here];
    if (!isInForce(placed)) continue;
    for (const power of cardOf(state, placed.card).trade) price += moreForSale(power, sale, here);
  }
  return price;
}

export function sell(
  draft: State,
  player: Player,
  sale: { readonly at: number; readonly withTrade: boolean; readonly by: CardId | undefined },
  tell: Tell<Event>,
): void {
  const cards = priceOf(draft, player, sale);
  const world = player.tableau[sale.at].card;
  removeGood(draft, player, sale.at);
  tell({ type: 'good-sold', seat: player.seat, world, cards, by: sale.by });
  draw(draft, player, { count: cards, because: sale.by ?? 'consume' }, tell);
}
