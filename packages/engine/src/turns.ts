import type { EventBase } from './contract.ts';

/** The number of the turn or round that this event begins, where it says one. */
export function turnNumberOf(event: EventBase): number | undefined {
  const number = 'turn' in event ? event.turn : 'round' in event ? event.round : undefined;
  return typeof number === 'number' ? number : undefined;
}
