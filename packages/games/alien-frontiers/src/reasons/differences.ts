import { courseOf, type Pair, type Seat, type Twin, twins, type Weighed } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { finalValue } from '../bot/features.ts';
import { WORTHS } from '../bot/worths.ts';
import { FIELDS, type State } from '../state.ts';
import { bothTokens, fleetOf, type Item, itemsOf, leftOf } from './items.ts';
import { isInReach } from './known.ts';
import type { Footing, Outcome, Term, TermOf } from './terms.ts';

/** For whom, and where both ways began. */
export interface From {
  readonly seat: Seat;
  readonly start: State;
  /** Where one action each led there. */
  readonly pair?: Pair<Action>;
}

/** A match won or lost outweighs whatever can be counted. */
const DECIDED = 20;
/** The least that is told, in points. */
export const WORTH_A_WORD = 0.03;

/**
 * What the seat leads by in one state and not in the other, term by term, in points at the end. Of several others those count most who
 * stand best, as they do in the chance to win.
 */
export function differences(one: State, other: State, { seat, start, pair }: From): readonly Weighed<Term>[] {
  if (one.endedBy !== undefined || other.endedBy !== undefined) return endings(one, other, seat);
  const left = { one: leftOf(one), other: leftOf(other) };
  const found: Weighed<Term>[] = [];
  let pace = 0;
  for (const { seat: each } of one.players) {
    const sign = each === seat ? 1 : -rivalry(one, other, { seat, rival: each });
    const weighed: Weighed<Term>[] = [];
    for (const { term, lasting, early, fades } of twins(itemsOf(one, each), itemsOf(other, each), aboutOf).map(changeOf)) {
      pace += sign * fades * (left.one - left.other);
      weighed.push({ term, worth: sign * (lasting + (early * (left.one + left.other)) / 2) });
    }
    const both = sign * (bothTokens(one, each) - bothTokens(other, each));
    found.push(...asTold(weighed, { both, seat: each, states: [one, other, start] }).filter(({ worth }) => worth !== 0));
  }
  if (pace !== 0) found.push({ term: { of: 'pace', amount: Math.round(100 * (left.other - left.one)) }, worth: pace });
  found.push(...generators(one, other, { seat, start }));
  return found.map((each) => asTaken(each, seat, pair?.better));
}

/**
 * The glance weighs of a generator what it does to bonuses and points today. Where it stands is a reason of last resort: worth a word, and
 * taken back in what is not told, so that the terms still add up.
 */
function generators(one: State, other: State, { seat, start }: From): readonly Weighed<Term>[] {
  const moved = FIELDS.filter((field) => one.fields[field] !== other.fields[field] && one.fields[field] !== start.fields[field]);
  if (moved.length === 0) return [];
  const terms = moved.map((field): Weighed<Term> => ({ term: { of: 'field', field, on: one.fields[field] }, worth: WORTH_A_WORD }));
  return [...terms, { term: { of: 'given-back', seat, amount: 0 }, worth: -WORTH_A_WORD * moved.length }];
}

function asTaken({ term, worth }: Weighed<Term>, seat: Seat, action: Action | undefined): Weighed<Term> {
  const isTaken = term.of === 'card' && term.seat === seat && action?.type === 'claim-card' && action.card === term.card;
  return isTaken ? { term: { ...term, isTaken }, worth } : { term, worth };
}

function endings(one: State, other: State, seat: Seat): readonly Weighed<Term>[] {
  const now = outcomeOf(one, seat);
  const otherwise = outcomeOf(other, seat);
  if (now === otherwise) return [];
  return [{ term: { of: 'over', now, else: otherwise }, worth: DECIDED * (OUTCOMES[now] - OUTCOMES[otherwise]) }];
}

const OUTCOMES: { readonly [Each in Outcome]: number } = { won: 1, shared: 0.6, open: 0.5, lost: 0 };

function outcomeOf(state: State, seat: Seat): Outcome {
  if (state.endedBy === undefined) return 'open';
  const value = finalValue(state, seat);
  return value === 1 ? 'won' : value > 0 ? 'shared' : 'lost';
}

/** How much of the seat's chances hangs on this rival; 1 for the only one, all together 1. */
function rivalry(one: State, other: State, { seat, rival }: { readonly seat: Seat; readonly rival: Seat }): number {
  const shareIn = (state: State): number => {
    const weights = state.players
      .filter((player) => player.seat !== seat)
      .map((player) => ({ at: player.seat, weight: weightOf(state, player.seat) }));
    const sum = weights.reduce((all, { weight }) => all + weight, 0);
    return (weights.find(({ at }) => at === rival)?.weight ?? 0) / sum;
  };
  return (shareIn(one) + shareIn(other)) / 2;
}

function weightOf(state: State, seat: Seat): number {
  return Math.exp(WORTHS.steepness * standingOf(state, seat));
}

interface Telling {
  readonly seat: Seat;
  /** The better way's end, the other's, and where both began. */
  readonly states: readonly [State, State, State];
  /** The worth of having at least one token of each kind. */
  readonly both: number;
}

/** What one seat has, as it is told: by what came of it from the start, and what is one thing together. */
function asTold(weighed: readonly Weighed<Term>[], { seat, states, both }: Telling): readonly Weighed<Term>[] {
  const landed = weighed.find(({ term }) => term.of === 'landed')?.term;
  const more = landed?.of === 'landed' ? landed.amount : 0;
  const short = weighed.find(({ term, worth }) => term.of === 'tokens' && term.none !== undefined && worth * both > 0);
  const told = weighed.map(({ term, worth }): Weighed<Term> => {
    if (term.of === 'ships') {
      const [now, otherwise, before] = states.map((state) => fleetOf(state, seat));
      return { term: { ...term, course: courseOf(before, now, otherwise) }, worth };
    }
    if (term.of === 'hub') return { term: { ...term, isLanded: more !== 0 && (more > 0 ? term.now : term.else) === 0 }, worth };
    return { term, worth: term === short?.term ? worth + both : worth };
  });
  const rest: Weighed<Term> = { term: { of: 'given-back', seat, amount: 0 }, worth: short === undefined ? both : 0 };
  return [...cardsTogether(told, states[2]), rest];
}

/** Cards that would come from the deck have no names, so they are one thing. */
function cardsTogether(weighed: readonly Weighed<Term>[], start: State): readonly Weighed<Term>[] {
  const told: Weighed<Term>[] = [];
  let unseen: Weighed<TermOf<'card'>> | undefined;
  for (const one of weighed) {
    const { term, worth } = one;
    if (term.of !== 'card' || isInReach(start, term.card)) told.push(one);
    else
      unseen = { term: { ...term, card: 'unseen', amount: term.amount + (unseen?.term.amount ?? 0) }, worth: worth + (unseen?.worth ?? 0) };
  }
  return unseen === undefined ? told : [...told, unseen];
}

/** As the glance sees it between two turns. */
export function standingOf(state: State, seat: Seat): number {
  const left = leftOf(state);
  return itemsOf(state, seat).reduce((sum, { lasting, early }) => sum + lasting + early * left, bothTokens(state, seat));
}

interface Change extends Item {
  /** What fades of it, in the mean of both. */
  readonly fades: number;
}

function changeOf({ now, was }: Twin<Item>): Change {
  const known = now ?? was;
  if (known === undefined) throw new Error('a thing that is in neither state');
  return {
    term: changed(known.term, now?.term, was?.term),
    lasting: (now?.lasting ?? 0) - (was?.lasting ?? 0),
    early: (now?.early ?? 0) - (was?.early ?? 0),
    fades: ((now?.early ?? 0) + (was?.early ?? 0)) / 2,
  };
}

/** The term of a thing as it is in the one state and in the other. */
function changed(term: Term, now: Term | undefined, was: Term | undefined): Term {
  if (term.of === 'footing') {
    const here = now?.of === 'footing' ? now : undefined;
    const there = was?.of === 'footing' ? was : undefined;
    const bonus = (here?.bonus ?? 0) - (there?.bonus ?? 0);
    const positron = (here?.positron ?? 0) - (there?.positron ?? 0);
    return { ...term, now: here?.now ?? 'none', else: there?.now ?? 'none', bonus, positron };
  }
  if (term.of === 'hub') return { ...term, now: now?.of === 'hub' ? now.now : 0, else: was?.of === 'hub' ? was.now : 0 };
  if (term.of === 'over' || term.of === 'field') return term;
  const amount = amountOf(now) - amountOf(was);
  if (term.of === 'tokens') return { ...term, amount, none: amountOf(now) === 0 ? 'now' : amountOf(was) === 0 ? 'else' : undefined };
  if (term.of === 'given-back') return term;
  return { ...term, amount };
}

const amountOf = (term: Term | undefined): number => (term === undefined || !('amount' in term) ? 0 : term.amount);

/** What a term is about, whatever there is of it. */
export function aboutOf(term: Term): string {
  switch (term.of) {
    case 'footing':
      return `footing ${term.seat} ${term.territory}`;
    case 'tokens':
      return `tokens ${term.seat} ${term.token}`;
    case 'card':
      return `card ${term.seat} ${term.card}`;
    case 'field':
      return `field ${term.field}`;
    case 'pace':
    case 'over':
      return term.of;
    default:
      return `${term.of} ${term.seat}`;
  }
}

/** The same, of what is told: where nobody controls a territory, a lead that is shared is named once. */
export function toldAbout(term: Term): string {
  if (term.of === 'footing' && !controls(term.now) && !controls(term.else)) return `tie ${term.territory}`;
  return aboutOf(term);
}

const controls = (footing: Footing): boolean => footing === 'control' || footing === 'safe';
