import type { Pair, Seat, Weighed } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { CardId } from '../cards/catalogue.ts';
import { cardOf } from '../rules/cards.ts';
import type { Player, State } from '../state.ts';
import { BEST, horizonOf, offerOf } from './items.ts';
import type { Offer, Term, TermOf } from './terms.ts';

interface Ends {
  readonly one: State;
  readonly other: State;
  readonly seat: Seat;
  /** The imagined state both came from: cards are told as they are in it, the same in every world. */
  readonly start: State;
  readonly pair?: Pair<Action>;
}

type Found = readonly Weighed<Term>[];

/**
 * What becomes of the seat's own cards, each told once: a card that is placed is not also one that is no longer kept, and of one that
 * is placed or kept instead of another both are named.
 */
export function ownCards(found: Found, ends: Ends): Found {
  const known = knownTo(ends.start.players[ends.seat]);
  const offer = offersOf(ends);
  const hand = new Set([...known].filter((card) => !lies(ends.start, ends.seat, card)));
  const placed = paired(withoutPromise(found.map((each) => asOffered(each, { known, offer }))), { known: hand, offer });
  return kept(placed, { ends, known, offer }).map(({ term, worth }) => ({ term: onOthers(nameless(term, { ends, known }), ends), worth }));
}

/** Cards whose names the seat knows: its own, and what lies in its tableau. */
const knownTo = ({ hand, seen, tableau, startChoice }: Player): ReadonlySet<CardId> =>
  new Set([...hand, ...seen, ...startChoice, ...tableau.map(({ card }) => card)]);

type OfferOf = (card: CardId) => Offer;

function offersOf({ start, seat }: Ends): OfferOf {
  const { roundsLeft } = horizonOf(start);
  return (card) => offerOf({ state: start, player: start.players[seat], roundsLeft }, card);
}

interface Cards {
  readonly known: ReadonlySet<CardId>;
  readonly offer: OfferOf;
}

/** Told as things are, whatever they have come to in this world. */
function asOffered({ term, worth }: Weighed<Term>, { known, offer }: Cards): Weighed<Term> {
  if (term.of === 'promise' && known.has(term.card)) return { term: { ...term, offer: offer(term.card) }, worth };
  if (term.of === 'placed' && known.has(term.card)) return { term: { ...term, later: offer(term.card).later }, worth };
  return { term, worth };
}

/** A card that is placed one way and kept the other: one thing, not two. */
function withoutPromise(found: Found): Found {
  const left: Weighed<Term>[] = [];
  const promised = new Map<CardId, number>();
  const isPlaced = (card: CardId) => found.some(({ term }) => term.of === 'placed' && term.card === card && isOneSided(term));
  for (const each of found) {
    if (each.term.of === 'promise' && isPlaced(each.term.card)) promised.set(each.term.card, each.worth);
    else left.push(each);
  }
  return left.map(({ term, worth }) => ({ term, worth: worth + (term.of === 'placed' ? (promised.get(term.card) ?? 0) : 0) }));
}

const isOneSided = ({ now, else: otherwise }: TermOf<'placed'>): boolean => (now === undefined) !== (otherwise === undefined);

/** What is placed one way and what is placed the other, in pairs. */
function paired(found: Found, { known, offer }: Cards): Found {
  const isNew = (each: Weighed<Term>): each is Weighed<TermOf<'placed'>> => each.term.of === 'placed' && known.has(each.term.card);
  const byWorth = (one: Weighed<Term>, two: Weighed<Term>) => Math.abs(two.worth) - Math.abs(one.worth);
  const here = found.filter(isNew).filter(({ term }) => term.else === undefined && term.now !== undefined);
  const there = found.filter(isNew).filter(({ term }) => term.now === undefined && term.else !== undefined);
  const pairs = Math.min(here.length, there.length);
  const [ones, others] = [here, there].map((all) => all.sort(byWorth).slice(0, pairs));
  const left = found.filter((each) => !ones.some((one) => one === each) && !others.some((one) => one === each));
  const insteads = ones.map(({ term, worth }, at): Weighed<Term> => {
    const than = others[at];
    const now = { points: term.now ?? 0, later: offer(term.card).later };
    const otherwise = { points: than.term.else ?? 0, later: offer(than.term.card).later };
    return {
      term: { of: 'instead', seat: term.seat, card: term.card, than: than.term.card, now, else: otherwise },
      worth: worth + than.worth,
    };
  });
  return [...left, ...insteads];
}

interface Hands extends Cards {
  readonly ends: Ends;
}

/** Where one card is in hand instead of another, all that the hands promise is about these two. */
function kept(found: Found, { ends, known, offer }: Hands): Found {
  const { one, other, seat } = ends;
  const [card, ...more] = without(one.players[seat].hand, other.players[seat].hand);
  const [than, ...others] = without(other.players[seat].hand, one.players[seat].hand);
  if (card === undefined || than === undefined || more.length + others.length > 0) return found;
  if (!known.has(card) || !known.has(than) || lies(other, seat, card) || lies(one, seat, than)) return found;
  const isPromise = ({ term }: Weighed<Term>) => term.of === 'promise' || term.of === 'untold-hand';
  const worth = found.filter(isPromise).reduce((sum, each) => sum + each.worth, 0);
  const left = found.filter((each) => !isPromise(each));
  if (worth === 0) return left;
  const offers = { now: offer(card), else: offer(than), eitherWay: gone(ends, { card, than }) };
  const term: Term = { of: 'kept', seat, card, than, ...offers };
  const upsides = worth > 0 ? [] : upsidesOf(term, ends.start);
  return [...left, ...upsides, { term, worth: upsides.reduce((rest, each) => rest - each.worth, worth) }];
}

/** A card that only one of the two actions discards at once, but the other way, too, in the end. */
function gone({ one, other, seat, pair }: Ends, { card, than }: Pick<TermOf<'kept'>, 'card' | 'than'>): CardId | undefined {
  if (pair?.better.type !== 'discard' || pair.worse.type !== 'discard') return undefined;
  const isLeft = (each: CardId) => [one, other].some(({ players }) => players[seat].hand.includes(each));
  return [pair.worse.card, pair.better.card].find((each) => each !== card && each !== than && !isLeft(each));
}

/** What is placed where somebody else must choose its phase first, or in another round, is not only the seat's own doing. */
function onOthers(term: Term, ends: Ends): Term {
  if (term.of !== 'placed' && term.of !== 'instead') return term;
  const isOwn = term.of === 'instead' ? places(ends, 'better', term.card) && places(ends, 'worse', term.than) : isDone(term, ends);
  return isOwn ? term : { ...term, onOthers: true };
}

const isDone = ({ card, now, else: otherwise }: TermOf<'placed'>, ends: Ends): boolean =>
  otherwise === undefined ? places(ends, 'better', card) : now === undefined && places(ends, 'worse', card);

/** Whether this action has the card placed, whatever others do. */
function places({ one, start, pair }: Ends, which: 'better' | 'worse', card: CardId): boolean {
  const action = pair?.[which];
  if (action?.type === 'choose-actions') return action.actions.includes(cardOf(start, card).kind === 'world' ? 'settle' : 'develop');
  return (action?.type === 'place' && action.card === card) || one.round <= start.round + 1;
}

/** What speaks for a card that is worse in all. */
function upsidesOf({ seat, card, than, now, else: otherwise, eitherWay }: TermOf<'kept'>, start: State): Found {
  const { money, roundsLeft } = horizonOf(start);
  const conquered = 'military' in now.price ? 0 : undefined;
  const measured = [
    { what: 'points', now: now.points, else: otherwise.points, each: 1 },
    { what: 'powers', now: now.later, else: otherwise.later, each: 1 },
    { what: 'good', now: now.good ? 1 : 0, else: otherwise.good ? 1 : 0, each: 1 },
    { what: 'growth', now: now.grows ? 1 : 0, else: otherwise.grows ? 1 : 0, each: 1 + GROWTH * roundsLeft },
    { what: 'conquest', now: conquered, else: cardsFor(otherwise), each: -money },
    { what: 'price', now: cardsFor(now), else: cardsFor(otherwise), each: -money },
  ] as const;
  return measured.flatMap(({ each, ...rest }): Found => {
    if (rest.now === undefined || rest.else === undefined) return [];
    const worth = BEST * each * (rest.now - rest.else);
    return worth > 0 ? [{ term: { of: 'upside', seat, card, than, eitherWay, ...rest, now: rest.now, else: rest.else }, worth }] : [];
  });
}

/** As in `bot/worths.ts`. */
const GROWTH = 0.25;

const cardsFor = ({ price }: Offer): number | undefined => ('cards' in price ? price.cards : undefined);

const lies = (state: State, seat: Seat, card: CardId): boolean => state.players[seat].tableau.some((placed) => placed.card === card);

/** Cards of the one hand that are not in the other, copies counted. */
function without(hand: readonly CardId[], other: readonly CardId[]): readonly CardId[] {
  const left = [...other];
  return hand.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What was only imagined to be drawn has no name; what is in hand both ways only counts more or less beside others. */
function nameless(term: Term, { ends, known }: Omit<Hands, 'offer'>): Term {
  if (term.of === 'promise') {
    const isKept = [ends.one, ends.other].every(({ players }) => players[ends.seat].hand.includes(term.card));
    return known.has(term.card) && !isKept ? term : { of: 'untold-hand', seat: term.seat, amount: 0 };
  }
  return term.of === 'placed' && !known.has(term.card) ? unnamed(term) : term;
}

/** A card without a name that is placed, or not. */
export const unnamed = ({ seat, now, else: otherwise }: TermOf<'placed'>): Term => ({
  of: 'tableau',
  seat,
  amount: (now === undefined ? 0 : 1) - (otherwise === undefined ? 0 : 1),
});
