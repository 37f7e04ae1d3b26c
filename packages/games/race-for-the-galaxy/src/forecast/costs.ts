import type { Seat } from '@orrery/engine';
import type { Card, CardId } from '../cards/catalogue.ts';
import type { Good, Of, SettlePower } from '../cards/powers.ts';
import { cardOf, goodAt, isInForce } from '../rules/cards.ts';
import { developmentDiscount } from '../rules/develop-words.ts';
import { developmentCost, type Payment, waysToPay } from '../rules/payment.ts';
import { hasBonus } from '../rules/rounds.ts';
import { discountOf, forceOf, helpOf, totalOf } from '../rules/settle-words.ts';
import { strengthAgainst, worldDiscount } from '../rules/strength.ts';
import { moreForSale } from '../rules/trade-words.ts';
import { type Player, PRICES, type State } from '../state.ts';

/** One number of a sum and whence it comes: a card, the bonus of the phase, Military bought earlier in it, or the kind of a good. */
export interface Summand {
  readonly by: CardId | 'bonus' | 'temporary' | Good;
  readonly amount: number;
}

/** What it takes to place a card, as a sum that people can follow. */
export interface Costs {
  readonly card: CardId;
  /** Cost, or defense. */
  readonly printed: number;
  /** Cards of the hand to pay, and what makes them fewer; undefined: it can only be conquered. */
  readonly price: { readonly less: readonly Summand[]; readonly cards: number } | undefined;
  /** Military against the defense; undefined: it cannot be conquered. */
  readonly force: { readonly from: readonly Summand[]; readonly total: number } | undefined;
  /** None: it cannot be had now. */
  readonly ways: readonly Payment[];
}

/** The sums behind placing a card: one of the hand, or one that is already in the tableau and still to be paid for. */
export function costsOf(state: State, seat: Seat, asked: { readonly card: CardId; readonly isPlaced: boolean }): Costs {
  const player = state.players[seat];
  const card = cardOf(state, asked.card);
  const toSpend = player.hand.length - (asked.isPlaced ? 0 : 1);
  const ways = waysToPay(state, player, { card: asked.card, toSpend });
  const base = { card: asked.card, printed: card.cost, ways };
  if (card.kind === 'development') {
    const less = [...bonusOf(state, player), ...cheaperDevelopments(state, player)];
    return { ...base, price: { less, cards: developmentCost(state, player, card) }, force: undefined };
  }
  return {
    ...base,
    price: worldPrice(state, player, card),
    force: card.isMilitary ? { from: forcesOf(state, player, card), total: strengthAgainst(state, player, card) } : undefined,
  };
}

function bonusOf(state: State, player: Player): Summand[] {
  return hasBonus(state, player, 'develop') ? [{ by: 'bonus', amount: 1 }] : [];
}

/** Cards of the tableau that are in force, each with what `amountOf` finds on it; nothing is left out. */
function summands(state: State, player: Player, amountOf: (card: Card) => number): Summand[] {
  const found: Summand[] = [];
  for (const placed of player.tableau) {
    if (!isInForce(placed)) continue;
    const amount = amountOf(cardOf(state, placed.card));
    if (amount !== 0) found.push({ by: placed.card, amount });
  }
  return found;
}

function sumOf<Power>(powers: readonly Power[], amount: (power: Power) => number): number {
  return powers.reduce((sum, power) => sum + amount(power), 0);
}

function cheaperDevelopments(state: State, player: Player): Summand[] {
  return summands(state, player, (card) => sumOf(card.develop, (power) => developmentDiscount(power)));
}

/** A military world has a price only where a card lets it be paid for; that card may make it cheaper besides. */
function worldPrice(state: State, player: Player, world: Card): Costs['price'] {
  const paying = summandOfPaying(state, player, world);
  if (world.isMilitary && paying === undefined) return undefined;
  const discounts = summands(state, player, (card) => sumOf(card.settle, (power) => discountOf(power, world)));
  const less = paying !== undefined && paying.amount > 0 ? [paying, ...discounts] : discounts;
  const off = worldDiscount(state, player, world) + (paying?.amount ?? 0);
  return { less, cards: Math.max(0, world.cost - off) };
}

/** The card that pays for a military world at the lowest price; with home-made cards there may be several [RG-15.6]. */
function summandOfPaying(state: State, player: Player, world: Card): Summand | undefined {
  let found: Summand | undefined;
  for (const placed of player.tableau) {
    if (!isInForce(placed)) continue;
    for (const power of cardOf(state, placed.card).settle) {
      const help = helpOf(power, world);
      if (help?.as === 'payment' && help.less > (found?.amount ?? -1)) found = { by: placed.card, amount: help.less };
    }
  }
  return found;
}

function forcesOf(state: State, player: Player, world: Card): Summand[] {
  const from = summands(state, player, (card) => sumOf(card.settle, (power) => forceOf(power, world)));
  return player.temporary > 0 ? [...from, { by: 'temporary', amount: player.temporary }] : from;
}

/** [RG-8.2] What the good at this place of the tableau brings, part by part. */
export function salePartsOf(state: State, seat: Seat, sale: { readonly at: number; readonly withTrade: boolean }): Summand[] {
  const player = state.players[seat];
  const kind = goodAt(state, player, sale.at);
  if (kind === undefined) return [];
  const base: Summand = { by: kind, amount: PRICES[kind] };
  if (!sale.withTrade) return [base];
  const more = player.tableau.flatMap((placed, here): Summand[] => {
    if (!isInForce(placed)) return [];
    const amount = sumOf(cardOf(state, placed.card).trade, (power) => moreForSale(power, { state, player, kind, at: sale.at }, here));
    return amount === 0 ? [] : [{ by: placed.card, amount }];
  });
  return [base, ...more];
}

/** What a tableau is good for at a glance, the cards of the current phase included: they count from the next one on. */
export interface Strengths {
  readonly military: number;
  readonly against: readonly { readonly what: Good | 'rebel'; readonly by: number }[];
  /** How many cards less a development costs, and a world; `kind`: only for worlds of that kind. */
  readonly developments: number;
  readonly worlds: readonly { readonly kind: Good | undefined; readonly by: number }[];
}

interface Noted {
  readonly against: Map<Good | 'rebel', number>;
  readonly worlds: Map<Good | undefined, number>;
}

function add<Key>(amounts: Map<Key, number>, key: Key, by: number): void {
  amounts.set(key, (amounts.get(key) ?? 0) + by);
}

const unnoted = () => undefined;

/** What of a Settle power is told at a glance, beside total Military. */
const NOTED: { readonly [Do in SettlePower['do']]: (power: Of<SettlePower, Do>, noted: Noted) => void } = {
  cheaper: ({ kind, by }, { worlds }) => add(worlds, kind, by),
  military: ({ against: what, by }, { against }) => what !== undefined && add(against, what, by),
  'scrap-for-free-world': unnoted,
  'scrap-for-military': unnoted,
  'cards-for-military': unnoted,
  'pay-for-military': unnoted,
  'draw-after': unnoted,
  'second-world': unnoted,
};

function noteStrength<Do extends SettlePower['do']>(power: Of<SettlePower, Do>, noted: Noted): void {
  NOTED[power.do](power, noted);
}

export function strengthsOf(state: State, seat: Seat): Strengths {
  const against = new Map<Good | 'rebel', number>();
  const worlds = new Map<Good | undefined, number>();
  let military = 0;
  let developments = 0;
  for (const placed of state.players[seat].tableau) {
    const card = cardOf(state, placed.card);
    developments += sumOf(card.develop, (power) => developmentDiscount(power));
    for (const power of card.settle) {
      military += totalOf(power);
      noteStrength(power, { against, worlds });
    }
  }
  return {
    military,
    against: [...against].map(([what, by]) => ({ what, by })),
    developments,
    worlds: [...worlds].map(([kind, by]) => ({ kind, by })),
  };
}
