import type { Hear, News, Topic } from './ports.ts';

interface Item {
  readonly topic: Topic;
  readonly id: string;
  readonly version: number;
}

/** The news of one process. */
export class Emitter implements News {
  readonly #listeners = new Map<Topic, Set<Hear>>();
  readonly #gaps = new Set<() => void>();
  readonly #deaf = new Set<() => void>();
  #waiting: Item[] = [];

  subscribe(topic: Topic, hear: Hear): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(hear));
    return () => void listeners.delete(hear);
  }

  onGap(hear: () => void): () => void {
    this.#gaps.add(hear);
    return () => void this.#gaps.delete(hear);
  }

  onDeaf(hear: () => void): () => void {
    this.#deaf.add(hear);
    return () => void this.#deaf.delete(hear);
  }

  silentMilliseconds(): number {
    return 0;
  }

  /** Told a turn later: by then whoever made the change knows that it was done, and need not look. */
  publish(topic: Topic, id: string, version: number): void {
    this.#waiting.push({ topic, id, version });
    if (this.#waiting.length > 1) return;
    setImmediate(() => {
      const items = this.#waiting;
      this.#waiting = [];
      for (const item of items) this.tell(item);
    });
  }

  tell({ topic, id, version }: Item): void {
    for (const hear of this.#listeners.get(topic) ?? []) hear(id, version);
  }

  tellGap(): void {
    for (const hear of this.#gaps) hear();
  }

  tellDeaf(): void {
    for (const hear of this.#deaf) hear();
  }
}
