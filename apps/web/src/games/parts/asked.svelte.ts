import { untrack } from 'svelte';

interface Question {
  readonly id: number;
  readonly decision: unknown;
}

interface Turns {
  /** Another question: what was picked, aimed or opened belongs to the one before. */
  begin(): void;
  /** The same one, but somebody else's move has left other answers to it. Without this it counts as another. */
  answersChanged?(): void;
  /** Another question waits until this is true. */
  isReady?(): boolean;
}

/** Does what belongs to a question as soon as it is put, once. For the script of a table. */
export function onNewQuestion(asked: () => Question | undefined, { begin, answersChanged = begin, isReady = () => true }: Turns): void {
  let last: Question | undefined;
  $effect(() => {
    const now = asked();
    if (now?.id === last?.id || !isReady()) return;
    const isSame = now !== undefined && last !== undefined && JSON.stringify(now.decision) === JSON.stringify(last.decision);
    last = now;
    untrack(isSame ? answersChanged : begin);
  });
}
