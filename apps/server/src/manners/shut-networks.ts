import { addressKey } from '../address.ts';
import { dropOldest } from '../drop-oldest.ts';
import type { Suspension } from '../storage/manner-ports.ts';

/** A household shares its address with whoever was suspended, and a telephone has another tomorrow. */
const LONGEST_MILLISECONDS = 24 * 3_600_000;
const REMEMBERED = 10_000;

/**
 * Where guests were seen who are suspended: nobody becomes a new guest from there for a while. Whoever has a name, or signs in, is let in as
 * ever. In memory alone: where somebody came from is kept nowhere (docs/decisions/0030-manners.md).
 */
export class ShutNetworks {
  readonly #until = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  seen(address: string, { until }: Pick<Suspension, 'until'>): void {
    this.#until.set(addressKey(address), Math.min(until, this.#now() + LONGEST_MILLISECONDS));
    dropOldest(this.#until, REMEMBERED);
  }

  isShut(address: string): boolean {
    return (this.#until.get(addressKey(address)) ?? 0) > this.#now();
  }
}
