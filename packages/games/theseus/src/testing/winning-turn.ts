import { type Seat, silent } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { key } from '../bot/key.ts';
import { theseus } from '../index.ts';
import type { State } from '../state.ts';

interface Search {
  readonly seat: Seat;
  readonly turn: number;
  /** Positions that have been looked at in vain. */
  readonly lost: Set<number>;
  nodesLeft: number;
}

/**
 * Every legal action that can still win the match in this turn, by looking at each line of the turn to its end; undefined if there are
 * more positions than `most`. Nothing is left out but what the match itself answers for a seat without standing orders: this is what
 * bots are measured by.
 */
export function winningActions(state: State, most: number): Action[] | undefined {
  const [seat] = theseus.asked(state);
  const search: Search = { seat, turn: state.turn.number, lost: new Set(), nodesLeft: most };
  const winning = theseus.legal(state, seat).filter((action) => winsAfter(search, state, action));
  return search.nodesLeft > 0 ? winning : undefined;
}

function winsAfter(search: Search, before: State, action: Action): boolean {
  const { seat } = search;
  if (search.nodesLeft <= 0) return false;
  search.nodesLeft -= 1;
  const state = theseus.clone(before);
  theseus.apply(state, seat, action, silent);
  if (state.ended !== undefined) return state.ended.winners.length === 1 && state.ended.winners[0] === seat;
  if (state.turn.number !== search.turn || theseus.asked(state)[0] !== seat) return false;
  const here = key(state);
  if (search.lost.has(here)) return false;
  const automatic = theseus.automatic?.(state, seat, []);
  const answers = automatic === undefined ? theseus.legal(state, seat) : [automatic];
  if (answers.some((next) => winsAfter(search, state, next))) return true;
  search.lost.add(here);
  return false;
}

/** What a player would call one answer: the same unit to the same sector, whichever room. */
export function answerOf(action: Action): string {
  if (action.type !== 'move-unit' && action.type !== 'enter-from-space') return JSON.stringify(action);
  return `${action.type} ${action.unit} to ${action.to.place}`;
}
