import type { EventBase } from '@orrery/engine';

let current = $state.raw<EventBase | undefined>();

/** What a line of the log speaks of: its place on the board is lit. */
export function pointed(): EventBase | undefined {
  return current;
}

export function pointAt(event: EventBase | undefined): void {
  current = event;
}
