import { BOARDS } from '../cards/boards.ts';
import type { Attack } from '../cards/factions.ts';
import { ROOMS, type Room, SECTOR_IDS, type SectorId } from '../cards/sectors.ts';
import { OTHER_UNITS, type Side, SOLDIERS } from '../cards/units.ts';
import type { Place, State, Unit, UnitNumber } from '../state.ts';

export const ROOMS_PER_SECTOR = ROOMS.length;
const ALL_ROOMS = (1 << ROOMS_PER_SECTOR) - 1;
const NO_ATTACK: Side = { attack: 'none', capture: 'none', further: 0 };

/** One bit per room, so that a set of rooms is a number. */
export const ROOM_BIT: Readonly<Record<Room, number>> = { a: 1, b: 2, c: 4, d: 8 };

/** [TH-8.1] Rooms that a passage joins with this one, board by board, as bits. */
const PASSAGES: Readonly<Record<SectorId, Readonly<Record<Room, number>>>> = passagesOfAll();

function passagesOfAll(): Record<SectorId, Record<Room, number>> {
  const all: Partial<Record<SectorId, Record<Room, number>>> = {};
  for (const id of SECTOR_IDS) {
    const joined: Record<Room, number> = { a: 0, b: 0, c: 0, d: 0 };
    for (const one of ROOMS) {
      for (const other of ROOMS) {
        if (!BOARDS[id].passages.includes(`${one}${other}`)) continue;
        joined[one] |= ROOM_BIT[other];
        joined[other] |= ROOM_BIT[one];
      }
    }
    all[id] = joined;
  }
  return all as Record<SectorId, Record<Room, number>>;
}

export function passagesFrom(sector: SectorId, room: Room): number {
  return PASSAGES[sector][room];
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

/** [TH-3.2] [TH-R1] Units that stand in rooms of the sector. */
export function unitsIn({ units }: State, place: Place): number {
  let count = 0;
  for (let number = 0; number < units.length; number++) if (units[number].at === place) count += 1;
  return count;
}

export function isFull(state: State, place: Place): boolean {
  return takenRooms(state, place) === ALL_ROOMS;
}

/** As bits. `except`: a unit that is on its way and so has left its room. */
export function takenRooms({ units }: State, place: Place, except: UnitNumber = -1): number {
  let taken = 0;
  for (let number = 0; number < units.length; number++) {
    const unit = units[number];
    if (unit.at === place && number !== except) taken |= ROOM_BIT[unit.room];
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
  ROOMS.filter((room) => (mask & ROOM_BIT[room]) !== 0),
);

export function emptyRooms(state: State, place: Place): readonly Room[] {
  return ROOMS_OF_MASK[ALL_ROOMS & ~takenRooms(state, place)];
}

/** [TH-3.4] Rooms a unit may end in: the empty ones; in a full sector any, and who stands there goes into space. */
export function roomsToEnter(state: State, place: Place, mover: UnitNumber = -1): readonly Room[] {
  const taken = takenRooms(state, place, mover);
  return taken === ALL_ROOMS ? ROOMS : ROOMS_OF_MASK[ALL_ROOMS & ~taken];
}

/** Whether a room may be entered, by the same rule. */
export function mayEnter(state: State, place: Place, room: Room, mover: UnitNumber = -1): boolean {
  const taken = takenRooms(state, place, mover);
  return taken === ALL_ROOMS || (taken & ROOM_BIT[room]) === 0;
}
