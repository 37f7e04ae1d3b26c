import { type Action, type CardId, cardOf, type Decision, type Payment, reckon, type State } from '@orrery/race-for-the-galaxy';

/** Cards to be picked out of the hand, or out of what Explore shows, before one press does the rest. */
export interface Picking {
  readonly from: 'hand' | 'seen';
  readonly means: 'discard' | 'keep';
  readonly least: number;
  readonly most: number;
}

/** What of the question has been settled by other presses. */
export interface Settled {
  readonly hand: readonly CardId[];
  readonly seen: readonly CardId[];
  /** Pay: the way that is chosen. */
  readonly way?: Payment | undefined;
  /** Produce: the world that gets a good for a card. */
  readonly world?: number | undefined;
}

export function pickingOf(decision: Decision, { hand, seen, way, world }: Settled): Picking | undefined {
  const discards = (least: number, most = least): Picking => ({ from: 'hand', means: 'discard', least, most });
  switch (decision.ask) {
    case 'discard': {
      if (decision.because !== 'explore') return discards(decision.count);
      const kept = seen.length - decision.count;
      return { from: 'seen', means: 'keep', least: kept, most: kept };
    }
    case 'pay-cards':
      return discards(decision.count);
    // Where the whole hand goes the rules take it by themselves.
    case 'pay':
      return way === undefined || way.cards === 0 || way.cards === hand.length ? undefined : discards(way.cards);
    case 'cards-for-chips':
      return discards(0, Math.min(decision.count, hand.length));
    case 'produce':
      return world === undefined ? undefined : discards(1);
    default:
      return undefined;
  }
}

/** The orders one press gives; undefined: too few or too many are picked. */
export function ordersFor(
  decision: Decision,
  picked: readonly number[],
  settled: Settled & { readonly picking: Picking | undefined },
): readonly Action[] | undefined {
  const { picking, hand, seen, way, world } = settled;
  if (picking !== undefined && (picked.length < picking.least || picked.length > picking.most)) return undefined;
  const chosen = picked.map((index) => hand[index]);
  const discards = chosen.map((card): Action => ({ type: 'discard', card }));
  switch (decision.ask) {
    case 'discard':
      if (picking?.means !== 'keep') return discards;
      return seen.filter((_, index) => !picked.includes(index)).map((card) => ({ type: 'discard', card }));
    case 'pay-cards':
      return discards;
    case 'pay':
      return way === undefined ? undefined : [{ type: 'pay', use: way.use, cards: way.cards }, ...discards];
    case 'cards-for-chips': {
      const goesOn = picked.length < decision.count && picked.length < hand.length;
      return goesOn ? [...discards, { type: 'stop' }] : discards;
    }
    case 'produce':
      return world === undefined ? undefined : [{ type: 'produce-for-card', world, card: chosen[0] }];
    default:
      return undefined;
  }
}

/** One more or one less; where no more fit, the one picked longest ago makes room. */
export function toggled(picked: readonly number[], index: number, most: number): readonly number[] {
  if (picked.includes(index)) return picked.filter((one) => one !== index);
  return [...picked, index].slice(-Math.max(1, most));
}

/** Cards whose loss hurts least, worst first: what cannot be placed again or afforded, then what is worth little. */
export function leastWanted(state: State, seat: number): readonly number[] {
  const { hand, tableau } = state.players[seat];
  const worth = hand.map((id, index) => {
    const card = cardOf(state, id);
    if (card.kind === 'development' && tableau.some((placed) => placed.card === id)) return -20;
    const { price, force, printed } = reckon(state, seat, { card: id, isPlaced: false });
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
export function bestWay(state: State, seat: number, ways: readonly Payment[]): number {
  const scraps = ({ use }: Payment) =>
    use.filter((at) => {
      const { settle } = cardOf(state, state.players[seat].tableau[at].card);
      return settle.some((power) => power.do === 'scrap-for-military' || power.do === 'scrap-for-free-world');
    }).length;
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
