import { server } from '../net/http.ts';
import { watchOwnTables } from '../net/remote.ts';
import { resource } from './resource.svelte.ts';
import type { Route } from './routes.ts';
import { session } from './session.svelte.ts';

/** These hear of one's own tables by connections they have anyway. */
const HEARING: ReadonlySet<Route['screen']> = new Set(['lobby', 'tables', 'table', 'match']);

/** Wherever one is, the tab says how many tables wait. Call once, from the root of the app. */
export function followOwnTables(screen: () => Route['screen']): void {
  const isHearing = $derived(HEARING.has(screen()));
  const person = $derived(session.me?.person);
  /** Counts how often the network came back. */
  let returns = $state(0);
  $effect(() => {
    const back = () => {
      returns += 1;
    };
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  });
  resource(async (signal) => {
    void returns;
    if (isHearing) return;
    // Who has no name has no tables, and needs no connection.
    if (person === undefined) {
      const { me, suspended } = await server.me().catch(() => ({ me: null, suspended: undefined }));
      if (me === null || signal.aborted) return;
      session.me = me;
      session.suspended = suspended;
      return;
    }
    signal.addEventListener('abort', watchOwnTables(session.listener));
  });
}
