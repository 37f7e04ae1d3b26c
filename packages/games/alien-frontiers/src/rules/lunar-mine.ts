import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Event } from '../events.ts';
import { refused } from '../refusals.ts';
import type { Face, Ship, State } from '../state.ts';
import { refuseDocks } from './docks.ts';
import { hasBonus } from './territories.ts';
import { gain } from './tokens.ts';

/** [AF-7.1] */
export function closedMine(state: State): Refusal | undefined {
  return refuseDocks(state, 'lunar-mine', 1);
}

/** [AF-15.8] [AF-R25] Only the first ship of the turn, needed or not. */
function mayShowAnything(state: State): boolean {
  return state.turn.mineDockings === 0 && hasBonus(state, state.turn.seat, 'van-vogt-mountains');
}

/** [AF-7.2] [AF-R24] No lower than the highest ship docked there, including one's own; blocked docks do not count [AF-R6]. */
export function unfitForMine(state: State, face: Face): Refusal | undefined {
  const docked: readonly Ship[] = state.docks['lunar-mine'];
  let highest = 0;
  for (let index = 0; index < docked.length; index++) if (docked[index].face > highest) highest = docked[index].face;
  if (face >= highest || mayShowAnything(state)) return undefined;
  return refused('lower-than-docked', 'AF-7.2', { face, highest });
}

/** [AF-7.3] */
export function dockAtMine(draft: State, seat: Seat, tell: Tell<Event>): void {
  draft.turn.mineDockings += 1;
  gain(draft, { seat, token: 'ore', amount: 1, because: 'lunar-mine' }, tell);
}
