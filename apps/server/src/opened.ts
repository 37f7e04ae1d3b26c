/** What was opened so far, to be closed again where the rest cannot be opened. */
export class Opened {
  readonly #closes: (() => unknown)[] = [];

  add(close: () => unknown): void {
    this.#closes.push(close);
  }

  /** The last first, and each whatever becomes of the others. */
  async closeAll(): Promise<void> {
    for (const close of this.#closes.splice(0).reverse())
      await Promise.resolve()
        .then(close)
        .catch(() => {});
  }
}
