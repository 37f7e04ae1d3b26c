import { onDestroy, untrack } from 'svelte';
import type { Motion } from '../table-contract.ts';
import { type Spots, type Stage, spotsOf } from './flights.ts';

interface Told<Event> {
  readonly view: unknown;
  readonly events: readonly Event[];
  readonly eventsKey: number;
  readonly motion: Motion;
}

/**
 * Lets every batch of events be seen once: remembers where things lie just before the page changes, and lets them fly to where
 * they lie after. Made while its table is; the table binds the two elements.
 */
export class Flying<Event> {
  root = $state<HTMLElement>();
  /** Where copies fly, above everything. */
  overlay = $state<HTMLElement>();
  #before: Spots = new Map();
  #running: readonly Animation[] = [];

  constructor(told: () => Told<Event>, launch: (stage: Stage, events: readonly Event[]) => readonly Animation[]) {
    let lastKey = untrack(() => told().eventsKey);
    $effect.pre(() => {
      const { motion } = told();
      void told().eventsKey;
      void told().view;
      // Measuring lays the whole table out once more: not where nothing will fly.
      if (this.root !== undefined) this.#before = motion === 'full' ? spotsOf(this.root) : new Map();
    });
    $effect(() => {
      const { eventsKey, events, motion } = told();
      const { root, overlay } = this;
      if (eventsKey === lastKey || root === undefined || overlay === undefined) return;
      lastKey = eventsKey;
      untrack(() => {
        this.skip();
        this.#running = launch({ root, overlay, before: this.#before, motion }, events);
      });
    });
    onDestroy(() => this.skip());
  }

  /** What still flies is at its goal. */
  skip(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
  }
}
