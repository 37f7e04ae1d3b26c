import type { Pending } from '../../pending.ts';
import type { State } from '../../state.ts';

/** Puts these questions so that the first is asked first: the last of `pending` is asked. */
export function askInOrder(draft: State, questions: readonly Pending[]): void {
  for (let index = questions.length - 1; index >= 0; index--) draft.pending.push(questions[index]);
}
