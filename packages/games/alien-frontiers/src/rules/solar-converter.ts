import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Event } from '../events.ts';
import type { Face, State } from '../state.ts';
import { refuseDocks } from './docks.ts';
import { hasBonus } from './territories.ts';
import { gain } from './tokens.ts';

/** [AF-12.1] */
export function closedConverter(state: State): Refusal | undefined {
  return refuseDocks(state, 'solar-converter', 1);
}

/** [AF-12.2] Half the value, rounded up. */
export function fuelOf(face: Face): number {
  return Math.ceil(face / 2);
}

/** [AF-15.6] One more for each ship. */
export function dockAtConverter(draft: State, seat: Seat, face: Face, tell: Tell<Event>): void {
  gain(draft, { seat, token: 'fuel', amount: fuelOf(face), because: 'solar-converter' }, tell);
  if (hasBonus(draft, seat, 'lem-badlands')) gain(draft, { seat, token: 'fuel', amount: 1, because: 'lem-badlands' }, tell);
}
