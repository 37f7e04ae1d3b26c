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
    this.#left = this.left(now);
    this.#at = now;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }

  left(now: number): number {
    const { perSecond, burst } = this.#rate;
    return Math.min(burst, this.#left + (Math.max(0, now - this.#at) / 1000) * perSecond);
  }
}

const REMEMBERED = 10_000;
/** At a time, because to find them all are looked at. */
const FORGOTTEN = 1000;

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
    if (this.#buckets.size >= REMEMBERED) this.#forgetFullest(now);
    const bucket = new Bucket(this.#rate, now);
    this.#buckets.set(key, bucket);
    return bucket.take(now, cost);
  }

  /** Who is forgotten has a full bucket again: it is nearly that for these, and a crowd of newcomers brings nothing to who has used theirs up. */
  #forgetFullest(now: number): void {
    const byLeft = [...this.#buckets].map(([key, bucket]) => ({ key, left: bucket.left(now) }));
    byLeft.sort((one, other) => other.left - one.left);
    for (const { key } of byLeft.slice(0, FORGOTTEN)) this.#buckets.delete(key);
  }
}
