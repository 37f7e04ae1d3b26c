import { type Seat, type Twin, twins, type Weighed } from '@orrery/engine';
import { progressOf } from '../bot/evaluate.ts';
import { isSameSide } from '../rules/sides.ts';
import type { State } from '../state.ts';
import { type Item, itemsOf, NOTHING } from './items.ts';
import { aboutOf, type Outcome, type Term } from './terms.ts';
import { asTold } from './told.ts';

/** For whom, and where both ways began. */
interface From {
  readonly seat: Seat;
  readonly start: State;
}

/** A match won or lost outweighs whatever can be counted. */
const DECIDED = 40;
/** The least that is told, in points of life or data. */
export const LEAST = 0.04;
/** In hundredths of a match. */
const WORTH_A_WORD = 4;
/** How much a point of lead counts at the beginning of a match and at its end, as in `bot/weights.ts`. */
const SCALE = { early: 1 / 6, late: 1 / 2 } as const;

export const scaleOf = (state: State): number => SCALE.early + (SCALE.late - SCALE.early) * progressOf(state);

/** What the seat's side leads by in one state and not in the other, term by term, in points of life or data. */
export function differences(one: State, other: State, { seat, start }: From): readonly Weighed<Term>[] {
  if (one.ended !== undefined || other.ended !== undefined) return endings(one, other, seat);
  const ones = itemsOf(one);
  const others = itemsOf(other);
  const found: Weighed<Term>[] = [];
  let lead = 0;
  for (const { seat: each } of one.players) {
    const sign = signOf(one, seat, each) * (isSameSide(one, seat, each) ? 1 : rivalry([ones, others], [one, other], { seat, rival: each }));
    lead += (sign * (sumOf(ones[each]) + sumOf(others[each]))) / 2;
    for (const twin of twins(ones[each], others[each], aboutOf)) {
      const worth = sign * ((twin.now?.worth ?? 0) - (twin.was?.worth ?? 0));
      if (Math.abs(worth) > 1e-9) found.push({ term: changed(twin), worth });
    }
  }
  const [scale, otherScale] = [scaleOf(one), scaleOf(other)];
  const pace = (lead * (scale - otherScale)) / ((scale + otherScale) / 2);
  const nearer = Math.round(100 * (progressOf(one) - progressOf(other)));
  // A card more or less out of a deck is counted, but nobody would call it a step to the end.
  if (pace !== 0) found.push({ term: { of: 'pace', amount: Math.abs(nearer) < WORTH_A_WORD ? 0 : nearer }, worth: pace });
  return [...asTold(found, { one, other, start }), ...broken(one, other, seat)];
}

/**
 * A pending card is worth the same under the Malfunction token. That it cannot be installed is a reason of last resort: worth a word, and
 * taken back in what is not told, so that the terms still add up.
 */
function broken(one: State, other: State, seat: Seat): readonly Weighed<Term>[] {
  const lying = lyingBroken(one);
  const otherwise = lyingBroken(other);
  if (lying === undefined || isSameSide(one, seat, lying.owner)) return [];
  if (lying.owner === otherwise?.owner && lying.card === otherwise.card) return [];
  const { owner, card } = lying;
  return [
    { term: { of: 'broken', seat: owner, card }, worth: LEAST },
    { term: { of: 'unsaid', amount: 0 }, worth: -LEAST },
  ];
}

function lyingBroken({ malfunction, sectors }: State) {
  return malfunction?.row === 'pending' ? (sectors[malfunction.place].pending[malfunction.slot] ?? undefined) : undefined;
}

const signOf = (state: State, seat: Seat, each: Seat): number => (isSameSide(state, seat, each) ? 1 : -1);

const sumOf = (items: readonly Item[]): number => items.reduce((all, { worth }) => all + worth, 0);

type Itemized = ReturnType<typeof itemsOf>;

/** In a deathmatch those count most who stand best; elsewhere every enemy counts. */
function rivalry(
  items: readonly [Itemized, Itemized],
  states: readonly [State, State],
  { seat, rival }: { readonly seat: Seat; readonly rival: Seat },
): number {
  if (states[0].mode !== 'deathmatch') return 1;
  const shareIn = (each: Itemized, state: State): number => {
    const weights = each.map((list, at) => (at === seat ? 0 : Math.exp(scaleOf(state) * sumOf(list))));
    return weights[rival] / weights.reduce((all, weight) => all + weight, 0);
  };
  return (shareIn(items[0], states[0]) + shareIn(items[1], states[1])) / 2;
}

function endings(one: State, other: State, seat: Seat): readonly Weighed<Term>[] {
  const now = outcomeOf(one, seat);
  const otherwise = outcomeOf(other, seat);
  if (now === otherwise) return [];
  return [{ term: { of: 'over', now, else: otherwise }, worth: DECIDED * (OUTCOMES[now] - OUTCOMES[otherwise]) }];
}

const OUTCOMES: { readonly [Each in Outcome]: number } = { won: 1, shared: 0.6, open: 0.5, lost: 0 };

function outcomeOf({ ended, mode }: State, seat: Seat): Outcome {
  if (ended === undefined) return 'open';
  if (!ended.winners.includes(seat)) return 'lost';
  return ended.winners.length > (mode === 'teams' ? 2 : 1) ? 'shared' : 'won';
}

/** The term of a thing as it is in the one state and in the other. */
function changed({ now, was }: Twin<Item>): Term {
  const term = now?.term ?? was?.term;
  if (term === undefined) throw new Error('a thing that is in neither state');
  const other = was?.term;
  const here = now?.term;
  switch (term.of) {
    case 'over':
    case 'broken':
    case 'unsaid':
    case 'placed':
    case 'chosen':
      return term;
    case 'race':
      return { ...term, now: here?.of === 'race' ? here.now : 0, else: other?.of === 'race' ? other.now : 0 };
    case 'installed': {
      const [one, two] = [here?.of === 'installed' ? here : undefined, other?.of === 'installed' ? other : undefined];
      return {
        ...term,
        ...{ now: one?.now ?? 0, count: one?.count ?? 0, isOn: one?.isOn ?? false, shows: one?.shows ?? NOTHING },
        ...{ else: two?.now ?? 0, elseCount: two?.count ?? 0, elseIsOn: two?.isOn ?? false, elseShows: two?.shows ?? NOTHING },
      };
    }
    case 'assault': {
      const [one, two] = [here?.of === 'assault' ? here : undefined, other?.of === 'assault' ? other : undefined];
      return { ...term, now: one?.now ?? 0, when: one?.when ?? 'far', else: two?.now ?? 0, elseWhen: two?.when ?? 'far' };
    }
    default:
      return { ...term, amount: amountOf(here) - amountOf(other) };
  }
}

const amountOf = (term: Term | undefined): number => (term !== undefined && 'amount' in term ? term.amount : 0);
