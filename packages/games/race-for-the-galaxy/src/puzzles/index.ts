import type { GamePuzzles } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';
import { kinds } from './kinds.ts';

export const puzzles: GamePuzzles<State, Action> = {
  kinds,
  tables: [
    { seats: 3, options: {} },
    { seats: 2, options: {} },
    { seats: 4, options: {} },
    { seats: 2, options: { expert: true } },
    { seats: 3, options: { box: 'base', goals: false } },
  ],
  sortUnseen: ({ piles }) => {
    for (const { deck, discard } of piles) for (const cards of [deck, discard]) cards.sort();
  },
  // In haste, since whoever plays as well as they can leaves little to solve.
  players: { level: 'magnate', effort: 0.1 },
};
