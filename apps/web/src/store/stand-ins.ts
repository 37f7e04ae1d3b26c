import type { Occupant } from '@orrery/match';

/** A bot plays there in somebody's place. */
export function isStandIn(occupant: Occupant | undefined): boolean {
  return occupant?.kind === 'person' && occupant.standIn !== undefined;
}

/** A bot answers there. */
export function isBots(occupant: Occupant | undefined): boolean {
  return occupant?.kind === 'bot' || isStandIn(occupant);
}

/** Bots that stand in do not play on among themselves: the match waits for somebody to come back. */
export function isLeftToBots(occupants: readonly Occupant[]): boolean {
  const people = occupants.filter(({ kind }) => kind === 'person');
  return people.length > 0 && people.every((one) => isStandIn(one) && !(one.kind === 'person' && one.standIn?.returns === true));
}
