/** What a coach wants to be done in this step of a lesson, as patterns of actions: what a table picks beforehand agrees with the coach. */
let given: readonly object[] = [];

export function advise(actions: readonly object[]): void {
  given = actions;
}

export function advised(): readonly object[] {
  return given;
}
