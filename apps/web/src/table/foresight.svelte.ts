import { untrack } from 'svelte';
import type { AnyForesight, GameEntry } from '../games/registry.ts';
import { quietly } from '../store/missing-parts.svelte.ts';
import { painted } from '../store/painted.ts';
import { persistently } from '../store/persistently.ts';
import { type Resource, resource } from '../store/resource.svelte.ts';
import { say, unsay } from '../store/toasts.svelte.ts';
import { words } from '../store/words.svelte.ts';
import { type GameBundle, withAllWords } from './game-bundle.ts';

/**
 * What the table asks the rules. The first look at it does without, so they do not keep it waiting; a table that never gets
 * them can still be played, but nothing is foretold: that is said, and can be tried again. For the script of a component.
 */
export function foresightOf(entry: () => GameEntry | undefined): Resource<AnyForesight> {
  return behindFirstLook(entry, { load: (game) => game.foresight(), missing: () => words().match.noForesight });
}

/** The table with all its words, which likewise come behind the first look: the log, reasons and what things do wait for them. */
export function allWordsOf(bundle: () => GameBundle | undefined): Resource<GameBundle> {
  return behindFirstLook(bundle, { load: withAllWords, missing: () => words().match.noWords });
}

interface Later<Wanted, Value> {
  readonly load: (wanted: Wanted) => Promise<Value>;
  /** Said while it cannot be had. */
  readonly missing: () => string;
}

function behindFirstLook<Wanted, Value>(wanted: () => Wanted | undefined, { load, missing }: Later<Wanted, Value>): Resource<Value> {
  let round = $state(0);
  const again = () => {
    round += 1;
  };
  const loaded = resource((signal) => {
    void round;
    const one = wanted();
    return one === undefined ? undefined : painted().then(() => persistently(() => quietly(() => load(one)), { signal }));
  });
  $effect(() => {
    if (loaded.problem === undefined) return;
    const [sentence, label] = [missing(), words().connection.retryNow];
    const id = untrack(() => say(sentence, { action: { label, run: again }, stays: true }));
    addEventListener('online', again);
    return () => {
      unsay(id);
      removeEventListener('online', again);
    };
  });
  return loaded;
}
