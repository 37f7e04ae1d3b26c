import { type Json, readOrUndefined, type Shapes, tagged, wordOf } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { BEACONS } from '../cards/beacons.ts';

const ACTIONS: Shapes<Action, 'type'> = {
  'light-beacon': { card: wordOf(BEACONS) },
};

/** Plain data from outside → an action of the right shape, or undefined. Legality is `refuse`'s. */
export function readAction(given: Json): Action | undefined {
  return readOrUndefined(() => tagged<Action, 'type'>('', given, { tag: 'type', shapes: ACTIONS }));
}
