import type { Puzzle } from '@orrery/engine';
import type { Progress } from './progress.ts';

/** One that has not been met yet, about as hard as its solver is good; undefined: all have been. */
export function nextPuzzle(
  game: string,
  puzzles: readonly Puzzle[],
  { rating, met }: Pick<Progress, 'rating' | 'met'>,
): Puzzle | undefined {
  const unmet = puzzles.filter(({ id }) => met[`${game}/${id}`] === undefined);
  const distance = (puzzle: Puzzle): number => Math.abs(puzzle.rating - rating);
  return unmet.reduce<Puzzle | undefined>(
    (best, puzzle) => (best === undefined || distance(puzzle) < distance(best) ? puzzle : best),
    undefined,
  );
}
