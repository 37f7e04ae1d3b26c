import { type Seat, type Twin, twins, type Weighed } from '@orrery/engine';
import type { State } from '../state.ts';
import { type Item, itemsOf } from './items.ts';
import { aboutOf, type Outcome, type Term, type TermOf } from './terms.ts';

/** A match won or lost outweighs whatever can be counted. */
const DECIDED = 20;

/** What one side leads by in one state and not in the other, term by term, in steps of the Rescue counter. */
export function differences(one: State, other: State, { seat, start }: From): readonly Weighed<Term>[] {
  if (one.ended !== undefined || other.ended !== undefined) return endings(one, other, seat);
  const sign = seat === one.creature.seat ? -1 : 1;
  const isNearer = one.assimilation - other.assimilation;
  const found: Weighed<Term>[] = [];
  for (const twin of twins(itemsOf(one, seat), itemsOf(other, seat), aboutOf)) {
    const worth = sign * ((twin.now?.worth ?? 0) - (twin.was?.worth ?? 0));
    if (Math.abs(worth) > 1e-9) found.push(...told({ term: changed(twin), worth }, { twin, isNearer, seat, start }));
  }
  return gathered(found);
}

interface From {
  readonly seat: Seat;
  readonly start: State;
}

interface Change extends From {
  readonly twin: Twin<Item>;
  /** By how much the Assimilation counter is further from its end. */
  readonly isNearer: number;
}

/**
 * As it is told. Close to the end everything weighs more: where nothing but the weight of a thing has changed, that is the doing of the
 * Assimilation counter.
 */
function told({ term, worth }: Weighed<Term>, { twin, isNearer, seat, start }: Change): readonly Weighed<Term>[] {
  const nearness = (share: number): Weighed<Term>[] => (share === 0 ? [] : [{ term: { of: 'assimilation', amount: 0 }, worth: share }]);
  if (isNearer === 0) return [{ term: nameless(term, { seat, start }), worth }];
  if (term.of === 'stand' && isSame(term)) return nearness(worth);
  if (term.of !== 'catch') return [{ term: nameless(term, { seat, start }), worth }];
  const byLikelihood = worth * likelihoodShare(twin, term);
  return [...(byLikelihood === 0 ? [] : [{ term, worth: byLikelihood }]), ...nearness(worth - byLikelihood)];
}

const isSame = ({ now, else: otherwise }: TermOf<'stand'>): boolean =>
  now.will === otherwise.will && now.hand === otherwise.hand && now.cards?.join() === otherwise.cards?.join();

/** How much of the change comes from the likelihood of a catch, and not from what one costs. */
function likelihoodShare({ now, was }: Twin<Item>, { now: here, else: there }: TermOf<'catch'>): number {
  const whole = (now?.worth ?? 0) - (was?.worth ?? 0);
  const cost = ((here === 0 ? 0 : (now?.worth ?? 0) / here) + (there === 0 ? 0 : (was?.worth ?? 0) / there)) / 2;
  return whole === 0 ? 0 : (cost * (here - there)) / whole;
}

/** A card that was only imagined to be drawn has no name. */
function nameless(term: Term, { seat, start }: From): Term {
  if (term.of === 'own-hunt' && !start.creature.hand.some(({ card }) => card === term.card))
    return { of: 'hunt-cards', amount: term.amount };
  if (term.of !== 'own-survival') return term;
  const held = start.hunted.find((hunted) => hunted.seat === seat)?.survival ?? [];
  return held.some(({ card }) => card === term.card) ? term : { of: 'survival', seat, amount: term.amount };
}

/** Terms about the same are told together. */
function gathered(found: readonly Weighed<Term>[]): readonly Weighed<Term>[] {
  const known = new Map<string, Weighed<Term>>();
  for (const each of found) {
    const before = known.get(aboutOf(each.term));
    const worth = each.worth + (before?.worth ?? 0);
    known.set(aboutOf(each.term), { term: before === undefined ? each.term : more(before.term, each.term), worth });
  }
  return [...known.values()];
}

function more(one: Term, other: Term): Term {
  if (one.of === 'assimilation' && other.of === 'assimilation') return { ...one, amount: one.amount + other.amount };
  if (one.of === 'hunt-cards' && other.of === 'hunt-cards') return { ...one, amount: one.amount + other.amount };
  return one.of === 'survival' && other.of === 'survival' ? { ...one, amount: one.amount + other.amount } : one;
}

function endings(one: State, other: State, seat: Seat): readonly Weighed<Term>[] {
  const now = outcomeOf(one, seat);
  const otherwise = outcomeOf(other, seat);
  if (now === otherwise) return [];
  return [{ term: { of: 'over', now, else: otherwise }, worth: DECIDED * (OUTCOMES[now] - OUTCOMES[otherwise]) }];
}

const OUTCOMES: { readonly [Each in Outcome]: number } = { won: 1, open: 0.5, lost: 0 };

function outcomeOf({ ended, creature }: State, seat: Seat): Outcome {
  if (ended === undefined) return 'open';
  return (ended === 'assimilated') === (seat === creature.seat) ? 'won' : 'lost';
}

/** The term of a thing as it is in the one state and in the other. */
function changed({ now, was }: Twin<Item>): Term {
  const here = now?.term;
  const there = was?.term;
  const term = here ?? there;
  if (term === undefined) throw new Error('a thing that is in neither state');
  if ('amount' in term) return { ...term, amount: amountOf(here) - amountOf(there) };
  if (term.of === 'way' && there?.of === 'way') return { ...term, else: there.now };
  if (term.of === 'stand' && there?.of === 'stand') return { ...term, else: there.now };
  if (term.of === 'catch' && there?.of === 'catch') return { ...term, else: there.now };
  return term;
}

const amountOf = (term: Term | undefined): number => (term !== undefined && 'amount' in term ? term.amount : 0);
