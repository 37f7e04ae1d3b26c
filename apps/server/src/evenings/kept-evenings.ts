import { RequestProblem } from '../problem.ts';
import { EveningConflict, type EveningStore, type KeptEvening } from '../storage/evening-ports.ts';

/** How often a change is tried where others change the same evening. */
const MOST_TRIES = 8;

/** Evenings as they are kept, changed by one at a time, whichever node it is. */
export class KeptEvenings {
  readonly #store: EveningStore;
  readonly #now: () => number;

  constructor(store: EveningStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async get(id: string): Promise<KeptEvening> {
    const evening = await this.#store.load(id);
    if (evening === undefined) throw new RequestProblem('not-found', 'there is no such evening');
    return evening;
  }

  /** Undefined changes nothing. */
  async change(id: string, change: (evening: KeptEvening) => Promise<Partial<KeptEvening> | undefined>): Promise<KeptEvening> {
    for (let tries = 1; ; tries++) {
      const evening = await this.get(id);
      const changed = await change(evening);
      if (changed === undefined) return evening;
      const next = { ...evening, ...changed, changedAt: this.#now(), version: evening.version + 1 };
      try {
        await this.#store.save(next);
        return next;
      } catch (reason) {
        if (!(reason instanceof EveningConflict) || tries >= MOST_TRIES) throw reason;
      }
    }
  }
}
