import type { PlaceId } from '../cards/places.ts';
import { FULL_WILL } from '../state.ts';
import type { Scale } from './scale.ts';
import { IN_HAND, WORTHS } from './worths.ts';

/**
 * What the place cards and the Will of one Hunted are worth when the next turn begins. Which places a Hunted can go to is open to all,
 * so a small hand is a danger; it can be mended by Resisting or Giving Up, and the best of these ways counts.
 */
export function assetsWorth(scale: Scale, assets: Assets): number {
  const { hand, pile, will } = assets;
  if (will <= 0)
    return handWorth(scale, hand.count + pile.count, hand.worth + pile.worth) + willWorth(scale, FULL_WILL) - scale.assimilation;
  let best = handWorth(scale, hand.count, hand.worth) + willWorth(scale, will);
  if (pile.count === 0) return best;
  for (let paid = 1; paid <= 2 && paid < will; paid++) {
    const back = Math.min(pile.count, 2 * paid);
    best = Math.max(best, handWorth(scale, hand.count + back, hand.worth + pile.best[back]) + willWorth(scale, will - paid) - RESIST_LATER);
  }
  const whole = handWorth(scale, hand.count + pile.count, hand.worth + pile.worth) + willWorth(scale, FULL_WILL) - scale.assimilation;
  return Math.max(best, whole - RESIST_LATER);
}

/** A way out that is still to be taken is worth a little less than one that is not needed. */
const RESIST_LATER = 0.08;

const willWorth = ({ nextTurn }: Scale, will: number): number => WORTHS.will[will] * nextTurn;

function handWorth({ danger, left, nextTurn }: Scale, count: number, worth: number): number {
  return worth * nextTurn * (0.4 + 0.6 * left) - danger / Math.max(WORTHS.emptyHand, count);
}

/** A Hunted's cards and Will, as they will be when the next turn begins. */
export interface Assets {
  readonly hand: Pile;
  readonly pile: Pile;
  readonly will: number;
}

/** Place cards as they are weighed. */
export interface Pile {
  readonly count: number;
  readonly worth: number;
  /** The n best of them together, for n = 0, 1, 2 … */
  readonly best: readonly number[];
}

export function pileOf(cards: readonly PlaceId[]): Pile {
  const best = [0];
  for (const card of cards) {
    const worth = IN_HAND[card];
    let at = best.length;
    best.push(worth);
    for (; at > 1 && best[at - 1] < worth; at--) best[at] = best[at - 1];
    best[at] = worth;
  }
  for (let at = 1; at < best.length; at++) best[at] += best[at - 1];
  return { count: cards.length, worth: best[cards.length], best };
}

/** This many of the best cards of the pile come to hand. */
export function returned(assets: Assets, cards: number): Assets {
  const { hand, pile, will } = assets;
  const back = Math.min(cards, pile.count);
  const gain = pile.best[back];
  return {
    hand: { count: hand.count + back, worth: hand.worth + gain, best: hand.best },
    pile: { count: pile.count - back, worth: pile.worth - gain, best: pile.best.slice(back).map((sum) => sum - gain) },
    will,
  };
}

/** This many of the worst cards of the hand go to the pile. */
export function discarded(assets: Assets, cards: number): Assets {
  const { hand, pile, will } = assets;
  const gone = Math.min(cards, hand.count);
  const kept = hand.count - gone;
  const lost = hand.worth - (hand.best[kept] ?? hand.worth);
  return {
    hand: { count: kept, worth: hand.worth - lost, best: hand.best.slice(0, kept + 1) },
    pile: { count: pile.count + gone, worth: pile.worth + lost, best: pile.best.concat(new Array(gone).fill(pile.worth + lost)) },
    will,
  };
}
