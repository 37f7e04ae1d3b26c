import { untrack } from 'svelte';
import type { AnyForesight, GameEntry } from '../games/registry.ts';
import { painted } from '../store/painted.ts';
import { persistently } from '../store/persistently.ts';
import { type Resource, resource } from '../store/resource.svelte.ts';
import { say, unsay } from '../store/toasts.svelte.ts';
import { words } from '../store/words.svelte.ts';

/**
 * What the table asks the rules. The first look at it does without, so they do not keep it waiting; a table that never gets
 * them can still be played, but nothing is foretold: that is said, and can be tried again. For the script of a component.
 */
export function foresightOf(entry: () => GameEntry | undefined): Resource<AnyForesight> {
  let round = $state(0);
  const again = () => {
    round += 1;
  };
  const loaded = resource((signal) => {
    void round;
    const game = entry();
    return game === undefined ? undefined : load(game, signal);
  });
  $effect(() => {
    if (loaded.problem === undefined) return;
    const [sentence, label] = [words().match.noForesight, words().connection.retryNow];
    const id = untrack(() => say(sentence, { action: { label, run: again }, stays: true }));
    addEventListener('online', again);
    return () => {
      unsay(id);
      removeEventListener('online', again);
    };
  });
  return loaded;
}

async function load(game: GameEntry, signal: AbortSignal): Promise<AnyForesight> {
  await painted();
  return persistently(() => game.foresight(), { signal });
}
