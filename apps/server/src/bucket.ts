export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** A token bucket: `burst` at once, then `perSecond`. Time is given, so that tests need no clock. */
export class Bucket {
  readonly #rate: Rate;
  #left: number;
  #at: number;

  constructor(rate: Rate, now: number) {
    this.#rate = rate;
    this.#left = rate.burst;
    this.#at = now;
  }

  /** Takes `cost` if there is as much. `now` in milliseconds. */
  take(now: number, cost = 1): boolean {
    const { perSecond, burst } = this.#rate;
    this.#left = Math.min(burst, this.#left + (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }
}

const REMEMBERED = 10_000;

/** A bucket for each key, for instance each person. */
export class Buckets {
  readonly #rate: Rate;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, factor: number) {
    this.#rate = { perSecond: rate.perSecond * factor, burst: rate.burst * factor };
  }

  take(key: string, now: number, cost = 1): boolean {
    const there = this.#buckets.get(key);
    if (there !== undefined) return there.take(now, cost);
    // Forgetting all at once is harmless and keeps the memory bounded.
    if (this.#buckets.size >= REMEMBERED) this.#buckets.clear();
    const bucket = new Bucket(this.#rate, now);
    this.#buckets.set(key, bucket);
    return bucket.take(now, cost);
  }
}
