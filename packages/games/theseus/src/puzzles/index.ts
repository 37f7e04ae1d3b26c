import type { GamePuzzles, PuzzleTable } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { FACTIONS } from '../cards/factions.ts';
import type { State } from '../state.ts';
import { kinds } from './kinds.ts';

/** Every two factions, each in both seats. */
const duels: readonly PuzzleTable[] = FACTIONS.flatMap((faction1) =>
  FACTIONS.filter((faction) => faction !== faction1).map((faction2) => ({ seats: 2, options: { faction1, faction2 } })),
);

export const puzzles: GamePuzzles<State, Action> = { kinds, tables: duels, players: { level: 'navigator', effort: 0.03 } };
