/** Tasks of one key run one after another; those of different keys do not wait for each other. */
export class OneAtATime {
  readonly #last = new Map<string, Promise<unknown>>();

  run<Answer>(key: string, task: () => Promise<Answer>): Promise<Answer> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const running = before.then(task, task);
    const settled = running.catch(() => {});
    this.#last.set(key, settled);
    void settled.then(() => {
      if (this.#last.get(key) === settled) this.#last.delete(key);
    });
    return running;
  }
}
