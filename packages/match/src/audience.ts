import type { Viewer } from '@orrery/engine';
import type { MatchChange, Update } from './told.ts';
import type { Telling } from './update.ts';

/** What a listener wants of each change: only that there was one, or what one viewer is told, as an object or as JSON. */
type Listener =
  | { readonly wants: 'change'; readonly hear: (change: MatchChange) => void }
  | { readonly wants: 'update'; readonly viewer: Viewer; readonly hear: (update: Update) => void }
  | { readonly wants: 'text'; readonly viewer: Viewer; readonly hear: (text: string) => void };

/** Who listens to a match. Each viewer's view is made once, and only for viewers somebody listens as. */
export class Audience {
  readonly #listeners = new Set<Listener>();
  readonly #onFailure: (message: string) => void;

  constructor(onFailure: (message: string) => void) {
    this.#onFailure = onFailure;
  }

  add(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** To everybody, or to `only` this viewer. */
  tell(telling: Telling, only?: Viewer): void {
    const update = once(telling.update);
    const text = once(telling.text);
    for (const listener of [...this.#listeners]) {
      if (only !== undefined && (listener.wants === 'change' || listener.viewer !== only)) continue;
      // Another listener may have sent it away: a seat that was left sees no more.
      if (!this.#listeners.has(listener)) continue;
      this.#hear(() => {
        if (listener.wants === 'change') listener.hear(telling.change);
        else if (listener.wants === 'update') listener.hear(update(listener.viewer));
        else listener.hear(text(listener.viewer));
      });
    }
  }

  clear(): void {
    this.#listeners.clear();
  }

  /** A listener that throws harms only itself: the match is durable and the others are told. */
  #hear(hear: () => void): void {
    try {
      hear();
    } catch (problem) {
      this.#onFailure(String(problem));
    }
  }
}

/** What was made for a viewer is given to the next who listens as that viewer. */
function once<Told>(make: (viewer: Viewer) => Told): (viewer: Viewer) => Told {
  const made = new Map<Viewer, { readonly told: Told }>();
  return (viewer) => {
    const there = made.get(viewer) ?? { told: make(viewer) };
    made.set(viewer, there);
    return there.told;
  };
}
