/** Tasks done one after another in the order they came; one that fails does not stop the next. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #length = 0;

  /** Tasks that wait or run. */
  get length(): number {
    return this.#length;
  }

  add<Result>(task: () => Promise<Result>): Promise<Result> {
    this.#length += 1;
    const done = this.#last.then(task).finally(() => {
      this.#length -= 1;
    });
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Resolves once every task added so far is done. Adds none itself: two waits must not be work for each other. */
  async drained(): Promise<void> {
    await this.#last;
  }
}
