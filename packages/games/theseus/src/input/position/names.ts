import { at, BadInput, flag, type Json, listOf, objectAt, oneOf, type Seat, textAt, wholeNumber } from '@orrery/engine';
import { BOARDS } from '../../cards/boards.ts';
import { FACTIONS, type Faction, UNIT_KINDS } from '../../cards/factions.ts';
import { ROOMS, type SectorId } from '../../cards/sectors.ts';
import type { RoomSpot } from '../../pending.ts';
import type { Place, Spot, Unit, UnitNumber } from '../../state.ts';

export type Read<Value> = (place: string, given: Json | undefined) => Value;

const MOST = 1000;

/** A flag that nobody need name. */
export const maybe: Read<boolean> = (place, given) => (given === undefined ? false : flag(place, given));
export const count: Read<number> = (place, given) => wholeNumber(place, given, { min: 0, max: MOST });

/** Reads what is called by a name at this table: seats by faction, places by sector, units and slots by a short line. */
export class Names {
  readonly factions: readonly Faction[];
  readonly ring: readonly SectorId[];
  readonly #units: readonly Unit[];

  constructor(table: { readonly factions: readonly Faction[]; readonly ring: readonly SectorId[]; readonly units: readonly Unit[] }) {
    this.factions = table.factions;
    this.ring = table.ring;
    this.#units = table.units;
  }

  /** A faction, or a number from 0. */
  readonly seat: Read<Seat> = (place, given) => {
    if (typeof given === 'number') return wholeNumber(place, given, { min: 0, max: this.factions.length - 1 });
    return this.factions.indexOf(oneOf(place, given, this.factions));
  };

  /** A sector, or its number in the ring. */
  readonly place: Read<Place> = (place, given) => {
    if (typeof given === 'number') return wholeNumber(place, given, { min: 0, max: this.ring.length - 1 });
    return this.ring.indexOf(oneOf(place, given, this.ring));
  };

  /** `corridors a`, or place and room. */
  readonly room: Read<RoomSpot> = (place, given) => {
    const words = typeof given === 'string' ? given.split(' ') : undefined;
    const { place: where, room } = words === undefined ? objectAt(place, given, ['place', 'room']) : { place: words[0], room: words[1] };
    if (words !== undefined && words.length !== 2) throw new BadInput(place, 'must be a sector and a room, for instance "corridors a"');
    return { place: this.place(words === undefined ? at(place, 'place') : place, where), room: oneOf(place, room, ROOMS) };
  };

  /** `corridors 0`, `corridors pending 0`, or place, row and slot. */
  readonly spot: Read<Spot> = (place, given) => {
    if (typeof given !== 'string') {
      const { place: where, row, slot } = objectAt(place, given, ['place', 'row', 'slot']);
      return this.#spot(place, { where, row: row ?? 'slots', slot });
    }
    const words = given.split(' ');
    const isPending = words[1] === 'pending';
    if (words.length !== (isPending ? 3 : 2)) throw new BadInput(place, 'must be a sector and a slot, for instance "corridors 0"');
    return this.#spot(place, { where: words[0], row: isPending ? 'pending' : 'slots', slot: Number(words[isPending ? 2 : 1]) });
  };

  #spot(place: string, given: { readonly where: Json | undefined; readonly row: Json; readonly slot: Json | undefined }): Spot {
    const where = this.place(place, given.where);
    const row = oneOf(place, given.row, ['slots', 'pending']);
    const last = BOARDS[this.ring[where]][row] - 1;
    if (last < 0) throw new BadInput(place, `${this.ring[where]} has no pending slot`);
    return { place: where, row, slot: wholeNumber(place, given.slot, { min: 0, max: last }) };
  }

  /** `marines 1`: the first soldier, or Creature, of the faction; `minor-alien 1`, `runner 2`; or its number in the state. */
  readonly unit: Read<UnitNumber> = (place, given) => {
    if (typeof given === 'number') return wholeNumber(place, given, { min: 0, max: this.#units.length - 1 });
    const [name, ordinal, ...more] = textAt(place, given).split(' ');
    const wanted = oneOf(place, name, [...FACTIONS, ...UNIT_KINDS]);
    const isCommon = (unit: Unit) => unit.kind === 'soldier' || unit.kind === 'creature';
    const isCalled = (unit: Unit) => unit.kind === wanted || (isCommon(unit) && this.factions[unit.seat] === wanted);
    const called = this.#units.flatMap((unit, number) => (isCalled(unit) ? [number] : []));
    const found = called[Number(ordinal) - 1];
    if (found === undefined || more.length > 0) throw new BadInput(place, `there is no ${given} at this table`);
    return found;
  };

  readonly rooms: Read<RoomSpot[]> = (place, given) => listOf(place, given, this.room);
  readonly places: Read<Place[]> = (place, given) => listOf(place, given, this.place);
  readonly spots: Read<Spot[]> = (place, given) => listOf(place, given, this.spot);
  readonly units: Read<UnitNumber[]> = (place, given) => listOf(place, given, this.unit);

  readonly seats: Read<Seat[]> = (place, given) => listOf(place, given, this.seat);
}
