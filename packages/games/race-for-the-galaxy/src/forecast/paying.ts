import type { Seat } from '@orrery/engine';
import type { CardId } from '../cards/catalogue.ts';
import { cardOf } from '../rules/cards.ts';
import type { Payment } from '../rules/payment.ts';
import { helpOf, isScrappedByUse } from '../rules/settle-words.ts';
import { strengthAgainst } from '../rules/strength.ts';
import type { State } from '../state.ts';
import { costsOf } from './costs.ts';

/** Cards whose loss hurts least, worst first: what cannot be placed again or afforded, then what is worth little. */
export function leastWanted(state: State, seat: Seat): readonly number[] {
  const { hand, tableau } = state.players[seat];
  const worth = hand.map((id, index) => {
    const card = cardOf(state, id);
    if (card.kind === 'development' && tableau.some((placed) => placed.card === id)) return -20;
    const { price, force, printed } = costsOf(state, seat, { card: id, isPlaced: false });
    const lacking = Math.min(
      price === undefined ? 99 : Math.max(0, price.cards - (hand.length - 1)),
      force === undefined ? 99 : 2 * Math.max(0, printed - force.total),
    );
    const isCopy = hand.indexOf(id) < index;
    return (card.points === 'scored' ? 4 : card.points) + card.cost / 2 - 1.5 * Math.min(8, lacking) - (isCopy ? 3 : 0);
  });
  return hand.map((_, index) => index).sort((one, other) => worth[one] - worth[other] || one - other);
}

/** Of several ways to pay: nothing that leaves the tableau, then fewest cards. */
export function bestWay(state: State, seat: Seat, ways: readonly Payment[]): number {
  const scraps = ({ use }: Payment) => use.filter((at) => isScrappedByUse(cardOf(state, state.players[seat].tableau[at].card))).length;
  const price = (way: Payment) => 10 * scraps(way) + way.cards + way.use.length / 10;
  return ways.reduce((best, way, index) => (price(way) < price(ways[best]) ? index : best), 0);
}

/** Ways no other way beats, by their numbers: none that gives up the same and more. The rest can be wanted only for a second world. */
export function worthwhile(ways: readonly Payment[]): readonly number[] {
  const beats = (one: Payment, other: Payment) =>
    one !== other &&
    one.cards <= other.cards &&
    one.use.length < other.use.length + (one.cards < other.cards ? 1 : 0) &&
    one.use.every((at) => other.use.includes(at));
  return ways.flatMap((way, index) => (ways.some((one) => beats(one, way)) ? [] : [index]));
}

/** What a way to get a world comes to. */
export interface Way {
  /** Places of the tableau whose cards leave it. */
  readonly scraps: readonly number[];
  /** Cards of the hand are turned into Military. */
  readonly buys: boolean;
  /** A military world is paid for. */
  readonly isPaidInstead: boolean;
  /** Military against the world, with what the way adds. */
  readonly military: number;
}

export function wayOf(state: State, seat: Seat, { card, way }: { readonly card: CardId; readonly way: Payment }): Way {
  const player = state.players[seat];
  const world = cardOf(state, card);
  const helpers = way.use.map((at) => ({ at, facts: cardOf(state, player.tableau[at].card) }));
  const helps = helpers.flatMap(({ facts }) => facts.settle.flatMap((power) => helpOf(power, world) ?? []));
  const isPaidInstead = helps.some(({ as }) => as === 'payment');
  const buys = !isPaidInstead && helps.some(({ as }) => as === 'bought-military');
  const scrapped = helps.reduce((sum, help) => sum + (help.as === 'scrapped-military' ? help.by : 0), 0);
  return {
    scraps: helpers.flatMap(({ at, facts }) => (isScrappedByUse(facts) ? [at] : [])),
    buys,
    isPaidInstead,
    military: strengthAgainst(state, player, world) + scrapped + (buys ? way.cards : 0),
  };
}
