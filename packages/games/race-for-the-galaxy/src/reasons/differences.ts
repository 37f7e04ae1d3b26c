import { type Pair, type Seat, type Twin, twins, type Weighed } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { evaluate } from '../bot/evaluate.ts';
import { result } from '../flow/score.ts';
import { robotPoints } from '../rules/robot-points.ts';
import type { Player, State } from '../state.ts';
import { type Horizon, horizonOf, type Item, itemsOf } from './items.ts';
import { ownCards, unnamed } from './own-cards.ts';
import { aboutOf, type Outcome, type Term } from './terms.ts';

/** A match won or lost outweighs whatever can be counted. */
const DECIDED = 40;

/**
 * What the seat leads its strongest rival by in one state and not in the other, term by term, in points at the end. Things are weighed
 * as if both matches had the mean of both still to come; what is left of the difference is that one of them ends sooner.
 */
export function differences(one: State, other: State, { seat, start, pair }: From): readonly Weighed<Term>[] {
  if (one.stage === 'over' || other.stage === 'over') return endings(one, other, seat);
  const horizon = mean(horizonOf(one), horizonOf(other));
  const found: Weighed<Term>[] = [];
  for (const { seat: each } of one.players) {
    const sign = each === seat ? 1 : -(rivalry(one, seat, each) + rivalry(other, seat, each)) / 2;
    if (sign === 0) continue;
    const all = twins(itemsOf(one, each, horizon), itemsOf(other, each, horizon), aboutOf)
      .map((twin) => ({ term: changed(twin), worth: sign * ((twin.now?.worth ?? 0) - (twin.was?.worth ?? 0)) }))
      .filter(({ worth }) => Math.abs(worth) > 1e-9);
    found.push(...(each === seat ? ownCards(all, { one, other, seat, start, pair }) : ofRival(all, { start: start.players[each], sign })));
  }
  const robot = robotOf(one) - robotOf(other);
  if (robot !== 0) found.push({ term: { of: 'robot', amount: Math.round(robot) }, worth: -robot });
  const told = found.reduce((sum, { worth }) => sum + worth, 0);
  const pace = leadOf(one, seat) - leadOf(other, seat) - told;
  const sooner = horizonOf(other).roundsLeft - horizonOf(one).roundsLeft;
  if (sooner !== 0) found.push({ term: { of: 'pace', amount: sooner > 0 ? 1 : -1 }, worth: pace });
  const amount = pair === undefined ? 0 : seenMore(pair);
  return gathered(amount === 0 ? found : [...found.map((each) => ofKept(each, seat)), ...ofSight(amount, seat)]);
}

/** What it is worth to choose from one card more. */
const SEEN = 0.08;

/**
 * To see more cards speaks for itself, whatever those that are kept promise in the worlds that were imagined. It is not taken off what they
 * promise: they would be told to promise less where they promise a little more.
 */
const ofSight = (amount: number, seat: Seat): readonly Weighed<Term>[] => [
  { term: { of: 'sight', seat, amount }, worth: SEEN * amount },
  { term: { of: 'untold-hand', seat, amount: 0 }, worth: -SEEN * amount },
];

const ofKept = ({ term, worth }: Weighed<Term>, seat: Seat): Weighed<Term> => ({
  term: term.of === 'untold-hand' && term.seat === seat ? { of: 'kept-cards', seat } : term,
  worth,
});

/** How many more cards one of two Explore actions shows. */
function seenMore({ better, worse }: Pair<Action>): number {
  const [one, other] = [better, worse].map((action) => {
    const actions = action.type === 'choose-actions' ? action.actions : [];
    return (actions.includes('explore-5') ? 5 : 0) + (actions.includes('explore-1-1') ? 1 : 0);
  });
  return one > 0 && other > 0 ? one - other : 0;
}

interface From {
  readonly seat: Seat;
  readonly start: State;
  readonly pair?: Pair<Action>;
}

/** What the seat could see a rival do, as far as it is open now: the rest of it together, where cards without a name come into it. */
function ofRival(found: readonly Weighed<Term>[], { start, sign }: { readonly start: Player; readonly sign: number }) {
  const told = found.map(({ term, worth }): Weighed<Term> => {
    const isOpen = term.of !== 'placed' || start.tableau.some(({ card }) => card === term.card);
    if (term.of === 'promise') return { term: { of: 'untold-hand', seat: term.seat, amount: 0 }, worth };
    return { term: isOpen ? term : unnamed(term), worth };
  });
  const places = told.filter(({ term }) => term.of === 'tableau').reduce((sum, { worth }) => sum + Math.abs(worth), 0);
  // What they come to where cards without a name come into it is told on average, over the worlds where none do, too.
  if (places === 0) return [...told, { term: { of: 'rival', seat: start.seat, amount: 0 }, worth: 0 } as const];
  const isTold = ({ term }: Weighed<Term>) => term.of === 'chips' || term.of === 'goal' || term.of === 'placed';
  const worth = told.filter((each) => !isTold(each)).reduce((sum, each) => sum + each.worth, 0);
  return [...told.filter(isTold), { term: { of: 'rival', seat: start.seat, amount: worth / sign }, worth } as const];
}

/** Terms without a name are told together. */
function gathered(found: readonly Weighed<Term>[]): readonly Weighed<Term>[] {
  const kept: Weighed<Term>[] = [];
  for (const each of found) {
    const at = kept.findIndex(({ term }) => isNameless(term) && isNameless(each.term) && aboutOf(term) === aboutOf(each.term));
    const before = kept[at];
    if (before === undefined) kept.push(each);
    else kept[at] = { term: both(before.term, each.term), worth: before.worth + each.worth };
  }
  return kept;
}

const isNameless = ({ of }: Term): boolean => of === 'tableau' || of === 'kept-cards';

const both = (one: Term, other: Term): Term =>
  one.of === 'tableau' && other.of === 'tableau' ? { ...one, amount: one.amount + other.amount } : one;

const mean = (one: Horizon, other: Horizon): Horizon => ({
  roundsLeft: (one.roundsLeft + other.roundsLeft) / 2,
  money: (one.money + other.money) / 2,
});

function prospectsOf(state: State, seat: Seat): number {
  return itemsOf(state, seat, horizonOf(state)).reduce((sum, { worth }) => sum + worth, 0);
}

const robotOf = ({ robot, ...state }: State): number => (robot === undefined ? 0 : robotPoints(state, robot) + robot.economy);

/** Over the strongest rival, or the robot. */
export function leadOf(state: State, seat: Seat): number {
  const rival = rivalOf(state, seat);
  return prospectsOf(state, seat) - (rival === undefined ? robotOf(state) : prospectsOf(state, rival));
}

function rivalOf(state: State, seat: Seat): Seat | undefined {
  const others = state.players.filter((player) => player.seat !== seat).map((player) => player.seat);
  const sorted = others.sort((one, two) => prospectsOf(state, two) - prospectsOf(state, one));
  return sorted[0];
}

const rivalry = (state: State, seat: Seat, each: Seat): number => (rivalOf(state, seat) === each ? 1 : 0);

function endings(one: State, other: State, seat: Seat): readonly Weighed<Term>[] {
  const now = outcomeOf(one, seat);
  const otherwise = outcomeOf(other, seat);
  if (now === otherwise) return finals(now, pointsAhead(one, seat) - pointsAhead(other, seat));
  return [{ term: { of: 'over', now, else: otherwise }, worth: DECIDED * (hopeOf(one, seat) - hopeOf(other, seat)) }];
}

const finals = (outcome: Outcome, amount: number): readonly Weighed<Term>[] =>
  amount === 0 ? [] : [{ term: { of: 'final', outcome, amount }, worth: amount }];

/** In a match that is over: by how many points the seat is ahead of its best rival, or behind it. */
function pointsAhead(state: State, seat: Seat): number {
  const points = (result(state)?.seats ?? []).map((line) => ({ seat: line.seat, points: line.points }));
  const own = points.find((line) => line.seat === seat)?.points ?? 0;
  const others = points.filter((line) => line.seat !== seat).map((line) => line.points);
  return own - Math.max(...others, ...(state.robot === undefined ? [] : [robotPoints(state, state.robot)]));
}

const OUTCOMES: { readonly [Each in Exclude<Outcome, 'open'>]: number } = { won: 1, shared: 0.6, lost: 0 };

/** A match that goes on is not yet won, nor lost by who is far behind. */
function hopeOf(state: State, seat: Seat): number {
  const outcome = outcomeOf(state, seat);
  return outcome === 'open' ? evaluate(state, seat) : OUTCOMES[outcome];
}

function outcomeOf(state: State, seat: Seat): Outcome {
  const lines = result(state)?.seats;
  if (lines === undefined) return 'open';
  if (lines.find((line) => line.seat === seat)?.rank !== 1) return 'lost';
  return lines.filter(({ rank }) => rank === 1).length > 1 ? 'shared' : 'won';
}

/** The term of a thing as it is in the one state and in the other. */
function changed({ now, was }: Twin<Item>): Term {
  const term = now?.term ?? was?.term;
  if (term === undefined) throw new Error('a thing that is in neither state');
  if (term.of === 'untold-hand') return term;
  if (term.of !== 'placed') return 'amount' in term ? { ...term, amount: amountOf(now?.term) - amountOf(was?.term) } : term;
  return { ...term, now: now?.term.of === 'placed' ? now.term.now : undefined, else: was?.term.of === 'placed' ? was.term.now : undefined };
}

const amountOf = (term: Term | undefined): number => (term !== undefined && 'amount' in term ? term.amount : 0);
