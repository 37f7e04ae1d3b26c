import { BadInput, type Json, silent } from '@orrery/engine';
import { check } from './check.ts';
import { advance } from './flow.ts';
import { layOut } from './position/lay-out.ts';
import type { State } from './state.ts';

/**
 * A described position: names as players use them, defaults for what is not named (docs/POSITIONS.md). What cannot be is `BadInput`. Then
 * the match goes on from the top of its agenda to the next question.
 */
export function position(described: Json): State {
  const state = layOut(described);
  confirm(state);
  advance(state, silent);
  confirm(state);
  return state;
}

/** The last word is with the invariants of the game. */
function confirm(state: State): void {
  try {
    check(state);
  } catch (error) {
    throw new BadInput('', error instanceof Error ? error.message : 'an impossible position');
  }
}
