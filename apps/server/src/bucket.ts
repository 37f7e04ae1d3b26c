/** A token bucket: `burst` at once, then `perSecond`. Time is given, so that tests need no clock. */
export class Bucket {
  readonly #perSecond: number;
  readonly #burst: number;
  #left: number;
  #at: number;

  constructor(rate: { readonly perSecond: number; readonly burst: number }, now: number) {
    this.#perSecond = rate.perSecond;
    this.#burst = rate.burst;
    this.#left = rate.burst;
    this.#at = now;
  }

  /** Takes one if there is one. `now` in milliseconds. */
  take(now: number): boolean {
    this.#left = Math.min(this.#burst, this.#left + (Math.max(0, now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
