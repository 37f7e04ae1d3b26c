import type { Viewer } from '@orrery/engine';
import type { Update } from './ports.ts';

type Hear = (update: Update) => void;

/** Who listens to a match. Each viewer's view is made once, and only for viewers somebody listens as. */
export class Audience {
  readonly #listeners = new Map<Viewer, Set<{ readonly hear: Hear }>>();
  readonly #onFailure: (message: string) => void;

  constructor(onFailure: (message: string) => void) {
    this.#onFailure = onFailure;
  }

  add(viewer: Viewer, hear: Hear): () => void {
    const listener = { hear };
    const listeners = this.#listeners.get(viewer) ?? new Set();
    this.#listeners.set(viewer, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(viewer) === listeners) this.#listeners.delete(viewer);
    };
  }

  /** To everybody, or to `only` this viewer. */
  tell(updateFor: (viewer: Viewer) => Update, only?: Viewer): void {
    for (const [viewer, listeners] of [...this.#listeners]) {
      if (only !== undefined && viewer !== only) continue;
      const update = updateFor(viewer);
      for (const listener of [...listeners]) this.#hear(listener.hear, update);
    }
  }

  clear(): void {
    this.#listeners.clear();
  }

  /** A listener that throws harms only itself: the match is durable and the others are told. */
  #hear(hear: Hear, update: Update): void {
    try {
      hear(update);
    } catch (problem) {
      this.#onFailure(String(problem));
    }
  }
}
