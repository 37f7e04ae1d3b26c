import { type Seat, type Twin, twins, type Weighed } from '@orrery/engine';
import type { AdaptationId } from '../cards/adaptations.ts';
import type { State } from '../state.ts';
import { type Item, itemsOf } from './items.ts';
import { rather } from './rather.ts';
import { type Ends, isRevealed, stands, turnOf } from './stands.ts';
import { aboutOf, type Outcome, type Term, type TermOf } from './terms.ts';

/** A match won or lost outweighs whatever can be counted. */
const DECIDED = 20;

/** What one side leads by in one state and not in the other, term by term, in steps of the Rescue counter. */
export function differences(one: State, other: State, { seat, start }: From): readonly Weighed<Term>[] {
  if (one.ended !== undefined || other.ended !== undefined) return endings(one, other, seat);
  const sign = seat === one.creature.seat ? -1 : 1;
  const ends = { one, other, seat, start };
  const isNearer = one.assimilation - other.assimilation;
  const { found, nearness } = stands(ends);
  const all = found.map(({ term, worth }): Weighed<Term> => ({ term, worth: sign * worth }));
  for (const twin of twins(itemsOf(one, seat), itemsOf(other, seat), aboutOf)) {
    const worth = sign * ((twin.now?.worth ?? 0) - (twin.was?.worth ?? 0));
    if (Math.abs(worth) > 1e-9) all.push(...told({ term: changed(twin), worth }, { ...ends, twin, isNearer }));
  }
  if (Math.abs(nearness) > 1e-9) all.push(ofNearness(sign * nearness, ends));
  return rather(gathered(laying(all, { ...ends, sign })), { seat, sign });
}

interface From {
  readonly seat: Seat;
  readonly start: State;
}

interface Change extends Ends {
  readonly twin: Twin<Item>;
  /** By how much the Assimilation counter is further from its end. */
  readonly isNearer: number;
}

/** Close to the end everything weighs more: where nothing but the weight of a thing has changed, that is the doing of the counter. */
function ofNearness(worth: number, { one, other }: Ends): Weighed<Term> {
  if (one.assimilation !== other.assimilation) return { term: { of: 'assimilation', amount: 0 }, worth };
  const defenseOf = ({ sanctuary }: State) => sanctuary?.defense ?? 0;
  return { term: { of: 'way', rescue: other.rescue - one.rescue, defense: defenseOf(other) - defenseOf(one) }, worth };
}

/** As it is told. */
function told({ term, worth }: Weighed<Term>, change: Change): readonly Weighed<Term>[] {
  const { twin, isNearer } = change;
  const isTurn = term.of === 'hunt' || term.of === 'catch';
  // Reckoned in two measures, or with what was only imagined.
  if (isTurn && (twin.now === undefined || twin.was === undefined || isRevealed(change)))
    return [{ term: { of: 'untold', amount: 0 }, worth }];
  if (term.of !== 'catch') return [{ term: nameless(term, change), worth }];
  const dated: Term = { ...term, turn: turnOf(change) };
  if (isNearer === 0) return [{ term: dated, worth }];
  const byLikelihood = worth * likelihoodShare(twin);
  return [...(byLikelihood === 0 ? [] : [{ term: dated, worth: byLikelihood }]), ofNearness(worth - byLikelihood, change)];
}

/** How much of the change comes from the likelihood of a catch, and not from what one costs. */
function likelihoodShare({ now, was }: Twin<Item>): number {
  const whole = (now?.worth ?? 0) - (was?.worth ?? 0);
  const [here, there] = [amountOf(now?.term), amountOf(was?.term)];
  const cost = ((here === 0 ? 0 : (now?.worth ?? 0) / here) + (there === 0 ? 0 : (was?.worth ?? 0) / there)) / 2;
  return whole === 0 ? 0 : (cost * (here - there)) / whole;
}

/** Who may lay two cards in the turn that has begun is seldom caught: that is told, and not how seldom. */
function laying(found: readonly Weighed<Term>[], { one, other, sign }: Ends & { readonly sign: number }): readonly Weighed<Term>[] {
  const changed = one.hunted.flatMap(({ seat, lays, nextLays }) => {
    const was = other.hunted.find((each) => each.seat === seat);
    const amount = was === undefined || nextLays !== was.nextLays ? 0 : lays - was.lays;
    return amount === 0 ? [] : [{ seat, amount }];
  });
  const [{ seat, amount } = { seat: -1, amount: 0 }, ...more] = changed;
  if (amount === 0 || more.length > 0 || one.turn.stage !== 'exploration' || other.turn.stage !== 'exploration') return found;
  const isWhy = ({ term, worth }: Weighed<Term>) => term.of === 'catch' && worth * amount * sign > 0;
  return found.map((each) => (isWhy(each) ? { term: { of: 'two-cards', seat, amount }, worth: each.worth } : each));
}

/** A card that was only imagined to be drawn has no name. */
function nameless(term: Term, ends: Ends): Term {
  const { seat, start } = ends;
  if (term.of === 'own-hunt' && !start.creature.hand.some(({ card }) => card === term.card)) return UNTOLD;
  if (term.of === 'developed' && !knownAdaptations(ends).includes(term.adaptation)) return UNTOLD;
  if (term.of === 'plan' && seat !== start.creature.seat && !hasOnly(ends)) return UNTOLD;
  if (term.of === 'owns') return { ...term, isNew: !isOwned(start, term) };
  if (term.of !== 'own-survival') return term;
  if (survivalOf(start, seat).some((card) => card === term.card)) return term;
  const isMore = survivalOf(ends.one, seat).length !== survivalOf(ends.other, seat).length;
  return isMore ? { of: 'survival', seat, amount: term.amount } : { of: 'new-survival', amount: term.amount };
}

const UNTOLD: Term = { of: 'untold', amount: 0 };

const survivalOf = ({ hunted }: State, seat: Seat) => (hunted.find((each) => each.seat === seat)?.survival ?? []).map(({ card }) => card);

/** What is developed, and the Creature's own hand. */
function knownAdaptations({ start, seat }: Ends): readonly AdaptationId[] {
  const { developed, adaptationHand, seat: creature } = start.creature;
  return [...developed.map(({ adaptation }) => adaptation), ...(seat === creature ? adaptationHand : [])];
}

/** Whether the Creature has developed nothing meanwhile that was only imagined. */
function hasOnly(ends: Ends): boolean {
  const known = knownAdaptations(ends);
  return [ends.one, ends.other].every(({ creature }) => creature.developed.every(({ adaptation }) => known.includes(adaptation)));
}

function isOwned({ hunted }: State, { seat, place }: TermOf<'owns'>): boolean {
  const owner = hunted.find((each) => each.seat === seat);
  return owner !== undefined && [...owner.hand, ...owner.discard, ...owner.played.map(({ card }) => card)].includes(place);
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
  if (one.of === 'hunt' && other.of === 'hunt') return { ...one, amount: one.amount + other.amount };
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
  if (term.of === 'untold') return term;
  if ('amount' in term) return { ...term, amount: amountOf(here) - amountOf(there) };
  if (term.of === 'way' && there?.of === 'way')
    return { ...term, rescue: there.rescue - term.rescue, defense: there.defense - term.defense };
  // What is drawn meanwhile differs from world to world: only the difference is told.
  if (term.of === 'plan' && there?.of === 'plan')
    return { ...term, now: { dna: term.now.dna - there.now.dna, cards: term.now.cards - there.now.cards }, else: { dna: 0, cards: 0 } };
  return term;
}

const amountOf = (term: Term | undefined): number => (term !== undefined && 'amount' in term ? term.amount : 0);
