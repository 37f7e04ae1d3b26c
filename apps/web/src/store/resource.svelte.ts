import { fetchNewest } from './fetch-newest.ts';

/** Something a component shows once it is loaded. */
export interface Resource<Value> {
  /** Undefined until it is there. While something newer is loaded, what was there stays. */
  readonly value: Value | undefined;
  /** Why the newest could not be loaded. */
  readonly problem: unknown;
}

/**
 * Loads again whenever something changes that `begin` reads before its first `await`; what is superseded, or still
 * under way when the component goes, is cancelled. For the script of a component.
 */
export function resource<Value>(begin: (signal: AbortSignal) => Promise<Value> | undefined): Resource<Value> {
  let value = $state.raw<Value>();
  let problem = $state.raw<unknown>();
  $effect(() =>
    fetchNewest(begin, {
      arrived: (loaded) => {
        value = loaded;
        problem = undefined;
      },
      failed: (thrown) => {
        problem = thrown;
      },
    }),
  );
  return {
    get value() {
      return value;
    },
    get problem() {
      return problem;
    },
  };
}
