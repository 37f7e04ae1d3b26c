import type { Action } from '../actions.ts';
import type { Changes } from './changes.ts';

/** A hunt that ends with the Creature token still in hand catches nobody: allowed, but seldom meant. */
export function leavesCreatureAway(legal: readonly Action[], action: Action): boolean {
  return action.type === 'end-hunting' && legal.some((other) => other.type === 'place-token' && other.token === 'creature');
}

/** Will paid or Assimilation moved for nothing: no card lies in the pile, and no Will is missing. */
export function isForNothing(changes: Changes, action: Action): boolean {
  if (action.type === 'resist') return changes.returns === undefined && changes.hand === undefined;
  return action.type === 'give-up' && changes.hand === undefined && changes.will === undefined;
}

/** Worth a second thought: Will is lost, or the Creature comes nearer by an action of a Hunted. */
export function isRisky(changes: Changes, action: Action): boolean {
  if (action.type === 'resist' || action.type === 'give-up' || action.type === 'lose-will') return true;
  if (action.type === 'play-hunt' || action.type === 'use-adaptation') return false;
  return (changes.will !== undefined && changes.will.by < 0) || changes.assimilation !== undefined;
}
