import type { GamePuzzles } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';
import { kinds } from './kinds.ts';

export const puzzles: GamePuzzles<State, Action> = {
  kinds,
  tables: [
    ...[3, 4, 5, 6, 4].map((seats) => ({ seats, options: {} })),
    ...[3, 4, 5].map((seats) => ({ seats, options: { expansion: 'sanctuary' } })),
  ],
  players: { level: 'stalker', effort: 1 },
};
