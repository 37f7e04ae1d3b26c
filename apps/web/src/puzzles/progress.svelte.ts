import { keepProgress, keptProgress } from './kept.ts';
import { afterTry, type Progress, type Solving } from './progress.ts';

let kept = $state.raw<Progress>(keptProgress());

/** How far whoever uses this browser has come. */
export function progress(): Progress {
  return kept;
}

/** Notes a try. Another page of this browser may have noted one since: it is read anew. */
export function note(solving: Solving): void {
  kept = afterTry(keptProgress(), solving);
  keepProgress(kept);
}
