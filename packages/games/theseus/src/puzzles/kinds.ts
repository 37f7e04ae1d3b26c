import type { GradedAnswer, PuzzleKind, PuzzleSolver, Seat, Tried } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { key } from '../bot/key.ts';
import { decision } from '../flow/flow.ts';
import type { Term } from '../reasons/terms.ts';
import { hasDataTrack } from '../rules/scores.ts';
import { FULL_DATA, type State } from '../state.ts';
import { answerOf, bestLine, canReach, type Goal, isPast, reaches, type TurnEffort, type WeighedStart, weighTurn } from './weigh-turn.ts';

type Kind = PuzzleKind<State, Action>;
type Try = Tried<State, Action>;

/** Points of life or data from the end: where a turn may decide. */
const NEAR = 9;
/** Fewer ways to go on are no puzzle. */
const FEWEST_ANSWERS = 5;
/** Less data than this nobody has to look for. */
const LEAST_DATA = 3;
/** Answers that are told to their end: the best, and the one it is held against. */
const EXPLAINED = 2;
/** With this effort nothing is left out. */
const WHOLE_EFFORT = 4;
const MOST_POSITIONS = 60_000;

const effortOf = (effort: number): TurnEffort => ({
  most: MOST_POSITIONS * Math.max(1, effort / WHOLE_EFFORT),
  looksAt: effort >= WHOLE_EFFORT ? 'all' : 'sensible',
});

const other = (seat: Seat): Seat => 1 - seat;
const hasWon = ({ ended }: State, seat: Seat): boolean => ended?.winners.length === 1 && ended.winners[0] === seat;

/** At the beginning of a turn of a duel. */
function isAtTurn(state: State, seat: Seat): boolean {
  const asks = state.mode === 'duel' && state.tieBreak === undefined ? decision(state, seat) : undefined;
  return asks?.ask === 'move' && !asks.isExtra && state.turn.further === 0 && !state.units.some(({ hasMoved }) => hasMoved);
}

/** One line for each answer, as a player would call it, the best first. */
function answersOf(state: State, weighed: readonly WeighedStart[], how: { goal: Goal; effort: TurnEffort }): GradedAnswer<Action>[] {
  const best = new Map<string, WeighedStart>();
  for (const start of weighed) {
    const name = answerOf(start.action);
    const known = best.get(name);
    if (known === undefined || start.worth > known.worth) best.set(name, start);
  }
  const sorted = [...best.values()].sort((one, two) => two.worth - one.worth);
  return sorted.map(({ action, worth }, at) => ({ line: at < EXPLAINED ? bestLine(state, { ...how, first: action }) : [action], worth }));
}

const winning = (seat: Seat): Goal => ({ most: 1, worthOf: (end) => (hasWon(end, seat) ? 1 : 0) });

/** Behind every end of the turn the other side's whole turn is looked at: all of them together take no more than so many positions. */
const MOST_REPLIES = 400_000;

function holding(seat: Seat, effort: number): Goal {
  const known = new Map<number, number>();
  let left = MOST_REPLIES * effort;
  return {
    most: 1,
    isSpent: () => left <= 0,
    worthOf: (end) => {
      if (end.ended !== undefined) return hasWon(end, seat) ? 1 : 0;
      if (left <= 0) return 0;
      const here = key(end);
      const before = known.get(here);
      if (before !== undefined) return before;
      const { first, looked } = canReach(end, winning(other(seat)), effortOf(effort));
      left -= looked;
      const worth = first === undefined ? 1 : 0;
      known.set(here, worth);
      return worth;
    },
  };
}

const gathering = (seat: Seat, _: number, start: State): Goal => ({
  most: FULL_DATA,
  worthOf: (end) => end.players[seat].data - start.players[seat].data,
});

function solved(
  goalOf: (seat: Seat, effort: number, start: State) => Goal,
): Pick<PuzzleSolver<State, Action>, 'answers' | 'solve' | 'worthOf'> {
  return {
    answers: 'turn',
    solve: (state, seat, effort) => {
      const how = { goal: goalOf(seat, effort, state), effort: effortOf(effort) };
      const weighed = weighTurn(state, how.goal, how.effort);
      const answers = weighed === undefined ? [] : answersOf(state, weighed, how);
      return answers.length < FEWEST_ANSWERS ? undefined : answers;
    },
    worthOf: ({ now, seat, start }, effort) => goalOf(seat, effort, start).worthOf(now),
  };
}

const COMMON: Pick<Kind, 'isAnswered' | 'keyOf'> = {
  isAnswered: ({ start, now }: Try) => isPast(now, start.turn.number),
  keyOf: ({ line }: Try) => (line[0] === undefined ? '' : answerOf(line[0])),
};

/** Exactly one answer wins before the turn is over. */
const winNow: Kind = {
  ...COMMON,
  measure: 'won',
  tolerance: 0,
  margin: 1,
  mostAsGood: 1,
  scale: 1,
  solver: solved(winning),
  suits: (state, seat) =>
    isAtTurn(state, seat) && (state.players[other(seat)].life <= NEAR || state.players[seat].data >= FULL_DATA - NEAR),
};

/** Behind all answers but one, the other side can win in its next turn. */
const hold: Kind = {
  ...COMMON,
  measure: 'held',
  tolerance: 0,
  margin: 1,
  mostAsGood: 1,
  scale: 1,
  solver: {
    ...solved(holding),
    // Who can win at once need not hold on.
    solve: (state, seat, effort) =>
      canReach(state, winning(seat), effortOf(effort)).first === undefined ? solved(holding).solve(state, seat, effort) : undefined,
    differences: () => [{ term: { of: 'over', now: 'open', else: 'lost' } satisfies Term, worth: 1 }],
    replyTo: ({ now, seat }) => {
      const line = now.ended === undefined ? reaches(now, winning(other(seat)), effortOf(WHOLE_EFFORT)) : undefined;
      return line === undefined ? undefined : { seat: other(seat), line };
    },
  },
  suits: (state, seat) =>
    isAtTurn(state, seat) && (state.players[seat].life <= NEAR || state.players[other(seat)].data >= FULL_DATA - NEAR),
};

/** One answer alone brings the most data. */
const mostData: Kind = {
  ...COMMON,
  measure: 'points',
  tolerance: 0,
  margin: 1,
  mostAsGood: 1,
  scale: 4,
  solver: solved(gathering),
  turnsOut: ([best]) => (best !== undefined && best.worth >= LEAST_DATA ? 'most-data' : undefined),
  suits: (state, seat) => isAtTurn(state, seat) && hasDataTrack(state.players[seat].faction) && state.players[seat].data < FULL_DATA - NEAR,
};

export const kinds = { 'win-now': winNow, hold, 'most-data': mostData } as const;
export type KindId = keyof typeof kinds;
