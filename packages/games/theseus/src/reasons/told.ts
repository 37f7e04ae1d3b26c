import { courseOf, type Seat, type Weighed } from '@orrery/engine';
import { holderOf, isOnAt } from '../rules/in-effect.ts';
import { type State, SUPPLY } from '../state.ts';
import { unitTerm } from '../text/shape.ts';
import type { Term, TermOf } from './terms.ts';

/** The better way's end, the other's, and where both began. */
export interface Ways {
  readonly one: State;
  readonly other: State;
  readonly start: State;
}

/** The same terms as they are told: by what came of a thing since the start, and one card as one thing wherever it went. */
export function asTold(weighed: readonly Weighed<Term>[], ways: Ways): readonly Weighed<Term>[] {
  const told = weighed.map(({ term, worth }): Weighed<Term> => ({ term: withCourse(term, ways), worth }));
  return moved(fetched(told), ways.start);
}

function withCourse(term: Term, { one, other, start }: Ways): Term {
  if (term.of === 'installed') return { ...term, wasOn: isOnNow(start, term) };
  if (!('course' in term)) return term;
  return { ...term, course: courseOf(countOf(start, term), countOf(one, term), countOf(other, term)) };
}

type Counted = Extract<Term, { readonly course: unknown }>;

function countOf(state: State, term: Counted): number {
  const { upgrades, hand, bonus } = state.players[term.seat];
  switch (term.of) {
    case 'tokens':
      return upgrades;
    case 'instant':
      return hand.filter((card) => card === term.card).length;
    case 'bonus':
      return bonus.filter((card) => card === term.card).length;
    case 'pending':
      return state.sectors.flatMap(({ pending }) => pending.filter((each) => each?.card === term.card && each.owner === term.seat)).length;
    default:
      return unitsOf(state, term);
  }
}

/** Of what is not there yet one thinks as of a card that works. */
function isOnNow(state: State, { card, sector }: TermOf<'installed'>): boolean {
  const place = state.sectors.findIndex(({ id }) => id === sector);
  const slots = state.sectors[place]?.slots.flatMap((each, slot) => (each?.card === card ? [slot] : [])) ?? [];
  return slots.length === 0 || slots.some((slot) => isOnAt(state, place, slot));
}

function unitsOf({ units, players }: State, { of, seat, unit: wanted }: TermOf<'better-side'> | TermOf<'unit'>): number {
  return units.filter(
    ({ seat: owner, kind, at, isUpgraded }) =>
      owner === seat && at > SUPPLY && unitTerm(kind, players[seat].faction) === wanted && (of === 'unit' || isUpgraded),
  ).length;
}

/** A pending card that one way puts to use: that it no longer waits is no price of its own. */
function fetched(weighed: readonly Weighed<Term>[]): readonly Weighed<Term>[] {
  const left = new Map(weighed.map((one) => [one, one.worth]));
  for (const waiting of weighed) {
    if (waiting.term.of !== 'pending') continue;
    const used = weighed.find(({ term }) => waiting.term.of === 'pending' && isUseOf(term, waiting.term));
    if (used === undefined || !left.has(used)) continue;
    left.set(used, (left.get(used) ?? 0) + waiting.worth);
    left.delete(waiting);
  }
  return [...left].map(([{ term }, worth]) => ({ term, worth }));
}

/** Whether the card is put to use in the way in which it no longer waits. */
function isUseOf(term: Term, { seat, card, amount }: TermOf<'pending'>): boolean {
  if (Math.abs(amount) !== 1 || !('card' in term) || term.seat !== seat || term.card !== card) return false;
  if (term.of === 'instant') return term.amount === -amount;
  return term.of === 'installed' && (amount < 0 ? term.count > term.elseCount : term.count < term.elseCount);
}

/** One card that is installed here in the one way and there in the other is told once. */
function moved(weighed: readonly Weighed<Term>[], start: State): readonly Weighed<Term>[] {
  const left = [...weighed];
  for (const here of weighed) {
    const { term } = here;
    if (term.of !== 'installed' || term.elseCount > 0 || isInstalled(start, term)) continue;
    const there = left.find((each) => isElsewhere(each.term, term) && !isInstalled(start, each.term));
    if (there?.term.of !== 'installed') continue;
    const placed: Term = { of: 'placed', seat: term.seat, card: term.card, sector: term.sector, instead: there.term.sector };
    left.splice(left.indexOf(here), 1, { term: placed, worth: here.worth + there.worth });
    left.splice(left.indexOf(there), 1);
  }
  return left;
}

const isElsewhere = (term: Term, { seat, card }: TermOf<'installed'>): term is TermOf<'installed'> =>
  term.of === 'installed' && term.count === 0 && term.seat === seat && term.card === card;

function isInstalled(state: State, term: Term): boolean {
  if (term.of !== 'installed') return false;
  return state.sectors.some(
    ({ id, slots }) => id === term.sector && slots.some((each) => each?.card === term.card && isHeldBy(state, each, term.seat)),
  );
}

const isHeldBy = (state: State, installed: Parameters<typeof holderOf>[1], seat: Seat): boolean => holderOf(state, installed) === seat;
