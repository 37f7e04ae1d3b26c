import { GAMES, type GameId } from '@orrery/catalogue';
import { hasPuzzles } from '@orrery/catalogue/puzzles';

/** Games that have puzzles, in the order people see games. */
export function gamesWithPuzzles(): readonly GameId[] {
  return GAMES.map(({ id }) => id).filter(hasPuzzles);
}
