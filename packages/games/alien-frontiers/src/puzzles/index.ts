import type { GamePuzzles } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';
import { kinds } from './kinds.ts';

export const puzzles: GamePuzzles<State, Action> = {
  kinds,
  tables: [3, 2, 4].map((seats) => ({ seats, options: {} })),
  players: { level: 'steady', effort: 1 },
};
