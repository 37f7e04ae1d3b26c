import type { Tell } from '@orrery/engine';
import type { PowerAt } from '../actions.ts';
import type { CardId } from '../cards/catalogue.ts';
import type { ConsumePower, Good, Reward } from '../cards/powers.ts';
import type { Event } from '../events.ts';
import { type Player, PRICES, type State } from '../state.ts';
import { cardOf, goodAt, isInForce } from './cards.ts';
import { draw, pileOf, removeGood, takeTop } from './piles.ts';
import { hasBonus } from './rounds.ts';

/** Places of the tableau with a good, of this kind if one is named. */
export function goodsOf(state: State, player: Player, kind?: Good): number[] {
  const places: number[] = [];
  for (let at = 0; at < player.tableau.length; at++) {
    if (player.tableau[at].good !== undefined && (kind === undefined || goodAt(state, player, at) === kind)) places.push(at);
  }
  return places;
}

/** How many there are. */
function countGoods(state: State, player: Player, kind?: Good): number {
  let count = 0;
  for (const { card, good } of player.tableau)
    if (good !== undefined && (kind === undefined || cardOf(state, card).good === kind)) count += 1;
  return count;
}

/** [RG-8.1] Trade first, for who chose it and has a good; then everybody consumes. */
export function beginConsume(draft: State): void {
  for (const player of draft.players) {
    player.steps = [{ do: 'consume' }];
    if (player.actions.includes('consume-trade') && goodsOf(draft, player).length > 0) player.steps.push({ do: 'sell' });
  }
}

/** [RG-8.2] Cards for the good at this place; `withTrade`: the own trade powers apply. */
export function priceOf(state: State, player: Player, sale: { readonly at: number; readonly withTrade: boolean }): number {
  const kind = goodAt(state, player, sale.at);
  if (kind === undefined) throw new Error('RG-8.2: there is no good to sell');
  let price = PRICES[kind];
  if (!sale.withTrade) return price;
  for (let at = 0; at < player.tableau.length; at++) {
    const placed = player.tableau[at];
    if (!isInForce(placed)) continue;
    for (const power of cardOf(state, placed.card).trade) {
      if (power.do === 'sell-for-more' && (power.kind === undefined || power.kind === kind)) price += power.by;
      if (power.do === 'sell-this-for-more' && at === sale.at) price += power.by;
      if (power.do === 'sell-for-chromosomes' && power.kind === kind) price += power.by * chromosomes(state, player);
    }
  }
  return price;
}

function chromosomes(state: State, player: Player): number {
  return player.tableau.filter(({ card }) => cardOf(state, card).hasChromosome).length;
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

/** Sets of goods this power may take now; none: it cannot be used. A power that takes no goods has the empty set. */
export function goodsFor(state: State, player: Player, { at, power }: PowerAt): number[][] {
  const placed = player.tableau[at];
  if (!isInForce(placed) || (placed.used & (1 << power)) !== 0) return [];
  const does = cardOf(state, placed.card).consume[power];
  switch (does.do) {
    case 'consume':
      return subsets(goodsOf(state, player, does.kind), does.count);
    case 'consume-each': {
      const goods = goodsOf(state, player, does.kind);
      return goods.length === 0 ? [] : subsets(goods, Math.min(does.most, goods.length));
    }
    case 'consume-different':
      return subsets(goodsOf(state, player), does.kinds).filter(
        (set) => new Set(set.map((good) => goodAt(state, player, good))).size === set.length,
      );
    case 'consume-all': {
      const goods = goodsOf(state, player);
      return goods.length === 0 ? [] : [goods];
    }
    case 'consume-here':
      return placed.good === undefined ? [] : [[at]];
    case 'sell':
      return goodsOf(state, player).map((good) => [good]);
    case 'cards-for-chips':
      return player.hand.length > 0 ? [[]] : [];
    case 'draw':
    case 'gamble':
      return [[]];
  }
}

/** [RG-8.4] Only cards for chips may be left out. */
export function isOptional(power: ConsumePower): boolean {
  return power.do === 'cards-for-chips';
}

/** All powers that can be used now. */
export function usablePowers(state: State, player: Player): PowerAt[] {
  const usable: PowerAt[] = [];
  for (let at = 0; at < player.tableau.length; at++) {
    const powers = cardOf(state, player.tableau[at].card).consume;
    for (let power = 0; power < powers.length; power++) {
      if (isUsable(state, player, { at, power })) usable.push({ at, power });
    }
  }
  return usable;
}

/** Like `goodsFor`, but counts instead of listing. */
function isUsable(state: State, player: Player, { at, power }: PowerAt): boolean {
  const placed = player.tableau[at];
  if (!isInForce(placed) || (placed.used & (1 << power)) !== 0) return false;
  const does = cardOf(state, placed.card).consume[power];
  switch (does.do) {
    case 'consume':
      return countGoods(state, player, does.kind) >= does.count;
    case 'consume-each':
      return countGoods(state, player, does.kind) > 0;
    case 'consume-different':
      return new Set(goodsOf(state, player).map((good) => goodAt(state, player, good))).size >= does.kinds;
    case 'consume-all':
    case 'sell':
      return countGoods(state, player) > 0;
    case 'consume-here':
      return placed.good !== undefined;
    case 'cards-for-chips':
      return player.hand.length > 0;
    case 'draw':
    case 'gamble':
      return true;
  }
}

export function consume(
  draft: State,
  player: Player,
  order: { readonly by: PowerAt; readonly goods: readonly number[] },
  tell: Tell<Event>,
): void {
  const { at, power } = order.by;
  const placed = player.tableau[at];
  const does = cardOf(draft, placed.card).consume[power];
  placed.used |= 1 << power;
  switch (does.do) {
    case 'consume':
    case 'consume-different':
    case 'consume-here':
      reward(draft, player, { by: placed.card, goods: order.goods, ...does.reward }, tell);
      return;
    case 'consume-each': {
      const times = order.goods.length;
      reward(
        draft,
        player,
        { by: placed.card, goods: order.goods, chips: does.reward.chips * times, cards: does.reward.cards * times },
        tell,
      );
      return;
    }
    case 'consume-all':
      reward(draft, player, { by: placed.card, goods: order.goods, chips: order.goods.length - 1, cards: 0 }, tell);
      return;
    case 'sell':
      sell(draft, player, { at: order.goods[0], withTrade: does.withTrade, by: placed.card }, tell);
      return;
    case 'cards-for-chips':
      player.steps.push({ do: 'cards-for-chips', at, count: does.most });
      return;
    case 'draw':
      draw(draft, player, { count: does.count, because: placed.card }, tell);
      return;
    case 'gamble':
      player.steps.push({ do: 'gamble', at });
      return;
  }
}

/** [RG-8.6] Chips are doubled by x2, cards never. */
function reward(
  draft: State,
  player: Player,
  won: Reward & { readonly by: CardId; readonly goods: readonly number[] },
  tell: Tell<Event>,
): void {
  const worlds = won.goods.map((good) => player.tableau[good].card);
  for (const good of won.goods) removeGood(draft, player, good);
  const chips = hasBonus(draft, player, 'consume-x2') ? 2 * won.chips : won.chips;
  tell({ type: 'goods-consumed', seat: player.seat, by: won.by, worlds, chips, cards: won.cards });
  takeChips(draft, player, chips);
  draw(draft, player, { count: won.cards, because: won.by }, tell);
}

/** [RG-8.7] All chips earned are paid, even out of an empty pool. */
export function takeChips(draft: State, player: Player, chips: number): void {
  player.chips += chips;
  draft.pool -= chips;
}

/** [RG-8.5] The flipped card is won if its cost is the number named. */
export function gamble(draft: State, player: Player, number: number, tell: Tell<Event>): void {
  const pile = pileOf(draft, player);
  const card = takeTop(draft, pile, tell);
  if (card === undefined) return;
  const won = cardOf(draft, card).cost === number;
  if (won) player.hand.push(card);
  else pile.discard.push(card);
  tell({ type: 'gambled', seat: player.seat, number, card, won }, { reveals: true });
}

/** All sets of so many of these, in rising order. */
function subsets(from: readonly number[], size: number): number[][] {
  if (size > from.length) return [];
  if (size === 0) return [[]];
  if (size === from.length) return [[...from]];
  const sets: number[][] = [];
  for (let index = 0; index <= from.length - size; index++) {
    for (const rest of subsets(from.slice(index + 1), size - 1)) sets.push([from[index], ...rest]);
  }
  return sets;
}
