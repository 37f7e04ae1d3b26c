import type { Table } from '@orrery/protocol';
import { waitingTables } from './own-tables.ts';
import { session } from './session.svelte.ts';
import { type TurnSign, tabIcon } from './tab-icon.ts';

/** What is answered for one, by standing orders or for want of a choice, waits but a moment: that is no news for a tab. */
const PATIENCE_MILLISECONDS = 1500;

/** How many tables of the server wait for whoever sits at this browser: for the title, the icon and the badge of the app. */
class Waiting {
  readonly tables: readonly Table[] = $derived(waitingTables(session.tables, session.me?.person));
  count = $state(0);
  /** What happened while nobody looked at this tab. */
  news = $state<string | undefined>();
  /** The table in this tab, if one is open. */
  here = $state.raw<{ readonly match: string; readonly sign: TurnSign } | undefined>();
  /** Not counting the table in this tab, which says by itself whether it waits. */
  readonly elsewhere: number = $derived(Math.min(this.count, this.tables.filter(({ id }) => id !== this.here?.match).length));
}

export const waiting = new Waiting();

/** The title of a tab, with how many tables wait. */
export function titled(title: string): string {
  if (waiting.news !== undefined) return `★ ${waiting.news}`;
  return waiting.count === 0 ? title : `(${waiting.count}) ${title}`;
}

/** Call once, from the root of the app. */
export function followWaiting(): void {
  $effect(() => {
    const now = waiting.tables.length;
    if (now <= waiting.count) {
      waiting.count = now;
      return;
    }
    const timer = setTimeout(() => {
      waiting.count = now;
    }, PATIENCE_MILLISECONDS);
    return () => clearTimeout(timer);
  });
  $effect(() => {
    const count = waiting.elsewhere === 0 ? 0 : waiting.count;
    document.querySelector('link[rel=icon]')?.setAttribute('href', tabIcon(waiting.here?.sign, count));
  });
  $effect(() => showBadge(waiting.count));
}

/** Of the app, where it is installed; elsewhere a browser has none, or refuses. */
function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  const shown = count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count);
  shown.catch(() => {});
}
