import type { Puzzle } from '@orrery/engine';

const DAY_MS = 86_400_000;

/** The number of the day, the same all over the world at any moment. */
export const dayOf = (now: number): number => Math.floor(now / DAY_MS);

/** The game whose puzzle is that of the day. */
export function gameOfTheDay<Id>(day: number, games: readonly Id[]): Id | undefined {
  return games[day % games.length];
}

/** The same for everybody. A puzzle that is added or taken out changes few other days: each draws a lot for the day, and the highest is it. */
export function puzzleOfTheDay(day: number, puzzles: readonly Puzzle[]): Puzzle | undefined {
  let best: Puzzle | undefined;
  let most = -1;
  for (const puzzle of puzzles) {
    const lot = lotOf(`${day} ${puzzle.id}`);
    if (lot > most) {
      most = lot;
      best = puzzle;
    }
  }
  return best;
}

/** Whether this puzzle of this game is that of the day. */
export function isOfTheDay(
  { day, games, game, id }: { day: number; games: readonly string[]; game: string; id: string },
  puzzles: readonly Puzzle[],
): boolean {
  return gameOfTheDay(day, games) === game && puzzleOfTheDay(day, puzzles)?.id === id;
}

/** A number that looks drawn (FNV-1a, stirred). */
function lotOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
