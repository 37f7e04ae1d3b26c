import { OneAtATime } from '../lobby/one-at-a-time.ts';
import { RequestProblem } from '../problem.ts';
import { EveningConflict, type EveningStore, type KeptEvening } from '../storage/evening-ports.ts';

/** How often a change is tried where other nodes change the same evening. */
const MOST_TRIES = 8;

type EveningChange = (evening: KeptEvening) => Promise<Partial<KeptEvening> | undefined>;

/** Evenings as they are kept, changed by one at a time, whichever node it is. */
export class KeptEvenings {
  readonly #store: EveningStore;
  readonly #now: () => number;
  /** A whole club may enter at the same moment: on this node nobody gets in anybody's way. */
  readonly #queue = new OneAtATime();

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
  change(id: string, change: EveningChange): Promise<KeptEvening> {
    return this.#queue.run(id, () => this.#changed(id, change));
  }

  async #changed(id: string, change: EveningChange): Promise<KeptEvening> {
    for (let tries = 1; ; tries++) {
      const evening = await this.get(id);
      const changed = await change(evening);
      if (changed === undefined) return evening;
      const next = { ...evening, ...changed, changedAt: this.#now(), version: evening.version + 1 };
      try {
        await this.#store.save(next);
        return next;
      } catch (reason) {
        if (!(reason instanceof EveningConflict)) throw reason;
        if (tries >= MOST_TRIES) throw new RequestProblem('busy', 'too many changes at once; nothing was changed');
      }
    }
  }
}
