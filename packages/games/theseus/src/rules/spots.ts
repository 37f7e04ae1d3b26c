import { BOARDS } from '../cards/boards.ts';
import { ROOMS, type Room, roomNumber, SECTOR_IDS } from '../cards/sectors.ts';
import type { RoomSpot } from '../pending.ts';
import type { Place, Spot } from '../state.ts';

/** Lists of legal actions name the same spots again and again: each is made once, frozen and shared. */

const PLACES = SECTOR_IDS.length;
const MOST_SLOTS = Math.max(...Object.values(BOARDS).map(({ slots }) => slots));

function spotsOf(row: Spot['row']): readonly (readonly Spot[])[] {
  return Array.from({ length: PLACES }, (_, place) =>
    Array.from({ length: MOST_SLOTS }, (__, slot) => Object.freeze({ place, row, slot })),
  );
}

const INSTALL = spotsOf('slots');
const PENDING = spotsOf('pending');

const ROOM_SPOTS: readonly (readonly RoomSpot[])[] = Array.from({ length: PLACES }, (_, place) =>
  ROOMS.map((room) => Object.freeze({ place, room })),
);

export function spotOf(place: Place, slot: number): Spot {
  return INSTALL[place][slot];
}

export function pendingSpotOf(place: Place, slot: number): Spot {
  return PENDING[place][slot];
}

export function roomSpotOf(place: Place, room: Room): RoomSpot {
  return ROOM_SPOTS[place][roomNumber(room)];
}

/** Number of a room in the ring. */
export function roomKey({ place, room }: RoomSpot): number {
  return place * ROOMS.length + roomNumber(room);
}

/** More than any board has slots; steps that wait in a match keep these numbers, so it stays. */
const KEYS_PER_PLACE = 8;
export const SPOT_KEYS = PLACES * KEYS_PER_PLACE;

/** Number of a spot within its row. */
export function spotKey({ place, slot }: Spot): number {
  return place * KEYS_PER_PLACE + slot;
}
