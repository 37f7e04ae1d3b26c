/** What a press asked for may come a moment after it: the table says so to whoever cannot see it. */
export const underWay = $state({ parts: 0 });

/** A part of a table that is drawn once somebody reaches for something: fetched with the first move of a hand, and again should that fail. */
export class OnDemand<Part> {
  part = $state.raw<Part>();
  #isFetching = false;
  readonly #load: () => Promise<Part>;

  constructor(load: () => Promise<Part>) {
    this.#load = load;
  }

  readonly fetch = (): void => {
    if (this.#isFetching) return;
    this.#isFetching = true;
    underWay.parts += 1;
    this.#load()
      .then(
        (fetched) => {
          this.part = fetched;
        },
        () => {
          this.#isFetching = false;
        },
      )
      .finally(() => {
        underWay.parts -= 1;
      });
  };
}
