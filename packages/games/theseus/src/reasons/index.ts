import type { GameReasons, Pair, Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';
import { differences, LEAST } from './differences.ts';
import { aboutOf, type Term } from './terms.ts';

/**
 * Compared when the turn has passed: from there on the others decide, and what they threaten is part of the evaluation. In the set-up
 * at once.
 */
export const reasons: GameReasons<State, Action, Term> = {
  playedBy: { own: 'greedy', others: 'greedy' },
  worlds: 2,
  least: LEAST,
  leastGain: LEAST / 4,
  ownsTurn: true,
  isSettled: (now, { start, done }) =>
    now.ended !== undefined || (start.turn.number === 0 ? done > 0 : now.turn.number > start.turn.number),
  later: ({ turn }, kind, pair) => {
    // Where a unit is put in the set-up shows only in the first turns, and not in which room.
    if (turn.number === 0) return isOnlyAnotherRoom(pair) ? undefined : (now) => now.ended !== undefined || now.turn.number > now.seats;
    if (kind === 'same') return undefined;
    return (now, { start }) => now.ended !== undefined || now.turn.number > start.turn.number + start.seats;
  },
  isOwn: isOwnDoing,
  differences,
  about: aboutOf,
};

/** From the set-up on so much is the others' doing that it tells nothing of where a unit was put; blows are struck both ways. */
function isOwnDoing(term: Term, seat: Seat, { turn }: State): boolean {
  if (turn.number > 0 || term.of === 'life' || term.of === 'data') return true;
  if (term.of === 'pending' || term.of === 'placed' || (term.of === 'installed' && term.count === term.elseCount)) return false;
  return 'seat' in term && term.seat === seat;
}

/** Two rooms of a sector differ by its walls, and in the set-up nobody strikes yet. */
function isOnlyAnotherRoom({ better, worse }: Pair<Action>): boolean {
  return better.type === 'place-unit' && worse.type === 'place-unit' && better.to.place === worse.to.place;
}
