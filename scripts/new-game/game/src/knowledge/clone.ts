import { cloneChance } from '@orrery/engine';
import type { State } from '../state.ts';

export function clone(state: State): State {
  return {
    chance: cloneChance(state.chance),
    seats: state.seats,
    copies: state.copies,
    turn: state.turn,
    turnCount: state.turnCount,
    hands: state.hands.map((hand) => [...hand]),
    deck: [...state.deck],
    lit: [...state.lit],
    points: [...state.points],
  };
}
