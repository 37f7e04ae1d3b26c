import { seedOf } from '@orrery/bots';
import { below, type Chance, chanceFromSeed, type Json, readOptions, silent } from '@orrery/engine';
import { ACTION_CARDS, raceForTheGalaxy, type State } from '@orrery/race-for-the-galaxy';
import { countFor, fillColumn, forward, type Mind, newColumn, robotOutcome } from '@orrery/race-for-the-galaxy/bot';
import { answerSwiftly } from './answering.ts';
import type { Subject } from './first-weights.ts';
import { keepColumn, type Position, showColumn } from './positions.ts';

interface Table {
  readonly seats: number;
  readonly options: Json;
}

/** Tables of self-play, in turn: one mind must serve them all. */
const TABLES: Readonly<Record<Subject, readonly Table[]>> = {
  others: [
    { seats: 2, options: {} },
    { seats: 3, options: {} },
    { seats: 2, options: {} },
    { seats: 2, options: { expert: true } },
    { seats: 2, options: {} },
    { seats: 2, options: { goals: false } },
    { seats: 4, options: {} },
    { seats: 2, options: {} },
    { seats: 3, options: { goals: false } },
    { seats: 2, options: {} },
    { seats: 2, options: { draft: true } },
    { seats: 5, options: {} },
    { seats: 2, options: {} },
    { seats: 2, options: { expert: true } },
    { seats: 4, options: { box: 'base' } },
    { seats: 2, options: {} },
  ],
  alone: [
    { seats: 1, options: { robot: 'easy' } },
    { seats: 1, options: { robot: 'hard' } },
    { seats: 1, options: { robot: 'easy' } },
    { seats: 1, options: { robot: 'medium' } },
    { seats: 1, options: { robot: 'hard' } },
  ],
};

/** Minds that have not learnt to end a match are stopped here, and who leads then has won. */
const MOST_ROUNDS = 30;
/** Positions in the middle of a round that are kept, in a hundred. */
const KEPT_IN_HUNDRED = 35;
/** How far an outcome is believed over what the net says one position later. */
const TRUST = 0.96;

export interface SelfPlay {
  readonly subject: Subject;
  /** Undefined: rules of thumb play, and outcomes alone are believed. */
  readonly mind: Mind | undefined;
  readonly run: string;
  readonly index: number;
}

/** Plays a match with itself and gives its positions where phases begin. */
export function selfPlay({ subject, mind, run, index }: SelfPlay): Position[] {
  const { seats, options } = TABLES[subject][index % TABLES[subject].length];
  const seed = seedOf(run, index);
  const chance = chanceFromSeed(`${seed} players`);
  const state = raceForTheGalaxy.setup(readOptions(raceForTheGalaxy.options, options, seats), seats, chanceFromSeed(seed));
  const positions: Position[] = [];
  const beliefs: Float32Array[] = [];
  let last = '';
  while (state.stage !== 'over' && state.round <= MOST_ROUNDS) {
    const name = `${state.round} ${state.stage} ${state.coming.length}`;
    if (name !== last && isKept(state, chance)) {
      const position = positionOf(state);
      positions.push(position);
      beliefs.push(mind === undefined ? new Float32Array(0) : beliefOf(mind, position));
    }
    last = name;
    const [seat] = raceForTheGalaxy.asked(state);
    const action = answerSwiftly(state, { seat, mind, chance });
    const kept = positions.at(-1);
    if (action.type === 'choose-actions' && kept !== undefined) {
      action.actions.forEach((card, at) => {
        kept.chosen[2 * seat + at] = ACTION_CARDS.indexOf(card);
      });
    }
    raceForTheGalaxy.apply(state, seat, action, silent);
  }
  settle(state, positions, beliefs);
  return positions;
}

function isKept(state: State, chance: Chance): boolean {
  if (state.round === 0 || state.stage === 'limit') return false;
  return state.stage === 'choose' || below(chance, 100) < KEPT_IN_HUNDRED;
}

const column = newColumn();

function positionOf(state: State): Position {
  const count = countFor(state);
  const columns = (isKnown: boolean) =>
    state.players.map(({ seat }) => {
      fillColumn(state, seat, { column, count, look: { isKnown, isDone: false } });
      return keepColumn(column);
    });
  return {
    seats: state.seats,
    isAlone: state.robot !== undefined,
    known: columns(true),
    unknown: columns(false),
    targets: new Float32Array(state.seats ** 2),
    points: new Float32Array(state.seats),
    chosen: new Float32Array(2 * state.seats).fill(-1),
  };
}

/** What the mind thinks of it now: by who looks, then by seat. */
function beliefOf(mind: Mind, position: Position): Float32Array {
  const { seats } = position;
  const logits = (columns: Position['known']) =>
    columns.map((kept) => {
      showColumn(kept, column);
      return forward(position.isAlone ? mind.alone : mind.value, column)[0];
    });
  const known = logits(position.known);
  if (position.isAlone) return Float32Array.of(1 / (1 + Math.exp(-known[0])));
  const unknown = logits(position.unknown);
  const belief = new Float32Array(seats * seats);
  for (let viewer = 0; viewer < seats; viewer++) {
    const powers = unknown.map((logit, seat) => Math.exp(seat === viewer ? known[seat] : logit));
    const sum = powers.reduce((total, power) => total + power, 0);
    for (let seat = 0; seat < seats; seat++) belief[viewer * seats + seat] = powers[seat] / sum;
  }
  return belief;
}

/** Outcomes go back to the positions, each less believed the more positions lie between. */
function settle(state: State, positions: readonly Position[], beliefs: readonly Float32Array[]): void {
  const seats = (raceForTheGalaxy.result(state) ?? { seats: raceForTheGalaxy.standing(state) }).seats;
  const winners = seats.filter(({ rank }) => rank === 1).length;
  const outcome =
    state.robot === undefined
      ? Float32Array.from({ length: state.seats ** 2 }, (_, at) => (seats[at % state.seats]?.rank === 1 ? 1 / winners : 0))
      : Float32Array.of(robotOutcome(state, 0));
  let target = outcome;
  for (let at = positions.length - 1; at >= 0; at--) {
    const position = positions[at];
    position.targets = target;
    position.points = Float32Array.from(seats, ({ points }) => points / 20);
    const belief = beliefs[at];
    if (belief.length > 0) target = target.map((share, place) => TRUST * share + (1 - TRUST) * belief[place]);
  }
}
