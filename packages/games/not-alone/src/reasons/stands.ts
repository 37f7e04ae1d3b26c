import type { Seat, Weighed } from '@orrery/engine';
import { prospectOf } from '../bot/prospect.ts';
import { scaleOf } from '../bot/scale.ts';
import type { PlaceId } from '../cards/places.ts';
import { hasBegun } from '../rules/moments.ts';
import { HUNT_TOKENS, type Hunted, type HuntToken, type State } from '../state.ts';
import { isHunting } from './items.ts';
import type { Term, Turn } from './terms.ts';

export interface Ends {
  readonly one: State;
  readonly other: State;
  readonly seat: Seat;
  /** The imagined state both came from. */
  readonly start: State;
}

export interface Stands {
  /** For the Hunted. */
  readonly found: readonly Weighed<Term>[];
  /** What comes of it that everything weighs more or less, the nearer the match is to its end. */
  readonly nearness: number;
}

export const turnOf = ({ one, start }: Ends): Turn => (one.turn.number > start.turn.number ? 'next' : 'this');

/** What each Hunted may hope for in the one state and not in the other: taken apart into Will, cards in hand, and where they are. */
export function stands(ends: Ends): Stands {
  const { one, other, seat } = ends;
  const found: Weighed<Term>[] = [];
  let nearness = 0;
  if (isHunting(one, seat) && isHunting(other, seat)) return { found, nearness };
  const [scale, otherScale] = [scaleOf(one), scaleOf(other)];
  const isMixed = isHunting(one, seat) || isHunting(other, seat);
  for (const hunted of one.hunted) {
    const was = other.hunted.find((each) => each.seat === hunted.seat);
    if (was === undefined) continue;
    const now = isHunting(one, seat) ? 0 : prospectOf(one, scale, { hunted, seat }).worth;
    const before = isHunting(other, seat) ? 0 : prospectOf(other, otherScale, { hunted: was, seat }).worth;
    if (isMixed) {
      found.push({ term: { of: 'untold', amount: 0 }, worth: now - before });
      continue;
    }
    const rescaled = prospectOf(other, scale, { hunted: was, seat }).worth;
    const sameWill = hunted.will === was.will ? now : prospectOf(one, scale, { hunted: { ...hunted, will: was.will }, seat }).worth;
    nearness += rescaled - before;
    const will: Term = { of: 'will', seat: hunted.seat, amount: hunted.will - was.will };
    found.push(
      { term: will, worth: now - sameWill },
      { term: restOf(ends, { hunted, was, worth: sameWill - rescaled }), worth: sameWill - rescaled },
    );
  }
  return { found: found.filter(({ worth }) => Math.abs(worth) > 1e-9), nearness };
}

interface Standing {
  readonly hunted: Hunted;
  readonly was: Hunted;
  readonly worth: number;
}

function restOf(ends: Ends, { hunted, was, worth }: Standing): Term {
  const { seat } = hunted;
  const amount = hunted.hand.length - was.hand.length;
  // What others have in play was only imagined before the reveal.
  if (seat !== ends.seat && isRevealed(ends)) return { of: 'untold', amount: 0 };
  if (amount !== 0) return { of: 'hand', seat, amount };
  const here = hunted.played.map(({ card }) => card);
  const there = was.played.map(({ card }) => card);
  if (seat === ends.seat) {
    // After a card has been played the hunt may go on, so that it is the question that tells whether tokens lie there.
    if (here.join() !== there.join() && hasBegun(ends.start, 'hunt-window') && here.length > 0 && there.length > 0)
      return visit(ends, { hunted, was });
    // Which card is laid is its own question.
    if (here.join() !== there.join()) return { of: 'untold', amount: 0 };
    const [kept, gone] = [without(hunted.hand, was.hand), without(was.hand, hunted.hand)];
    const [place, than] = [kept[0], gone[0]];
    if (kept.length === 1) return { of: 'in-hand', seat, place, than, amount: 10 * worth };
    if (kept.length > 1) return { of: 'other-hand', seat, now: kept, else: gone };
  }
  return ends.seat === ends.one.creature.seat && areLaid(ends.one)
    ? { of: 'hunt', amount: -10 * worth }
    : { of: 'prospects', seat, turn: turnOf(ends), amount: worth > 0 ? 1 : -1 };
}

/** Whether cards that were face down have come to light in between. */
export const isRevealed = ({ one, start }: Ends): boolean =>
  one.turn.number === start.turn.number && hasBegun(one, 'reveal-window') && !hasBegun(start, 'reveal-window');

const areLaid = ({ tokens }: State): boolean => HUNT_TOKENS.some((token) => tokens[token].length > 0);

function visit({ one, other }: Ends, { hunted, was }: Omit<Standing, 'worth'>): Term {
  const cards = (each: Hunted) => each.played.map(({ card }) => card);
  const [here, there] = [without(cards(hunted), cards(was)), without(cards(was), cards(hunted))];
  return { of: 'visit', seat: hunted.seat, here, there, now: tokensAt(one, hunted, here), else: tokensAt(other, was, there) };
}

/** The tokens that lie where these cards have led. */
function tokensAt({ tokens }: State, { played }: Hunted, cards: readonly PlaceId[]): readonly HuntToken[] {
  const places = played.filter(({ card }) => cards.includes(card)).map(({ place }) => place);
  return HUNT_TOKENS.filter((token) => tokens[token].some((place) => places.includes(place)));
}

const without = (cards: readonly PlaceId[], others: readonly PlaceId[]): readonly PlaceId[] =>
  cards.filter((card) => !others.includes(card));
