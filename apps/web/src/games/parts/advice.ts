interface Advice {
  /** Places of the hand, those a table would pick first before the others. */
  first(places: readonly number[], hand: readonly string[]): readonly number[];
  /** Whether this very action is wanted: of equal ones it is offered first. */
  isWanted(action: object): boolean;
}

/** What a table picks beforehand. Who teaches a lesson puts own advice here, so that it agrees with what is said. */
export const advice: Advice = { first: (places) => places, isWanted: () => false };
