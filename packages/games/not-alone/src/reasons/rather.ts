import type { Seat, Weighed } from '@orrery/engine';
import type { Term, TermOf } from './terms.ts';

type Found = readonly Weighed<Term>[];

interface Side {
  readonly seat: Seat;
  /** 1 for the Hunted, -1 for the Creature. */
  readonly sign: number;
}

/** Where one thing is there instead of another of its kind, both are told at once: which of them is worth more, and by how much. */
export function rather(found: Found, side: Side): Found {
  return adaptations(characters(places(found, side), side), side);
}

type Owned = Weighed<TermOf<'owns'>>;
const isOwned = (each: Weighed<Term>): each is Owned => each.term.of === 'owns' && each.term.isNew;

function places(found: Found, { sign }: Side): Found {
  let left = found;
  for (const seat of new Set(found.filter(isOwned).map(({ term }) => term.seat))) {
    const owned = left.filter(isOwned).filter(({ term }) => term.seat === seat);
    const [got] = owned.filter(({ term }) => term.amount === 1);
    const [missed] = owned.filter(({ term }) => term.amount === -1);
    const [place, than] = [got?.term.place, missed?.term.place];
    // That it is in hand, too, is no other matter.
    const held = left.filter(
      ({ term }) =>
        term.of === 'in-hand' &&
        term.seat === seat &&
        (place === undefined ? term.than === than : term.place === place && (than === undefined || term.than === than)),
    );
    const worth = [...owned, ...held].reduce((sum, each) => sum + each.worth, 0);
    if (owned.length > 2 || (owned.length === 2 && (place === undefined || than === undefined))) continue;
    const [first] = owned;
    const term: Term =
      place === undefined || than === undefined ? first.term : { of: 'better-place', seat, place, than, amount: 10 * sign * worth };
    left = [...left.filter((each) => !owned.some((one) => one === each) && !held.includes(each)), { term, worth }];
  }
  return left;
}

type Known = Weighed<TermOf<'character'>>;

function characters(found: Found, { seat, sign }: Side): Found {
  const own = found.filter((each): each is Known => each.term.of === 'character' && each.term.seat === seat);
  const [one] = own.filter(({ term }) => term.amount > 0);
  const [other] = own.filter(({ term }) => term.amount < 0);
  if (one === undefined || other === undefined) return found;
  const worth = one.worth + other.worth;
  const term: Term = {
    of: 'better-character',
    character: one.term.character,
    than: other.term.character,
    amount: 10 * sign * worth,
  };
  return [...found.filter((each) => each !== one && each !== other), { term, worth }];
}

type Developed = Weighed<TermOf<'developed'>>;

function adaptations(found: Found, { sign }: Side): Found {
  const developed = found.filter((each): each is Developed => each.term.of === 'developed');
  const [one] = developed.filter(({ term }) => term.amount > 0);
  const [other] = developed.filter(({ term }) => term.amount < 0);
  if (developed.length !== 2 || one === undefined || other === undefined) return found;
  const worth = one.worth + other.worth;
  // For the Creature.
  const amount = -10 * sign * worth;
  const term: Term = { of: 'better-adaptation', adaptation: one.term.adaptation, than: other.term.adaptation, amount };
  return [...found.filter((each) => each !== one && each !== other), { term, worth }];
}
