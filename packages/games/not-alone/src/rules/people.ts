import type { Seat } from '@orrery/engine';
import { manifest } from '../manifest.ts';
import type { Glimpse, Hunted, State } from '../state.ts';

/** They sit clockwise from the Creature's left, so the seat tells where in the list to look; past the last is the Creature. */
export function findHunted({ hunted, creature, seats }: State, seat: Seat): Hunted | undefined {
  const index = (seat - creature.seat - 1 + seats) % seats;
  if (index >= hunted.length) return undefined;
  const found = hunted[index];
  // A seat that there is not, from outside, is nobody's.
  return found?.seat === seat ? found : undefined;
}

export function huntedAt(state: State, seat: Seat): Hunted {
  const hunted = findHunted(state, seat);
  if (hunted === undefined) throw new Error(`NA-1.1: seat ${seat} is no Hunted`);
  return hunted;
}

export function isCreature(state: State, seat: Seat): boolean {
  return seat === state.creature.seat;
}

/** Who may see what is dark for the Creature and for those who only look on. */
export function huntedSeats(state: State): Seat[] {
  return state.hunted.map(({ seat }) => seat);
}

/** A seat in a mask of those who know a card. */
export function bitOf(seat: Seat): number {
  return 1 << seat;
}

export function glimpseOf(state: State, seat: Seat): Glimpse {
  for (const glimpse of state.glimpses) if (glimpse.seat === seat) return glimpse;
  throw new Error(`NA-3.7: nothing is kept of what the Creature knows of seat ${seat}`);
}

const MOST_SEATS = manifest.seats.max;
/** Every set of seats there can be, by its mask; made once, since somebody is asked at every step. */
const SETS: readonly (readonly Seat[])[] = Array.from({ length: 2 ** MOST_SEATS }, (_, mask) =>
  Array.from({ length: MOST_SEATS }, (_, seat) => seat).filter((seat) => (mask & bitOf(seat)) !== 0),
);

/** The seats of a mask, in their order. */
export function seatsOf(mask: number): readonly Seat[] {
  return SETS[mask];
}

/** The mask of a card that every seat knows: then those without a seat may, too. */
export const everySeat = (seats: number): number => 2 ** seats - 1;
