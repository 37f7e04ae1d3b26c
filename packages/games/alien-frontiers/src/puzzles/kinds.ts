import { type GradedAnswer, PLAYED_ON, type PuzzleKind, type PuzzleSolver, playedOn, type Seat, silent, type Tried } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { apply } from '../flow/apply.ts';
import { legal } from '../flow/legal.ts';
import { refuse } from '../flow/refuse.ts';
import { clone } from '../knowledge/clone.ts';
import { FACILITIES, type Facility, type State, TERRITORIES } from '../state.ts';
import { endsOfTurn, type TurnLook } from './ends-of-turn.ts';
import { confirming, futuresOf, WEIGHING } from './futures.ts';

type Kind = PuzzleKind<State, Action>;
type Try = Tried<State, Action>;

/** Fewer ways are no puzzle. */
const FEWEST_ANSWERS = 4;
/** Before that, and where fleets are that small, everybody does the same. */
const EARLIEST_ROUND = 2;
const FEWEST_SHIPS = 3;

type Candidates = (state: State, seat: Seat) => readonly GradedAnswer<Action>[];

function played(answers: 'action' | 'turn', candidates: Candidates): PuzzleSolver<State, Action> {
  const isWholeTurn = answers === 'turn';
  return playedOn({
    answers,
    fewest: FEWEST_ANSWERS,
    candidates,
    weighing: (start, seat) => futuresOf({ start, seat, isWholeTurn }, WEIGHING),
    confirming: (start, seat, salt) => futuresOf({ start, seat, isWholeTurn }, confirming(salt)),
  });
}

const isPastOpening = (state: State): boolean => state.turn.number > EARLIEST_ROUND * state.players.length;

const LANDING_LOOK: TurnLook = { positions: 300, width: 3 };

/** Each territory, with the best that can still be made of the turn. */
const landings: Candidates = (state, seat) =>
  legal(state, seat)
    .map((action) => {
      const after = clone(state);
      apply(after, seat, action, silent);
      const worth = after.endedBy === undefined ? (endsOfTurn(after, seat, LANDING_LOOK)[0]?.worth ?? 0) : 0;
      return { line: [action], worth };
    })
    .sort((one, other) => other.worth - one.worth);

/** Where a colony that is about to land belongs. */
const landing: Kind = {
  ...PLAYED_ON,
  solver: played('action', landings),
  // The last colony ends the match: there points are counted, and nothing is left to weigh.
  suits: (state, seat) =>
    state.turn.seat === seat &&
    state.pending.at(-1)?.ask === 'choose-landing' &&
    isPastOpening(state) &&
    state.players[seat].colonies + (state.players[seat].hubCircle > 0 ? 1 : 0) > 1,
  isAnswered: ({ line }) => line.length > 0,
  keyOf: ({ line }) => JSON.stringify(line[0]),
};

const TURN_LOOK: TurnLook = { positions: 6000, width: 60 };

/** Of the ends of the turn that are the same use of the roll the best one. */
const turns: Candidates = (state, seat) => {
  const best = new Map<string, GradedAnswer<Action>>();
  for (const { line, worth, state: end } of endsOfTurn(state, seat, TURN_LOOK)) {
    const use = useOf(state, end, seat);
    if (!best.has(use)) best.set(use, { line, worth });
  }
  return [...best.values()];
};

/** Docks that fill what the rest of a roll leaves: how many ships go there makes no other plan. */
const FILLERS: ReadonlySet<Facility> = new Set(['lunar-mine', 'maintenance-bay', 'orbital-market', 'solar-converter']);
const USES = FACILITIES.filter((at) => !FILLERS.has(at));

/** What a player would call one use of a roll: what the ships were sent for, what was landed where, which cards came and went. */
function useOf(start: State, end: State, seat: Seat): string {
  const docked = USES.map((at) => end.docks[at].filter(({ owner }) => owner === seat).length);
  const landed = TERRITORIES.map((_, at) => at * start.players.length + seat).map((at) => end.colonies[at] - start.colonies[at]);
  const { cards, shipsInStock } = end.players[seat];
  return [...docked, ...landed, ...[...cards].sort(), shipsInStock, end.relicOwner ?? ''].join(' ');
}

/** A whole roll to make the best of. What can be rolled again is not weighed: there the dice would answer. */
const roll: Kind = {
  ...PLAYED_ON,
  solver: played('turn', turns),
  suits: ({ turn, pending, players, ...state }, seat) =>
    turn.seat === seat &&
    pending.length === 0 &&
    turn.unplaced.length >= FEWEST_SHIPS &&
    turn.used.length === 0 &&
    !turn.hasDiscarded &&
    turn.number > EARLIEST_ROUND * players.length &&
    !players[seat].cards.includes('temporal-warper') &&
    FACILITIES.every((at) => state.docks[at].every(({ owner }) => owner !== seat)),
  isAnswered: () => false,
  isLast: ({ type }) => type === 'end-turn',
  keyOf: ({ start, seat, line }: Try) => useOf(start, endOf(start, seat, line), seat),
  turnsOut: ([best]) => (best?.line.some(({ type }) => type === 'land-colony') === true ? 'landing-turn' : 'roll'),
};

function endOf(start: State, seat: Seat, line: readonly Action[]): State {
  const end = clone(start);
  for (const action of line) if (refuse(end, seat, action) === undefined) apply(end, seat, action, silent);
  return end;
}

/** The same with a landing in the best answer. Found as any roll. */
const landingTurn: Kind = { ...roll, suits: () => false };

export const kinds = { landing, roll, 'landing-turn': landingTurn } as const;
export type KindId = keyof typeof kinds;
