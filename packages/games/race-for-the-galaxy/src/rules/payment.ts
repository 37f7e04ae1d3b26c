import type { Card, CardId } from '../cards/catalogue.ts';
import type { Player, State } from '../state.ts';
import { cardOf, isInForce } from './cards.ts';
import { developmentDiscount } from './develop-words.ts';
import { hasBonus } from './rounds.ts';
import { helpOf } from './settle-words.ts';
import { strengthAgainst, worldDiscount } from './strength.ts';

/** A way to pay: cards of the tableau that are put to use, in rising order, and how many cards of the hand go. */
export interface Payment {
  readonly use: readonly number[];
  readonly cards: number;
}

/** [RG-6.3] Never below 0 [RG-4.8]. */
export function developmentCost(state: State, player: Player, card: Card): number {
  let cost = card.cost - (hasBonus(state, player, 'develop') ? 1 : 0);
  for (const placed of player.tableau) {
    if (!isInForce(placed)) continue;
    for (const power of cardOf(state, placed.card).develop) cost -= developmentDiscount(power);
  }
  return Math.max(0, cost);
}

/** [RG-7.1] What a world that is not military costs, less discounts [RG-7.5]; never below 0 [RG-4.8]. */
export function worldCost(state: State, player: Player, card: Card): number {
  return Math.max(0, card.cost - worldDiscount(state, player, card));
}

/** [RG-7.7] Every way to pay for a card with `toSpend` cards of the hand. Wasteful ways are ways too. */
export function waysToPay(state: State, player: Player, asked: { readonly card: CardId; readonly toSpend: number }): Payment[] {
  const card = cardOf(state, asked.card);
  if (card.kind === 'development') {
    const cost = developmentCost(state, player, card);
    return cost <= asked.toSpend ? [{ use: [], cards: cost }] : [];
  }
  const helpers = helpersOf(state, player, card);
  const ways: Payment[] = [];
  if (card.isMilitary) addConquests(ways, { state, player, card, toSpend: asked.toSpend, helpers });
  if (!card.isMilitary) addPaid(ways, { state, player, card, toSpend: asked.toSpend, helpers }, undefined);
  else for (const payer of helpers.paying) addPaid(ways, { state, player, card, toSpend: asked.toSpend, helpers }, payer);
  return ways;
}

/** Cards of the tableau that can help with a world, by their places. */
interface Helpers {
  readonly free: number[];
  readonly scrapped: { readonly at: number; readonly by: number }[];
  /** Cards for Military, not used in this phase yet. */
  readonly bought: { readonly at: number; readonly most: number }[];
  /** Each pays for a military world, this much less than its defense. */
  readonly paying: { readonly at: number; readonly less: number }[];
}

interface Paying {
  readonly state: State;
  readonly player: Player;
  readonly card: Card;
  readonly toSpend: number;
  readonly helpers: Helpers;
}

/** [RG-R11] Whatever way a card came to the tableau. */
function helpersOf(state: State, player: Player, world: Card): Helpers {
  const free: number[] = [];
  const scrapped: { at: number; by: number }[] = [];
  const bought: { at: number; most: number }[] = [];
  const paying: { at: number; less: number }[] = [];
  for (let at = 0; at < player.tableau.length; at++) {
    const placed = player.tableau[at];
    if (!isInForce(placed)) continue;
    const powers = cardOf(state, placed.card).settle;
    for (let index = 0; index < powers.length; index++) {
      const help = helpOf(powers[index], world);
      if (help === undefined) continue;
      if (help.as === 'free-world') free.push(at);
      else if (help.as === 'scrapped-military') scrapped.push({ at, by: help.by });
      else if (help.as === 'payment') paying.push({ at, less: help.less });
      // Cards for Military are bought in one use a phase, so not again for a second world [RG-7.7].
      else if ((placed.used & (1 << index)) === 0) bought.push({ at, most: help.most });
    }
  }
  return { free, scrapped, bought, paying };
}

/** [RG-7.2] Strength at least the defense, and nothing is paid. */
function addConquests(ways: Payment[], { state, player, card, toSpend, helpers }: Paying): void {
  const strength = strengthAgainst(state, player, card);
  for (let subset = 0; subset < 1 << helpers.scrapped.length; subset++) {
    let total = strength;
    const use: number[] = [];
    helpers.scrapped.forEach(({ at, by }, index) => {
      if ((subset & (1 << index)) === 0) return;
      total += by;
      use.push(at);
    });
    if (total >= card.cost) ways.push({ use, cards: 0 });
    for (let buyers = 1; buyers < 1 << helpers.bought.length; buyers++) {
      const buying = helpers.bought.filter((_, index) => (buyers & (1 << index)) !== 0);
      const withBought = [...use, ...buying.map(({ at }) => at)].sort(rising);
      const most = buying.reduce((sum, buyer) => sum + buyer.most, 0);
      for (let cards = 0; cards <= Math.min(most, toSpend); cards++) {
        if (total + cards >= card.cost) ways.push({ use: withBought, cards });
      }
    }
  }
}

/**
 * [RG-7.1] [RG-7.6] [RG-R8] The cost less discounts, or nothing for a card that goes from the tableau; `payer` pays for a military world.
 */
function addPaid(ways: Payment[], { state, player, card, toSpend, helpers }: Paying, payer: Helpers['paying'][number] | undefined): void {
  const less = payer?.less ?? 0;
  const cost = Math.max(0, card.cost - less - worldDiscount(state, player, card));
  // Most often nothing of the tableau helps.
  if (helpers.free.length === 0 && helpers.scrapped.length === 0) {
    if (cost <= toSpend) ways.push({ use: payer === undefined ? [] : [payer.at], cards: cost });
    return;
  }
  const helping = [...helpers.free, ...helpers.scrapped.map(({ at }) => at)];
  for (let subset = 0; subset < 1 << helping.length; subset++) {
    const use = helping.filter((_, index) => (subset & (1 << index)) !== 0);
    const isFree = use.some((at) => helpers.free.includes(at));
    const cards = isFree ? 0 : cost;
    if (cards > toSpend) continue;
    if (payer !== undefined) use.push(payer.at);
    ways.push({ use: use.sort(rising), cards });
  }
}

const rising = (one: number, other: number) => one - other;

/** Whether there is any way at all for a card of the hand, without listing them: everything that helps is put to use. */
export function canPay(state: State, player: Player, card: Card): boolean {
  const toSpend = player.hand.length - 1;
  if (card.kind === 'development') return developmentCost(state, player, card) <= toSpend;
  const cost = card.cost - worldDiscount(state, player, card);
  if (!card.isMilitary && cost <= toSpend) return true;
  if (card.isMilitary && strengthAgainst(state, player, card) >= card.cost) return true;
  const { free, scrapped, bought, paying } = helpersOf(state, player, card);
  if (!card.isMilitary) return free.length > 0;
  const byBuying = bought.reduce((sum, { most }) => sum + most, 0);
  const byScrapping = scrapped.reduce((sum, { by }) => sum + by, 0);
  if (strengthAgainst(state, player, card) + byScrapping + Math.min(byBuying, toSpend) >= card.cost) return true;
  return paying.some(({ less }) => free.length > 0 || cost - less <= toSpend);
}
