import { quickTable, type Tell } from '@orrery/engine';
import type { CardId } from '../cards/catalogue.ts';
import type { ConsumePower, Good, Of, Reward } from '../cards/powers.ts';
import type { Event } from '../events.ts';
import type { Placed, Player, State } from '../state.ts';
import { cardOf, goodAt } from './cards.ts';
import { draw, removeGood } from './piles.ts';
import { hasBonus } from './rounds.ts';
import { sell } from './trade.ts';

/** Whose power it is, and where its card is in the tableau. */
export interface Use {
  readonly state: State;
  readonly player: Player;
  readonly at: number;
}

/** [RG-8.3] What a word of the Consume row does. */
interface ConsumeWord<Power> {
  /** Sets of goods it may take now; none: it cannot be used. A power that takes no goods has the empty set. */
  readonly sets: (power: Power, use: Use) => number[][];
  /** Like `sets`, but counts instead of listing. */
  readonly isUsable: (power: Power, use: Use) => boolean;
  readonly carryOut: (power: Power, use: Use & { readonly goods: readonly number[] }, tell: Tell<Event>) => void;
  /** [RG-8.4] May be left out. */
  readonly isOptional: boolean;
  readonly takesGoods: boolean;
}

const TAKES = { isOptional: false, takesGoods: true };
const WITHOUT_GOODS = [[]];

const CONSUME_WORDS: { readonly [Do in ConsumePower['do']]: ConsumeWord<Of<ConsumePower, Do>> } = quickTable({
  consume: {
    ...TAKES,
    sets: ({ kind, count }, { state, player }) => subsets(goodsOf(state, player, kind), count),
    isUsable: ({ kind, count }, { state, player }) => countGoods(state, player, kind) >= count,
    carryOut: (power, use, tell) => reward(use, power.reward, tell),
  },
  'consume-each': {
    ...TAKES,
    sets: ({ kind, most }, { state, player }) => {
      const goods = goodsOf(state, player, kind);
      return goods.length === 0 ? [] : subsets(goods, Math.min(most, goods.length));
    },
    isUsable: ({ kind }, { state, player }) => countGoods(state, player, kind) > 0,
    carryOut: ({ reward: { chips, cards } }, use, tell) => {
      const times = use.goods.length;
      reward(use, { chips: chips * times, cards: cards * times }, tell);
    },
  },
  'consume-different': {
    ...TAKES,
    sets: ({ kinds }, { state, player }) =>
      subsets(goodsOf(state, player), kinds).filter((set) => kindsOf(state, player, set) === set.length),
    isUsable: ({ kinds }, { state, player }) => kindsOf(state, player, goodsOf(state, player)) >= kinds,
    carryOut: (power, use, tell) => reward(use, power.reward, tell),
  },
  'consume-all': {
    ...TAKES,
    sets: (_, { state, player }) => {
      const goods = goodsOf(state, player);
      return goods.length === 0 ? [] : [goods];
    },
    isUsable: (_, { state, player }) => countGoods(state, player) > 0,
    carryOut: (_, use, tell) => reward(use, { chips: use.goods.length - 1, cards: 0 }, tell),
  },
  'consume-here': {
    ...TAKES,
    sets: (_, use) => (cardAt(use).good === undefined ? [] : [[use.at]]),
    isUsable: (_, use) => cardAt(use).good !== undefined,
    carryOut: (power, use, tell) => reward(use, power.reward, tell),
  },
  // [RG-8.8] A sale by a Consume power.
  sell: {
    ...TAKES,
    sets: (_, { state, player }) => goodsOf(state, player).map((good) => [good]),
    isUsable: (_, { state, player }) => countGoods(state, player) > 0,
    carryOut: ({ withTrade }, use, tell) => sell(use.state, use.player, { at: use.goods[0], withTrade, by: cardAt(use).card }, tell),
  },
  'cards-for-chips': {
    isOptional: true,
    takesGoods: false,
    sets: (_, { player }) => (player.hand.length > 0 ? WITHOUT_GOODS : []),
    isUsable: (_, { player }) => player.hand.length > 0,
    carryOut: ({ most }, { player, at }) => void player.pending.push({ do: 'cards-for-chips', at, count: most }),
  },
  draw: {
    isOptional: false,
    takesGoods: false,
    sets: () => WITHOUT_GOODS,
    isUsable: () => true,
    carryOut: ({ count }, use, tell) => draw(use.state, use.player, { count, because: cardAt(use).card }, tell),
  },
  gamble: {
    isOptional: false,
    takesGoods: false,
    sets: () => WITHOUT_GOODS,
    isUsable: () => true,
    carryOut: (_, { player, at }) => void player.pending.push({ do: 'gamble', at }),
  },
});

export function setsFor<Do extends ConsumePower['do']>(power: Of<ConsumePower, Do>, use: Use): number[][] {
  return CONSUME_WORDS[power.do].sets(power, use);
}

export function isUsableNow<Do extends ConsumePower['do']>(power: Of<ConsumePower, Do>, use: Use): boolean {
  return CONSUME_WORDS[power.do].isUsable(power, use);
}

export function carryOut<Do extends ConsumePower['do']>(
  power: Of<ConsumePower, Do>,
  use: Use & { readonly goods: readonly number[] },
  tell: Tell<Event>,
): void {
  CONSUME_WORDS[power.do].carryOut(power, use, tell);
}

/** [RG-8.4] Only cards for chips may be left out. */
export function isOptional({ do: word }: ConsumePower): boolean {
  return CONSUME_WORDS[word].isOptional;
}

export function takesGoods({ do: word }: ConsumePower): boolean {
  return CONSUME_WORDS[word].takesGoods;
}

function cardAt({ player, at }: Use): Placed {
  return player.tableau[at];
}

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

function kindsOf(state: State, player: Player, goods: readonly number[]): number {
  return new Set(goods.map((good) => goodAt(state, player, good))).size;
}

/** [RG-8.6] [RG-R21] What a power brings in chips is doubled by x2, cards never. */
function reward({ state, player, at, goods }: Use & { readonly goods: readonly number[] }, won: Reward, tell: Tell<Event>): void {
  const by: CardId = player.tableau[at].card;
  const worlds = goods.map((good) => player.tableau[good].card);
  for (const good of goods) removeGood(state, player, good);
  const chips = hasBonus(state, player, 'consume-x2') ? 2 * won.chips : won.chips;
  tell({ type: 'goods-consumed', seat: player.seat, by, worlds, chips, cards: won.cards });
  takeChips(state, player, chips);
  draw(state, player, { count: won.cards, because: by }, tell);
}

/** [RG-8.7] [RG-R22] [RG-R50] All chips earned are paid, even out of an empty pool, and the phase goes on. */
export function takeChips(draft: State, player: Player, chips: number): void {
  player.chips += chips;
  draft.pool -= chips;
}

/** All sets of this size of these, in rising order. */
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
