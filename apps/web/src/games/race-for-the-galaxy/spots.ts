import type { Seat } from '@orrery/engine';
import type { CardId } from '@orrery/race-for-the-galaxy';

/** A card of a tableau, as the table names it. */
export const cardSpot = (seat: Seat, card: CardId): string => `${tableauSpots(seat)}${card}`;

const tableauSpots = (seat: Seat): string => `card:${seat}:`;

/** Whose tableau the spot is in; undefined: in nobody's. */
export function seatOfSpot(spot: string, seats: number): Seat | undefined {
  for (let seat = 0; seat < seats; seat++) if (spot.startsWith(tableauSpots(seat))) return seat;
  return undefined;
}
