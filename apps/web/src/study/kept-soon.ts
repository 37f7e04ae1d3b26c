/** Nobody wants every letter kept by itself. */
const KEPT_AFTER_MS = 400;

/** Keeps what somebody makes a moment after they made it, and at once when they leave. */
export class KeptSoon {
  readonly #keep: () => Promise<void>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(keep: () => Promise<void>) {
    this.#keep = keep;
  }

  changed(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.now(), KEPT_AFTER_MS);
  }

  now(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#keep().catch(console.warn);
  }

  close(): void {
    if (this.#timer !== undefined) this.now();
  }
}
