import type { Card, CardId } from '../cards/catalogue.ts';
import type { ConsumePower, DevelopPower, ExplorePower, ProducePower, SettlePower, TradePower } from '../cards/powers.ts';
import { pointsOf } from '../flow/score.ts';
import { cardOf, holdsTitle } from '../rules/cards.ts';
import { developmentCost, waysToPay } from '../rules/payment.ts';
import { isScrappedByUse } from '../rules/settle-words.ts';
import { strengthAgainst } from '../rules/strength.ts';
import { PRICES } from '../state.ts';
import type { Outlook } from './outlook.ts';

/*
 * What things are worth, in points as they will be at the end, set by hand. Powers are worth something in every round to come; nothing
 * here names a card, so that cards of a pack are worth what their powers are.
 */

const PLACED = 0.35;
const CHIP_PER_ROUND = 0.3;
const CARD_PER_ROUND = 0.16;

function exploreWorth(power: ExplorePower): number {
  switch (power.do) {
    case 'see-more':
      return 0.05 * power.count;
    case 'keep-more':
      return 0.2 * power.count;
  }
}

function developWorth(power: DevelopPower): number {
  switch (power.do) {
    case 'cheaper':
      return 0.22 * power.by;
    case 'draw-first':
    case 'draw-after':
      return 0.2 * power.count;
  }
}

function settleWorth(power: SettlePower): number {
  switch (power.do) {
    case 'cheaper':
      return power.by * (power.kind === undefined ? 0.22 : 0.09);
    case 'military':
      return power.by * (power.against === undefined ? 0.17 : 0.07);
    case 'scrap-for-free-world':
    case 'scrap-for-military':
      return 0.2;
    case 'cards-for-military':
      return 0.1;
    case 'pay-for-military':
      return 0.12 + 0.06 * power.less;
    case 'draw-after':
      return 0.3 * power.count;
    case 'second-world':
      return 0.25;
  }
}

function tradeWorth(power: TradePower): number {
  switch (power.do) {
    case 'sell-for-more':
      return power.by * (power.kind === undefined ? 0.12 : 0.07);
    case 'sell-this-for-more':
      return 0.07 * power.by;
    case 'sell-for-chromosomes':
      return 0.12 * power.by;
  }
}

function consumeWorth(power: ConsumePower): number {
  switch (power.do) {
    case 'consume':
    case 'consume-different':
    case 'consume-here':
      return power.reward.chips * CHIP_PER_ROUND + power.reward.cards * CARD_PER_ROUND;
    case 'consume-each':
      return 0.8 * power.most * (power.reward.chips * CHIP_PER_ROUND + power.reward.cards * CARD_PER_ROUND);
    case 'consume-all':
      return 0.35;
    case 'cards-for-chips':
      return 0.15 * power.most;
    case 'sell':
      return power.withTrade ? 0.5 : 0.35;
    case 'draw':
      return CARD_PER_ROUND * power.count;
    case 'gamble':
      return 0.05;
  }
}

function produceWorth(power: ProducePower, card: Card): number {
  switch (power.do) {
    case 'produce-here':
    case 'produce-for-card':
      return (power.do === 'produce-here' ? 1 : 0.6) * (0.2 + 0.06 * (card.good === undefined ? 2 : PRICES[card.good]));
    case 'draw-if-produced-here':
    case 'draw':
      return CARD_PER_ROUND * power.count;
    case 'produce-windfall':
      return power.kind === undefined ? 0.3 : 0.15;
    case 'draw-for-worlds':
    case 'draw-for-kinds':
    case 'draw-for-produced':
      return 0.3;
    case 'draw-if-most':
      return 0.08 * power.count;
  }
}

const known = new WeakMap<Card, number>();

/** All powers of a card, for one round. */
export function powersWorth(card: Card): number {
  const before = known.get(card);
  if (before !== undefined) return before;
  let worth = 0;
  for (const power of card.explore) worth += exploreWorth(power);
  for (const power of card.develop) worth += developWorth(power);
  for (const power of card.settle) worth += settleWorth(power);
  for (const power of card.trade) worth += tradeWorth(power);
  for (const power of card.consume) worth += consumeWorth(power);
  for (const power of card.produce) worth += produceWorth(power, card);
  known.set(card, worth);
  return worth;
}

/** A good on a world: sold, or made into chips. */
export function goodWorth(card: Card, { roundsLeft, money }: Outlook): number {
  if (card.good === undefined) return 0;
  return Math.min(1, 0.3 + roundsLeft) * (0.5 + 0.35 * money * PRICES[card.good]);
}

/** A card once it is in this tableau. */
export function placedWorth(id: CardId, outlook: Outlook): number {
  const { state, player, roundsLeft } = outlook;
  const card = cardOf(state, id);
  let worth = PLACED + roundsLeft * powersWorth(card);
  if (card.points === 'scored') worth += pointsOf(state, player, id) + 0.25 * roundsLeft;
  else worth += card.points;
  if (card.world === 'windfall') worth += goodWorth(card, outlook);
  return worth;
}

/** What a card of the hand promises: what it will be worth less what it costs, if it will ever come to that. */
export function keepWorth(id: CardId, outlook: Outlook): number {
  const { state, player, money, roundsLeft } = outlook;
  const card = cardOf(state, id);
  if (card.kind === 'development' && holdsTitle(player, id)) return 0;
  const worth = placedWorth(id, outlook) + (card.points === 'scored' ? 1 : 0);
  const late = Math.min(1, roundsLeft / 2);
  if (card.isMilitary) {
    const gap = Math.max(0, card.cost - strengthAgainst(state, player, card));
    return (late * worth) / (1 + 0.8 * gap);
  }
  const cost = card.kind === 'development' ? developmentCost(state, player, card) : card.cost;
  return late * Math.max(0, worth - money * cost) * (cost > player.hand.length + 2 ? 0.5 : 1);
}

/** What placing this card gains now, paid for in the cheapest way; undefined: it cannot be paid for. */
export function placingGain(id: CardId, outlook: Outlook): number | undefined {
  const { state, player, money } = outlook;
  const ways = waysToPay(state, player, { card: id, toSpend: player.hand.length - 1 });
  if (ways.length === 0) return undefined;
  let price = Number.POSITIVE_INFINITY;
  for (const way of ways) price = Math.min(price, paymentPrice(way, outlook));
  return placedWorth(id, outlook) - price - money;
}

/** A way to pay, in points: cards of the hand, and cards of the tableau that go for good. */
export function paymentPrice({ use, cards }: { readonly use: readonly number[]; readonly cards: number }, outlook: Outlook): number {
  const { state, player, money } = outlook;
  let price = money * cards;
  for (const at of use) {
    const id = player.tableau[at].card;
    if (isScrappedByUse(cardOf(state, id))) price += placedWorth(id, outlook) * 0.8;
  }
  return price;
}
