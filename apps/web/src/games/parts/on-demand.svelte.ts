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
    this.#load().then(
      (fetched) => {
        this.part = fetched;
      },
      () => {
        this.#isFetching = false;
      },
    );
  };
}
