import type { GameReasons } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';
import { differences } from './differences.ts';
import { aboutOf, type Term } from './terms.ts';

/**
 * Compared when the turn has passed: from there on the others decide, and what they threaten is part of the evaluation. In the set-up
 * at once.
 */
export const reasons: GameReasons<State, Action, Term> = {
  playedBy: { own: 'greedy', others: 'greedy' },
  worlds: 2,
  least: 0.04,
  isSettled: (now, { start, done }) =>
    now.ended !== undefined || (start.turn.number === 0 ? done > 0 : now.turn.number > start.turn.number),
  later: ({ turn }, kind) => {
    // Where a unit is put in the set-up shows only in the first turns.
    if (turn.number === 0) return (now) => now.ended !== undefined || now.turn.number > now.seats;
    if (kind === 'same') return undefined;
    return (now, { start }) => now.ended !== undefined || now.turn.number > start.turn.number + start.seats;
  },
  differences,
  about: aboutOf,
};
