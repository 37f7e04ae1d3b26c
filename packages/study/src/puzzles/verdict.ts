import type { GradedAnswer, Puzzle } from '@orrery/engine';
import type { AnyTried } from './attempt.ts';
import type { AnyKind } from './puzzle-game.ts';

/** What an answer is worth beside the best. */
export interface Verdict {
  readonly worth: number;
  readonly best: number;
  readonly isSolved: boolean;
  /** 1 for the best, 0 for one that misses the point. */
  readonly score: number;
}

/** With this effort nothing is left out of an answer that is weighed by the game, and one that is played on is weighed as it was found. */
export const WHOLE = 4;

export type Answers = Pick<Puzzle, 'answers'>;

export function verdictOf(kind: AnyKind, { answers }: Answers, tried: AnyTried, effort = WHOLE): Verdict {
  const worth = kind.solver.worthOf(tried, effort);
  const best = answers[0]?.worth ?? worth;
  const loss = Math.max(0, best - worth);
  const isSolved = loss <= kind.tolerance;
  return { worth, best, isSolved, score: isSolved ? 1 : Math.max(0, 1 - loss / kind.scale) };
}

/** Whether few answers are as good as the best, and better than all others by the margin of the kind. */
export function isClear({ tolerance, margin, mostAsGood }: AnyKind, answers: readonly GradedAnswer[]): boolean {
  const best = answers[0]?.worth ?? 0;
  const others = answers.filter(({ worth }) => best - worth > tolerance);
  if (others.length === 0 || answers.length - others.length > mostAsGood) return false;
  return others.every(({ worth }) => best - worth >= margin);
}
