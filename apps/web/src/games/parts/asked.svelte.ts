import { untrack } from 'svelte';

/** Does this once with every new question, when it is ready: what was picked, aimed or opened belongs to the one before. */
export function onNewQuestion(id: () => number | undefined, begin: () => void, isReady: () => boolean = () => true): void {
  let last: number | undefined;
  $effect(() => {
    const now = id();
    if (now === last || !isReady()) return;
    last = now;
    untrack(begin);
  });
}
