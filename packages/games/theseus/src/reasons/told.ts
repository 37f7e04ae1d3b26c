import { courseOf, type Weighed } from '@orrery/engine';
import { isOnAt } from '../rules/in-effect.ts';
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
  return moved(fetched(whole(told)), ways.start);
}

function withCourse(term: Term, { one, other, start }: Ways): Term {
  if (term.of === 'installed') return { ...term, wasOn: isOnNow(start, term) };
  if (!('course' in term)) return term;
  const [before, now, otherwise] = [start, one, other].map((state) => countOf(state, term));
  // Where one is upgraded either way, the second is not "an Alien is upgraded", nor that none is.
  if (term.of === 'better-side' && Math.min(now, otherwise) > before) return { ...term, course: now > otherwise ? 'more' : 'fewer' };
  return { ...term, course: courseOf(before, now, otherwise) };
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

/** A unit that is lost or got with its better side up is one thing. */
function whole(weighed: readonly Weighed<Term>[]): readonly Weighed<Term>[] {
  const sideOf = ({ term }: Weighed<Term>): Weighed<Term> | undefined =>
    term.of === 'unit' ? weighed.find((each) => isSideOf(each.term, term)) : undefined;
  const sides = new Set(weighed.map(sideOf));
  return weighed.filter((each) => !sides.has(each)).map((each) => ({ term: each.term, worth: each.worth + (sideOf(each)?.worth ?? 0) }));
}

const isSideOf = (term: Term, { seat, unit, amount }: TermOf<'unit'>): boolean =>
  term.of === 'better-side' && term.seat === seat && term.unit === unit && term.amount === amount;

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

/** One card that is installed here in the one way and there in the other is told once; so is one card instead of another. */
function moved(weighed: readonly Weighed<Term>[], start: State): readonly Weighed<Term>[] {
  const left = [...weighed];
  for (const here of weighed) {
    const { term } = here;
    if (!isNew(term, start, 1) || !left.includes(here)) continue;
    const there = left.find((each) => isElsewhere(each.term, term) && isNew(each.term, start, -1));
    const rival = left.find((each) => isInstead(each.term, term) && isNew(each.term, start, -1));
    const { seat, card, sector } = term;
    if (there?.term.of === 'installed') {
      const placed: Term = { of: 'placed', seat, card, sector, instead: there.term.sector };
      left.splice(left.indexOf(here), 1, { term: placed, worth: here.worth + there.worth });
      left.splice(left.indexOf(there), 1);
    } else if (rival?.term.of === 'installed' && here.worth + rival.worth > 0) {
      const chosen: Term = { of: 'chosen', seat, card, sector, rather: rival.term.card, there: rival.term.sector };
      left.splice(left.indexOf(here), 1, { term: chosen, worth: here.worth + rival.worth });
      left.splice(left.indexOf(rival), 1);
    }
  }
  return left;
}

const isElsewhere = (term: Term, { seat, card, sector }: TermOf<'installed'>): boolean =>
  term.of === 'installed' && term.seat === seat && term.card === card && term.sector !== sector;

const isInstead = (term: Term, { seat, card }: TermOf<'installed'>): boolean =>
  term.of === 'installed' && term.seat === seat && term.card !== card;

/** Whether exactly one copy is installed since the start, in the better way (1) or in the other (-1). */
function isNew(term: Term, start: State, way: 1 | -1): term is TermOf<'installed'> {
  if (term.of !== 'installed' || term.count - term.elseCount !== way) return false;
  return installedAt(start, term) === Math.min(term.count, term.elseCount);
}

/** Whoever holds it: one that is captured was there before. */
function installedAt(state: State, { card, sector }: TermOf<'installed'>): number {
  return state.sectors.filter(({ id }) => id === sector).flatMap(({ slots }) => slots.filter((each) => each?.card === card)).length;
}
