import type { Seat } from '@orrery/engine';
import type { State } from '../state.ts';
import { TECH, type TechCard, type TechId } from './tech.ts';

/** [AF-18.6] The card that keeps this seat's tokens, and all cards but itself, from raids; undefined: none. */
export function guardOf(state: State, seat: Seat): TechId | undefined {
  for (const id of state.players[seat].cards) {
    const card: TechCard = TECH[id];
    if (card.decoy) return id;
  }
  return undefined;
}
