import { BadInput, type Json, silent } from '@orrery/engine';
import { advance, asked } from '../flow/flow.ts';
import { legal } from '../flow/legal.ts';
import { check } from '../knowledge/check.ts';
import type { State } from '../state.ts';
import { layOut } from './position/lay-out.ts';

/**
 * A described position: names as players use them, defaults for what is not named (docs/POSITIONS.md). What cannot be is `BadInput`. Then
 * the match goes on from the top of what waits to the next question.
 */
export function position(described: Json): State {
  const state = layOut(described);
  confirm('', () => check(state));
  // Steps that play would never lay may lead nowhere: that is the input's fault, too.
  confirm('waiting', () => advance(state, silent));
  confirm('', () => check(state));
  const [seat] = asked(state);
  if (seat !== undefined && legal(state, seat).length === 0) throw new BadInput('waiting', 'leads to a question that has no answer');
  return state;
}

/** The last word is with the invariants of the game. */
function confirm(place: string, done: () => void): void {
  try {
    done();
  } catch (error) {
    throw new BadInput(place, error instanceof Error ? error.message : 'an impossible position');
  }
}
