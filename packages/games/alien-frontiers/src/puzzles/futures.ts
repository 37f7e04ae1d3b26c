import { chanceFromSeed, type Seat, sideChances, silent, weightsFor } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { finalValue } from '../bot/features.ts';
import { glance } from '../bot/glance.ts';
import { apply } from '../flow/apply.ts';
import { legal } from '../flow/legal.ts';
import { refuse } from '../flow/refuse.ts';
import { clone } from '../knowledge/clone.ts';
import { imagine } from '../knowledge/imagine.ts';
import { type View, view } from '../knowledge/view.ts';
import type { State } from '../state.ts';
import { HONEST } from '../study/honest.ts';
import { study } from '../study/index.ts';
import { playBest, type TurnLook } from './ends-of-turn.ts';

/** How matches are played on, and how far. */
export interface PlayingOn {
  /** Names the futures: what is rolled and drawn in them. */
  readonly salt: string;
  /** Whole rounds, each of which ends with a turn of the seat itself. */
  readonly rounds: number;
  /** What every turn is worth a thought. */
  readonly look: TurnLook;
}

/** By which answers are weighed, always in the same futures; about as the steady bot plays. */
export const WEIGHING: PlayingOn = { salt: 'alien-frontiers puzzle', rounds: 1, look: { positions: 300, width: 3 } };

/** Twice as far, each turn looked through more widely. */
export const confirming = (salt: string): PlayingOn => ({ salt, rounds: 2, look: { positions: 1200, width: 10 } });

/** An answer to be played on behind: a whole turn, or the beginning of one. */
export interface Answering {
  readonly start: State;
  readonly seat: Seat;
  readonly isWholeTurn: boolean;
}

/** No turn draws more. */
const FAR = 1024;
/** After a turn at most one question is asked: what to return. */
const MOST_QUESTIONS = 4;

/**
 * The chance to win behind a line in futures of the given number. From what the seat can see alone: the line is played in a world that is
 * imagined anew, and where it rests on what came to light it goes on as any turn. Each turn has dice of its own, so that the same number
 * means the same luck whatever was answered.
 */
export function futuresOf({ start, seat, isWholeTurn }: Answering, { salt, rounds, look }: PlayingOn) {
  const seen: View = view(start, seat);
  const seats = start.players.length;
  return (line: readonly Action[], future: number): number => {
    const world = imagine(seen, chanceFromSeed(`${salt} ${future}`));
    const isThrough = follow(world, seat, line);
    if ((!isThrough || !isWholeTurn) && world.endedBy === undefined) playBest(world, seat, look);
    for (let turn = 0; turn < rounds * seats && world.endedBy === undefined; turn++) {
      passOn(world);
      playBest(world, world.turn.seat, look);
    }
    return chanceIn(world, seat);
  };
}

/** Whether all of it could be done. */
function follow(draft: State, seat: Seat, line: readonly Action[]): boolean {
  for (const action of line) {
    if (draft.endedBy !== undefined || refuse(draft, seat, action) !== undefined) return false;
    apply(draft, seat, action, silent);
  }
  return true;
}

function passOn(draft: State): void {
  const { seat, number } = draft.turn;
  draft.chance.counter = FAR * (number + 1);
  apply(draft, seat, { type: 'end-turn' }, silent);
  for (let left = MOST_QUESTIONS; left > 0 && draft.turn.number === number && draft.endedBy === undefined; left--) {
    apply(draft, seat, bestAtOnce(draft, seat), silent);
  }
}

function bestAtOnce(state: State, seat: Seat): Action {
  const worthOf = (action: Action): number => {
    const after = clone(state);
    apply(after, seat, action, silent);
    return glance(after, seat);
  };
  return legal(state, seat).reduce((best, action) => (worthOf(action) > worthOf(best) ? action : best));
}

/** As matches from such positions were won (docs/STUDY.md). */
function chanceIn(state: State, seat: Seat): number {
  if (state.endedBy !== undefined) return finalValue(state, seat);
  return sideChances(study.prospects(state, seat), weightsFor(HONEST, state.players.length))[seat] ?? 0;
}
