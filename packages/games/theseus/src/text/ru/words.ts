import { lister } from '@orrery/engine';
import type { Target } from '../../actions.ts';
import type { CardId } from '../../cards/titles.ts';
import type { Cause } from '../../events.ts';
import type { RoomSpot } from '../../pending.ts';
import type { Place, Spot, UnitNumber } from '../../state.ts';
import { cardTerm, type TermId } from '../shape.ts';
import type { Table } from '../table.ts';
import { ROOM, SECTOR, type SectorCases, UNIT, type UnitCases, unknownSector, unknownUnit } from './cases.ts';
import { NAMES } from './names.ts';

export const list = lister('ru');

export const name = (id: TermId): string => NAMES[id];
/** Название карты в кавычках: склонять его не надо, и Улей-карту не спутать с Ульем. */
export const quoted = (id: TermId): string => `«${name(id)}»`;
export const card = (id: CardId): string => quoted(`card:${id}`);

const RULES: Readonly<Record<Extract<Cause, 'attack' | 'sector' | 'set-up'>, string>> = {
  attack: 'атака',
  sector: 'действие сектора',
  'set-up': 'подготовка',
};

export function cause(of: Cause): string {
  if (of === 'attack' || of === 'sector' || of === 'set-up') return RULES[of];
  const term = cardTerm(of);
  return term === undefined ? of : quoted(term);
}
/** « («Граната»)»: почему, в конце строки. */
export const by = (of: Cause): string => ` (${cause(of)})`;

/** Как называются вещи за этим столом. */
export interface Words {
  readonly table: Table;
  readonly sector: (place: Place) => SectorCases;
  /** «Десантник 2», «Десантника 2» */
  readonly unit: (unit: UnitNumber) => UnitCases;
  /** «в Коридоры, комната Б» */
  readonly toRoom: (at: RoomSpot) => string;
  /** «в Коридорах, комната Б» */
  readonly inRoom: (at: RoomSpot) => string;
  /** «Коридоры, слот 3» */
  readonly slot: (spot: Spot) => string;
  /** «в Коридоры, слот 3» */
  readonly toSlot: (spot: Spot) => string;
  /** «карту «Огонь» (Коридоры, слот 3)»: верно сейчас, но не для журнала. */
  readonly cardAt: (spot: Spot) => string;
  /** « (через Технический отсек)»: сектора пути до последнего. */
  readonly through: (route: readonly Place[]) => string;
  /** «, выбросить Чужого 2»: кто там стоит и кто не сам идущий. */
  readonly ejecting: (at: RoomSpot, mover?: UnitNumber) => string;
  readonly aim: (target: Target) => string;
  /** То же для журнала: карты названы местом, где лежали. */
  readonly aimPast: (target: Target) => string;
}

export function wordsOn(table: Table): Words {
  const sector = (place: Place): SectorCases => {
    const id = table.sectorAt(place);
    return id === undefined ? unknownSector(place + 1) : SECTOR[id];
  };
  const unit = (of: UnitNumber): UnitCases => {
    const known = table.unitNamed(of);
    if (known === undefined) return unknownUnit(of + 1);
    const { nominative, accusative, genitive } = UNIT[known.term];
    return {
      nominative: `${nominative} ${known.number}`,
      accusative: `${accusative} ${known.number}`,
      genitive: `${genitive} ${known.number}`,
    };
  };
  const slotNumber = ({ row, slot }: Spot): string => `${row === 'pending' ? 'слот ожидания' : 'слот'} ${slot + 1}`;
  const slot = (spot: Spot): string => `${sector(spot.place).nominative}, ${slotNumber(spot)}`;
  const cardAt = (spot: Spot): string => {
    const known = table.cardAt(spot);
    return `карту${known === undefined ? '' : ` ${card(known)}`} (${slot(spot)})`;
  };
  const toRoom = ({ place, room }: RoomSpot): string => `${sector(place).to}, комната ${ROOM[room]}`;
  return {
    table,
    sector,
    unit,
    toRoom,
    inRoom: ({ place, room }) => `${sector(place).at}, комната ${ROOM[room]}`,
    slot,
    toSlot: (spot) => `${sector(spot.place).to}, ${slotNumber(spot)}`,
    cardAt,
    through: (route) => (route.length < 2 ? '' : ` (через ${list(route.slice(0, -1).map((place) => sector(place).accusative))})`),
    ejecting: (at, mover) => {
      const there = table.unitIn(at);
      return there === undefined || there === mover ? '' : `, выбросить ${unit(there).accusative}`;
    },
    aim: (target) => aim(target, { sector, unit, toRoom, cardAt: (spot) => cardAt(spot).replace('карту', 'карта') }),
    aimPast: (target) => aim(target, { sector, unit, toRoom, cardAt: slot }),
  };
}

/** На что направлена карта, после двоеточия; пусто, если ни на что. */
function aim(target: Target, say: Pick<Words, 'sector' | 'unit' | 'toRoom' | 'cardAt'>): string {
  switch (target.kind) {
    case 'none':
      return '';
    case 'unit':
      return say.unit(target.unit).nominative;
    case 'unit-to':
      return `${say.unit(target.unit).nominative} — ${say.toRoom(target.to)}`;
    case 'swap':
      return `${list(target.units.map((unit) => say.unit(unit).nominative))} меняются комнатами`;
    case 'card':
      return say.cardAt(target.card);
    case 'place':
      return say.sector(target.place).nominative;
  }
}

/** ««Граната»: Чужой 2». */
export const aimed = (id: TermId, at: string): string => (at === '' ? quoted(id) : `${quoted(id)}: ${at}`);
