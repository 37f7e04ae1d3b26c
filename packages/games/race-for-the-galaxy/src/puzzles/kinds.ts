import { type GradedAnswer, PLAYED_ON, type PuzzleKind, type PuzzleSolver, playedOn, type Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { legal } from '../flow/legal.ts';
import { type Pending, topPending } from '../pending.ts';
import type { State } from '../state.ts';
import { AT_ONCE, confirming, futuresOf, WEIGHING } from './futures.ts';
import { isPaying, paymentsAt } from './payments.ts';

type Kind = PuzzleKind<State, Action>;
type Lines = (state: State, seat: Seat) => readonly (readonly Action[])[];

/** Before that nothing in the tableaus says what to do. */
const EARLIEST_ROUND = 3;
/** Fewer ways are no puzzle. */
const FEWEST_PLACEMENTS = 4;
const FEWEST_PAYMENTS = 3;
/** In so many futures an answer is looked at before it is played on. */
const GLANCES = 8;
/** Of ways to pay no more are looked at: those whose hand the net likes best. */
const LOOKED_AT = 8;

interface Question {
  readonly answers: PuzzleSolver<State, Action>['answers'];
  readonly fewest: number;
  readonly lines: Lines;
}

/** Clear by the nets where this round ends, and by playing on behind that. */
function solver({ answers, fewest, lines }: Question): PuzzleSolver<State, Action> {
  return playedOn({
    answers,
    fewest,
    mustAgree: true,
    candidates: (start, seat) => {
      const behind = futuresOf(start, seat, AT_ONCE);
      return lines(start, seat)
        .map((line): GradedAnswer<Action> => {
          let worth = 0;
          for (let future = 0; future < GLANCES; future++) worth += behind(line, future) / GLANCES;
          return { line, worth };
        })
        .sort((one, other) => other.worth - one.worth);
    },
    weighing: (start, seat) => futuresOf(start, seat, WEIGHING),
    confirming: (start, seat, salt) => futuresOf(start, seat, confirming(salt)),
  });
}

function isAsked(state: State, seat: Seat, to: Pending['do']): boolean {
  return state.round >= EARLIEST_ROUND && topPending(state.players[seat])?.do === to;
}

/** What the last to answer says comes to light with what the others have said, and that nobody may know. */
function isLast({ players }: State, seat: Seat): boolean {
  return players.every((player) => player.seat === seat || player.pending.length === 0);
}

const each: Lines = (state, seat) => legal(state, seat).map((action) => [action]);

/** Which card is placed, or none. */
const placement: Kind = {
  ...PLAYED_ON,
  solver: solver({ answers: 'action', fewest: FEWEST_PLACEMENTS, lines: each }),
  suits: (state, seat) => isAsked(state, seat, 'place') && !isLast(state, seat) && legal(state, seat).length >= FEWEST_PLACEMENTS,
  isAnswered: ({ line }) => line.length > 0,
  keyOf: ({ line }) => JSON.stringify(line),
};

/** What is chosen for the round. */
const choice: Kind = {
  ...PLAYED_ON,
  solver: solver({ answers: 'action', fewest: 2, lines: each }),
  suits: (state, seat) => isAsked(state, seat, 'choose-actions') && !isLast(state, seat),
  isAnswered: ({ line }) => line.length > 0,
  keyOf: ({ line }) => JSON.stringify(line),
};

/** What a card is paid for with: cards of the tableau, and which of the hand. */
const payment: Kind = {
  ...PLAYED_ON,
  solver: solver({
    answers: 'turn',
    fewest: FEWEST_PAYMENTS,
    lines: (state, seat) =>
      paymentsAt(state, seat)
        .slice(0, LOOKED_AT)
        .map(({ line }) => line),
  }),
  suits: (state, seat) => state.round >= EARLIEST_ROUND && isPaying(state, seat),
  isAnswered: ({ now, seat }) => !isPaying(now, seat),
  keyOf: ({ line }) => JSON.stringify(line.map((action) => JSON.stringify(action)).sort()),
};

export const kinds = { placement, choice, payment } as const;
export type KindId = keyof typeof kinds;
