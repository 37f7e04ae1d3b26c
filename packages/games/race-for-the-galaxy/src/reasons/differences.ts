import { type Seat, type Twin, twins, type Weighed } from '@orrery/engine';
import type { CardId } from '../cards/catalogue.ts';
import { result } from '../flow/score.ts';
import { robotPoints } from '../rules/robot-points.ts';
import type { Player, State } from '../state.ts';
import { type Horizon, horizonOf, type Item, itemsOf } from './items.ts';
import { aboutOf, type Outcome, type Term } from './terms.ts';

/** A match won or lost outweighs whatever can be counted. */
const DECIDED = 40;

/**
 * What the seat leads its strongest rival by in one state and not in the other, term by term, in points at the end. Things are weighed
 * as if both matches had the mean of both still to come; what is left of the difference is that one of them ends sooner.
 */
export function differences(one: State, other: State, { seat, start }: From): readonly Weighed<Term>[] {
  if (one.stage === 'over' || other.stage === 'over') return endings(one, other, seat);
  const horizon = mean(horizonOf(one), horizonOf(other));
  const found: Weighed<Term>[] = [];
  for (const { seat: each } of one.players) {
    const sign = each === seat ? 1 : -(rivalry(one, seat, each) + rivalry(other, seat, each)) / 2;
    if (sign === 0) continue;
    const known = seat === each ? knownTo(start.players[seat]) : new Set(start.players[each].tableau.map(({ card }) => card));
    const isKept = (card: CardId) => one.players[each].hand.includes(card) && other.players[each].hand.includes(card);
    for (const twin of twins(itemsOf(one, each, horizon), itemsOf(other, each, horizon), aboutOf)) {
      const worth = sign * ((twin.now?.worth ?? 0) - (twin.was?.worth ?? 0));
      if (Math.abs(worth) > 1e-9) found.push({ term: nameless(changed(twin), { known, isKept }), worth });
    }
  }
  const robot = robotOf(one) - robotOf(other);
  if (robot !== 0) found.push({ term: { of: 'robot', amount: Math.round(robot) }, worth: -robot });
  const told = found.reduce((sum, { worth }) => sum + worth, 0);
  const pace = leadOf(one, seat) - leadOf(other, seat) - told;
  const sooner = horizonOf(other).roundsLeft - horizonOf(one).roundsLeft;
  if (sooner !== 0) found.push({ term: { of: 'pace', amount: sooner > 0 ? 1 : -1 }, worth: pace });
  return gathered(found);
}

interface From {
  readonly seat: Seat;
  readonly start: State;
}

/** Cards whose names the seat knows: its own, and what lies in its tableau. */
const knownTo = ({ hand, seen, tableau, startChoice }: Player): ReadonlySet<CardId> =>
  new Set([...hand, ...seen, ...startChoice, ...tableau.map(({ card }) => card)]);

interface Knowledge {
  readonly known: ReadonlySet<CardId>;
  /** In hand both ways: it only counts more or less beside others. */
  isKept(card: CardId): boolean;
}

/** What was only imagined to be drawn or held has no name. */
function nameless(term: Term, { known, isKept }: Knowledge): Term {
  if (term.of === 'promise' && (!known.has(term.card) || isKept(term.card))) return { of: 'untold-hand', seat: term.seat, amount: 0 };
  if (term.of !== 'placed' || known.has(term.card)) return term;
  return { of: 'tableau', seat: term.seat, amount: (term.now === undefined ? 0 : 1) - (term.else === undefined ? 0 : 1) };
}

/** Terms without a name are told together. */
function gathered(found: readonly Weighed<Term>[]): readonly Weighed<Term>[] {
  const kept: Weighed<Term>[] = [];
  for (const each of found) {
    const at = kept.findIndex(({ term }) => term.of === 'tableau' && each.term.of === 'tableau' && term.seat === each.term.seat);
    const before = kept[at];
    if (before?.term.of !== 'tableau' || each.term.of !== 'tableau') kept.push(each);
    else kept[at] = { term: { ...before.term, amount: before.term.amount + each.term.amount }, worth: before.worth + each.worth };
  }
  return kept;
}

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
  if (now === otherwise) return [];
  return [{ term: { of: 'over', now, else: otherwise }, worth: DECIDED * (OUTCOMES[now] - OUTCOMES[otherwise]) }];
}

const OUTCOMES: { readonly [Each in Outcome]: number } = { won: 1, shared: 0.6, open: 0.5, lost: 0 };

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
  if (term.of === 'over' || term.of === 'untold-hand') return term;
  if (term.of !== 'placed') return { ...term, amount: amountOf(now?.term) - amountOf(was?.term) };
  return { ...term, now: now?.term.of === 'placed' ? now.term.now : undefined, else: was?.term.of === 'placed' ? was.term.now : undefined };
}

const amountOf = (term: Term | undefined): number => (term !== undefined && 'amount' in term ? term.amount : 0);
