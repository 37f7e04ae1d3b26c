import type { EventBase, Viewer } from '@orrery/engine';
import { motion } from '../store/settings.svelte.ts';
import type { Replayed } from '../table/replay-moments.ts';

/** The board follows a drag along the chart when it rests for so long: drawing every step on the way would make it stick. */
const RESTS_MS = 90;

/** Where in a match somebody is, and what the board shows of it. */
export class Walk {
  readonly #moments: Replayed;
  #timer: ReturnType<typeof setTimeout> | undefined;
  step = $state(0);
  /** The step on the board. */
  shown = $state(0);
  events = $state.raw<readonly EventBase[]>([]);
  eventsKey = $state(0);

  constructor(moments: Replayed, begin: number) {
    this.#moments = moments;
    this.step = this.#within(begin);
    this.shown = this.step;
  }

  /** One step on tells its events, so that it is animated; a jump shows the end at once. */
  to(next: number): void {
    const step = this.#within(next);
    const isStep = Math.abs(step - this.step) === 1 && this.shown === this.step;
    this.step = step;
    clearTimeout(this.#timer);
    if (isStep) this.#show(step);
    else this.#timer = setTimeout(() => this.#show(step), RESTS_MS);
  }

  /** The board is seen by who decides there: with their cards, and nobody else's. */
  viewerAt(step: number): Viewer {
    return this.#moments.record.actions[step]?.seat ?? 'spectator';
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #show(step: number): void {
    const viewer = this.viewerAt(step);
    const goesOn = step === this.shown + 1 && viewer === this.viewerAt(this.shown) && motion() !== 'skip';
    this.events = goesOn ? this.#moments.eventsAt(step, viewer) : [];
    this.eventsKey += 1;
    this.shown = step;
  }

  #within(step: number): number {
    return Math.max(0, Math.min(this.#moments.count, step));
  }
}
