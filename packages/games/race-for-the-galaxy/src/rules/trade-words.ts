import type { Good, Of, TradePower } from '../cards/powers.ts';
import type { Player, State } from '../state.ts';
import { cardOf } from './cards.ts';

/** A good about to be sold: its kind, and its place in the tableau of the seller. */
export interface Sale {
  readonly state: State;
  readonly player: Player;
  readonly kind: Good;
  readonly at: number;
}

/** [RG-8.2] How many cards more a word of the Trade row brings; `here`: where its card is in the tableau. */
type TradeWord<Power> = (power: Power, sale: Sale, here: number) => number;

const TRADE_WORDS: { readonly [Do in TradePower['do']]: TradeWord<Of<TradePower, Do>> } = {
  'sell-for-more': ({ by, kind }, sale) => (kind === undefined || kind === sale.kind ? by : 0),
  // [RG-R19] The good must be on this very world.
  'sell-this-for-more': ({ by }, sale, here) => (here === sale.at ? by : 0),
  'sell-for-chromosomes': ({ by, kind }, sale) => (kind === sale.kind ? by * chromosomes(sale) : 0),
};

export function moreForSale<Do extends TradePower['do']>(power: Of<TradePower, Do>, sale: Sale, here: number): number {
  return TRADE_WORDS[power.do](power, sale, here);
}

/** [RG-R20] The mark is counted, not the word UPLIFT; the card that counts may bear it too. */
function chromosomes({ state, player }: Sale): number {
  let count = 0;
  for (const { card } of player.tableau) if (cardOf(state, card).hasChromosome) count += 1;
  return count;
}
