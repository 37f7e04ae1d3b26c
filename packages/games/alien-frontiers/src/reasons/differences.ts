import { type Seat, type Twin, twins, type Weighed } from '@orrery/engine';
import { finalValue } from '../bot/features.ts';
import { WORTHS } from '../bot/worths.ts';
import type { State } from '../state.ts';
import { type Item, itemsOf, leftOf } from './items.ts';
import type { Outcome, Term } from './terms.ts';

/** A match won or lost outweighs whatever can be counted. */
const DECIDED = 20;

/**
 * What the seat leads by in one state and not in the other, term by term, in points at the end. Of several others those count most who
 * stand best, as they do in the chance to win.
 */
export function differences(one: State, other: State, { seat }: { readonly seat: Seat }): readonly Weighed<Term>[] {
  if (one.endedBy !== undefined || other.endedBy !== undefined) return endings(one, other, seat);
  const left = { one: leftOf(one), other: leftOf(other) };
  const found: Weighed<Term>[] = [];
  let pace = 0;
  for (const { seat: each } of one.players) {
    const sign = each === seat ? 1 : -rivalry(one, other, { seat, rival: each });
    for (const { term, lasting, early, fades } of twins(itemsOf(one, each), itemsOf(other, each), aboutOf).map(changeOf)) {
      pace += sign * fades * (left.one - left.other);
      const worth = sign * (lasting + (early * (left.one + left.other)) / 2);
      if (worth !== 0) found.push({ term, worth });
    }
  }
  if (pace !== 0) found.push({ term: { of: 'pace', amount: Math.round(100 * (left.other - left.one)) }, worth: pace });
  return found;
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

/** As the glance sees it between two turns. */
export function standingOf(state: State, seat: Seat): number {
  const left = leftOf(state);
  return itemsOf(state, seat).reduce((sum, { lasting, early }) => sum + lasting + early * left, 0);
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
  if (term.of === 'over') return term;
  if (term.of === 'both-tokens') {
    const short = amountOf(now) > 0 ? was : now;
    return { ...term, lacks: short?.of === 'both-tokens' ? short.lacks : term.lacks, amount: amountOf(now) - amountOf(was) };
  }
  return { ...term, amount: amountOf(now) - amountOf(was) };
}

const amountOf = (term: Term | undefined): number => (term === undefined || !('amount' in term) ? 0 : term.amount);

/** What a term is about, whatever there is of it. */
export function aboutOf(term: Term): string {
  if (term.of === 'footing') return `footing ${term.seat} ${term.territory}`;
  if (term.of === 'both-tokens') return `both-tokens ${term.seat}`;
  return term.of === 'hub' ? `hub ${term.seat}` : JSON.stringify({ ...term, amount: 0 });
}
