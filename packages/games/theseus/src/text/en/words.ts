import { counted, lister } from '@orrery/engine';
import type { Target } from '../../actions.ts';
import type { Room, SectorId } from '../../cards/sectors.ts';
import type { CardId } from '../../cards/titles.ts';
import type { Cause } from '../../events.ts';
import type { RoomSpot } from '../../pending.ts';
import type { Place, Spot, UnitNumber } from '../../state.ts';
import { cardTerm, type TermId } from '../shape.ts';
import type { Table } from '../table.ts';
import { NAMES } from './names.ts';

export const list = lister('en');

export const name = (id: TermId): string => NAMES[id];
export const card = (id: CardId): string => name(`card:${id}`);
export const board = (id: SectorId): string => `the ${name(`sector:${id}`)}`;
export const wounds = (count: number): string => counted(count, 'wound');
export const upgrades = (count: number): string => counted(count, 'Upgrade token');
export const roomName = (room: Room): string => `room ${room.toUpperCase()}`;

const RULES: Readonly<Record<Extract<Cause, 'attack' | 'sector' | 'set-up'>, string>> = {
  attack: 'attack',
  sector: 'sector action',
  'set-up': 'set-up',
};

export function cause(of: Cause): string {
  if (of === 'attack' || of === 'sector' || of === 'set-up') return RULES[of];
  const term = cardTerm(of);
  return term === undefined ? of : name(term);
}
/** " (Landmine)": why, at the end of a line. */
export const by = (of: Cause): string => ` (${cause(of)})`;

/** How the things of one table are called. */
export interface Words {
  readonly table: Table;
  /** "the Corridors" */
  readonly sector: (place: Place) => string;
  /** "Marine 2" */
  readonly unit: (unit: UnitNumber) => string;
  readonly units: (units: readonly UnitNumber[]) => string;
  /** "the Corridors, room B" */
  readonly room: (at: RoomSpot) => string;
  /** "the Corridors, slot 3" */
  readonly slot: (spot: Spot) => string;
  /** "Landmine in the Corridors, slot 3": holds for the moment, not for the log. */
  readonly cardAt: (spot: Spot) => string;
  /** " (through the Tech Bay)": sectors of a route before the last. */
  readonly through: (route: readonly Place[]) => string;
  /** ", ejecting Alien 2": who stands there now and is not the mover. */
  readonly ejecting: (at: RoomSpot, mover?: UnitNumber) => string;
  readonly aim: (target: Target) => string;
  /** The same for the log: cards are called by where they lay. */
  readonly aimPast: (target: Target) => string;
}

export function wordsOn(table: Table): Words {
  const sector = (place: Place): string => {
    const id = table.sectorAt(place);
    return id === undefined ? `sector ${place + 1}` : board(id);
  };
  const unit = (of: UnitNumber): string => {
    const known = table.unitNamed(of);
    return known === undefined ? `unit ${of + 1}` : `${name(`unit:${known.term}`)} ${known.number}`;
  };
  const room = (at: RoomSpot): string => `${sector(at.place)}, ${roomName(at.room)}`;
  const slot = ({ place, row, slot: at }: Spot): string => `${sector(place)}, ${row === 'pending' ? 'pending slot' : 'slot'} ${at + 1}`;
  const cardAt = (spot: Spot): string => {
    const known = table.cardAt(spot);
    return `${known === undefined ? 'the card' : card(known)} in ${slot(spot)}`;
  };
  return {
    table,
    sector,
    unit,
    units: (all) => list(all.map(unit)),
    room,
    slot,
    cardAt,
    through: (route) => (route.length < 2 ? '' : ` (through ${list(route.slice(0, -1).map(sector))})`),
    ejecting: (at, mover) => {
      const there = table.unitIn(at);
      return there === undefined || there === mover ? '' : `, ejecting ${unit(there)}`;
    },
    aim: (target) => aim(target, { sector, unit, room, cardAt }),
    aimPast: (target) => aim(target, { sector, unit, room, cardAt: slot }),
  };
}

/** What a card is aimed at, after a colon; empty when at nothing. */
function aim(target: Target, say: Pick<Words, 'sector' | 'unit' | 'room' | 'cardAt'>): string {
  switch (target.kind) {
    case 'none':
      return '';
    case 'unit':
      return say.unit(target.unit);
    case 'unit-to':
      return `${say.unit(target.unit)} to ${say.room(target.to)}`;
    case 'swap':
      return `${list(target.units.map(say.unit))} change rooms`;
    case 'card':
      return say.cardAt(target.card);
    case 'place':
      return say.sector(target.place);
  }
}

/** "Grenade: Alien 2". */
export const aimed = (id: TermId, at: string): string => (at === '' ? name(id) : `${name(id)}: ${at}`);
