import { quickTable } from '@orrery/engine';
import { BOARDS } from '../cards/boards.ts';
import type { Attack } from '../cards/factions.ts';
import { ROOMS, type Room, roomNumber, SECTOR_IDS, type SectorId } from '../cards/sectors.ts';
import { OTHER_UNITS, type Side, SOLDIERS } from '../cards/units.ts';
import type { Place, State, Unit, UnitNumber } from '../state.ts';

export const ROOMS_PER_SECTOR = ROOMS.length;
const ALL_ROOMS = (1 << ROOMS_PER_SECTOR) - 1;
const NO_ATTACK: Side = { attack: 'none', capture: 'none', further: 0 };

/** One bit per room, so that a set of rooms is a number. */
export function roomBit(room: Room): number {
  return 1 << roomNumber(room);
}

/** [TH-8.1] Rooms that a passage joins with this one, board by board, as bits. */
const PASSAGES: Readonly<Record<SectorId, readonly number[]>> = passagesOfAll();

function passagesOfAll(): Record<SectorId, readonly number[]> {
  const all: Partial<Record<SectorId, readonly number[]>> = {};
  for (const id of SECTOR_IDS) {
    const joined = ROOMS.map(() => 0);
    for (const one of ROOMS) {
      for (const other of ROOMS) {
        if (!BOARDS[id].passages.includes(`${one}${other}`)) continue;
        joined[roomNumber(one)] |= roomBit(other);
        joined[roomNumber(other)] |= roomBit(one);
      }
    }
    all[id] = joined;
  }
  return quickTable(all as Record<SectorId, readonly number[]>);
}

export function passagesFrom(sector: SectorId, room: Room): number {
  return PASSAGES[sector][roomNumber(room)];
}

/** What the unit can do by the side it shows. */
export function shownSide({ players }: State, unit: Unit): Side {
  const side = unit.isUpgraded ? 1 : 0;
  if (unit.kind !== 'soldier') return OTHER_UNITS[unit.kind][side];
  const faction = players[unit.seat]?.faction;
  return faction === undefined || faction === 'pandora' ? NO_ATTACK : SOLDIERS[faction][side];
}

/** [TH-19.9] A held unit does not attack. */
export function attackOf(state: State, unit: Unit): Attack {
  return unit.heldBy === undefined ? shownSide(state, unit).attack : 'none';
}

/** [TH-12.2] A Minor Alien has one side only. */
export function hasUpgradedSide(unit: Unit): boolean {
  return unit.kind !== 'minor-alien';
}

/** Rooms of the whole ring in which somebody stands, sector after sector as bits: who asks about several looks through the units once. */
export function takenInRing({ units }: State): number {
  let taken = 0;
  for (let number = 0; number < units.length; number++) {
    const unit = units[number];
    if (unit.at >= 0) taken |= ownRoom(unit);
  }
  return taken;
}

/** The room the unit stands in, among those of the ring; it leaves it when it moves. */
export function ownRoom({ at, room }: Unit): number {
  return roomBit(room) << (at * ROOMS_PER_SECTOR);
}

/** Those of one sector. */
export function roomsAt(inRing: number, place: Place): number {
  return (inRing >> (place * ROOMS_PER_SECTOR)) & ALL_ROOMS;
}

export function isFull(state: State, place: Place): boolean {
  return takenRooms(state, place) === ALL_ROOMS;
}

/** As bits. `except`: a unit that is on its way and so has left its room. */
export function takenRooms({ units }: State, place: Place, except: UnitNumber = -1): number {
  let taken = 0;
  for (let number = 0; number < units.length; number++) {
    const unit = units[number];
    if (unit.at === place && number !== except) taken |= roomBit(unit.room);
  }
  return taken;
}

/** Who stands in the room. */
export function unitInRoom({ units }: State, place: Place, room: Room): UnitNumber | undefined {
  for (let number = 0; number < units.length; number++) {
    const unit = units[number];
    if (unit.at === place && unit.room === room) return number;
  }
  return undefined;
}

const ROOMS_OF_MASK: readonly (readonly Room[])[] = Array.from({ length: ALL_ROOMS + 1 }, (_, mask) =>
  ROOMS.filter((room) => (mask & roomBit(room)) !== 0),
);

/** [TH-3.2] [TH-R1] How many these are; nobody shares a room, so as many units stand there. */
export function countRooms(rooms: number): number {
  return ROOMS_OF_MASK[rooms].length;
}

export function emptyRooms(state: State, place: Place): readonly Room[] {
  return ROOMS_OF_MASK[ALL_ROOMS & ~takenRooms(state, place)];
}

/**
 * [TH-3.4] [TH-R2] Its own room, which it has left, included. Rooms a unit may end in: the empty ones; in a full sector any, and who stands
 * there goes into space.
 */
export function roomsToEnter(state: State, place: Place, mover: UnitNumber = -1): readonly Room[] {
  return roomsBeside(takenRooms(state, place, mover));
}

/** The same where the rooms that others have taken are known. */
export function roomsBeside(taken: number): readonly Room[] {
  return taken === ALL_ROOMS ? ROOMS : ROOMS_OF_MASK[ALL_ROOMS & ~taken];
}

/** Whether a room may be entered, by the same rule. */
export function mayEnter(state: State, place: Place, room: Room, mover: UnitNumber = -1): boolean {
  const taken = takenRooms(state, place, mover);
  return taken === ALL_ROOMS || (taken & roomBit(room)) === 0;
}
