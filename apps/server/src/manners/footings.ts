import { dropOldest } from '../drop-oldest.ts';
import type { MannersStore, Suspension } from '../storage/manner-ports.ts';
import type { Meeting } from './meeting.ts';

/** How somebody stands with others here. */
export interface Footing {
  /** Whom they do not want to hear. */
  readonly deafTo: ReadonlySet<string>;
  /** With whom they do not meet, whichever of the two wanted it. */
  readonly apart: ReadonlySet<string>;
  readonly suspension: Suspension | undefined;
}

export const NO_FOOTING: Footing = { deafTo: new Set(), apart: new Set(), suspension: undefined };

/** Undefined: they may do whatever others may. */
export function suspensionNow({ suspension }: Footing, now: number): Suspension | undefined {
  return suspension !== undefined && suspension.until > now ? suspension : undefined;
}

/** Of this many people it is remembered, so that a move need not ask the database. */
const REMEMBERED = 5000;

/** How people stand with each other, as the storage has it: what changes is told as news, by whichever node it was. */
export class Footings implements Meeting {
  readonly #store: Pick<MannersStore, 'shunsOf' | 'apartFrom' | 'suspension'>;
  readonly #now: () => number;
  readonly #known = new Map<string, Footing>();
  /** How often somebody was forgotten: what was read before may be what has just changed. */
  #forgotten = 0;

  constructor(store: Pick<MannersStore, 'shunsOf' | 'apartFrom' | 'suspension'>, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  async of(person: string): Promise<Footing> {
    const known = this.#known.get(person);
    if (known !== undefined) return known;
    const forgotten = this.#forgotten;
    const [shuns, apart, suspension] = await Promise.all([
      this.#store.shunsOf(person),
      this.#store.apartFrom(person),
      this.#store.suspension(person),
    ]);
    const footing: Footing = { deafTo: new Set(shuns.map(({ other }) => other)), apart: new Set(apart), suspension };
    if (forgotten === this.#forgotten) this.#remember(person, footing);
    return footing;
  }

  async suspension(person: string): Promise<Suspension | undefined> {
    return suspensionNow(await this.of(person), this.#now());
  }

  async mayMeet(one: string, other: string): Promise<boolean> {
    return !(await this.of(one)).apart.has(other);
  }

  async apartFrom(person: string): Promise<ReadonlySet<string>> {
    return (await this.of(person)).apart;
  }

  forget(person: string): void {
    this.#forgotten += 1;
    this.#known.delete(person);
  }

  /** News may have been missed. */
  forgetAll(): void {
    this.#forgotten += 1;
    this.#known.clear();
  }

  #remember(person: string, footing: Footing): void {
    this.#known.set(person, footing);
    dropOldest(this.#known, REMEMBERED);
  }
}
