import { capital, isKeyOf } from '@orrery/engine';
import type { EventLines } from '../shape.ts';
import { points, SECTOR, upgrades, wounds } from './cases.ts';
import { aimed, by, card, list, name, quoted, type Words } from './words.ts';

const ENDINGS = {
  'life-gone': 'Очков жизни не осталось',
  'data-complete': 'Данные собраны',
  'life-complete': 'Ран нанесено достаточно',
  'final-sequence': 'Финальная последовательность исчерпана',
  'tie-break': 'Дополнительные ходы сыграны',
} as const;

const FACTION = { marines: true, aliens: true, scientists: true, greys: true, pandora: true } as const;
const factionName = (faction: string): string => (isKeyOf(FACTION, faction) ? name(`faction:${faction}`) : faction);

const SIDES = { left: 'слева от', right: 'справа от' } as const;

export const eventLines = (words: Words): EventLines => {
  const who = (unit: number): string => capital(words.unit(unit).nominative);
  return {
    'factions-given': ({ seats }, names) => seats.map(({ seat, faction }) => `${names(seat)} — ${factionName(faction)}`).join(', '),
    'board-placed': ({ seat, board }, names) => `${names(seat)} выкладывает поле «${SECTOR[board].nominative}»`,
    'sector-chosen': ({ seat, sector }, names) => `${names(seat)} выбирает для союза ${SECTOR[sector].accusative}`,
    'marker-placed': ({ seat, marker }, names) =>
      `${names(seat)} кладёт жетон Пандоры ${SIDES[marker.side]} ${words.sector(marker.place).genitive}`,
    'order-set': ({ order }, names) => `Порядок ходов: ${order.map(names).join(', ')}`,
    'card-chosen': ({ seat, card: id }, names) => `${names(seat)} берёт в колоду карту ${card(id)}`,
    'unit-placed': ({ seat, unit, to }, names) => `${names(seat)} ставит ${words.unit(unit).accusative} ${words.toRoom(to)}`,
    'turn-began': ({ seat, turn }, names) => `Ход ${turn}: ${names(seat)}`,
    'turn-skipped': ({ seat }, names) => `${names(seat)} пропускает ход: двигаться некому`,
    'extra-turn': ({ seat }, names) => `${names(seat)} делает дополнительный ход`,
    'unit-moved': ({ unit, by: seat, how, route, to }, names) => {
      if (how === 'from-space') return `${who(unit)} входит из космоса ${words.toRoom(to)}`;
      if (how === 'relocated') return `${names(seat)} переставляет ${words.unit(unit).accusative} ${words.toRoom(to)}`;
      if (how === 'led') return `${names(seat)} передвигает ${words.unit(unit).accusative} ${words.toRoom(to)}`;
      const last = route.at(-1);
      if (last === undefined || last === to.place) return `${who(unit)} идёт ${words.toRoom(to)}`;
      return `${who(unit)} идёт ${words.sector(last).to} и телепортируется ${words.toRoom(to)}`;
    },
    'unit-ejected': ({ unit, by: seat, from }, names) =>
      `${names(seat)} выбрасывает ${words.unit(unit).accusative} ${words.sector(from).from} в космос`,
    'unit-appeared': ({ unit, to, cause: why }) => `${who(unit)} появляется ${words.inRoom(to)}${why === 'sector' ? '' : by(why)}`,
    'unit-shifted': ({ unit, to }) => `${who(unit)} смещается ${words.toRoom(to)}`,
    'trap-sprung': ({ card: id, owner, unit }, names) => `${card(id)} игрока ${names(owner)} срабатывает на ${words.unit(unit).accusative}`,
    'assault-began': ({ seat, place }, names) =>
      place === undefined ? `Натиск во всех секторах: ${names(seat)}` : `Малый Натиск ${words.sector(place).at}: ${names(seat)}`,
    'unit-attacked': ({ unit, target }) => `${who(unit)} атакует ${words.unit(target).accusative}`,
    'struck-from-hiding': ({ at, target }) => `${card('hidden')} ${words.sector(at.place).at} бьёт ${words.unit(target).accusative}`,
    wounded: ({ unit, wounds: count, cause: why }) => `${who(unit)} получает ${wounds(count)}${by(why)}`,
    'life-regained': ({ seat, life, cause: why }, names) =>
      life === 0 ? undefined : `${names(seat)} восстанавливает ${life} ОЖ${by(why)}`,
    'points-taken': ({ by: seat, from, points: count, cause: why }, names) =>
      count === 0 ? undefined : `${names(seat)} отнимает ${points(count)} у игрока ${names(from)}${by(why)}`,
    'data-gained': ({ seat, data, cause: why }, names) => (data === 0 ? undefined : `${names(seat)} получает ${data} ОД${by(why)}`),
    'upgrades-taken': ({ seat, count, cause: why }, names) =>
      count === 0
        ? `${names(seat)} остаётся без жетона улучшения: запас пуст${by(why)}`
        : `${names(seat)} берёт ${upgrades(count)}${by(why)}`,
    'upgrades-lost': ({ seat, count, card: spot, cause: why }, names) => {
      if (count === 0) return undefined;
      const from = spot === undefined ? '' : ` с карты ${words.sector(spot.place).at}`;
      return `${names(seat)} теряет ${upgrades(count)}${from}${by(why)}`;
    },
    'unit-upgraded': ({ unit }) => `${who(unit)} переходит на улучшенную сторону`,
    'card-upgraded': ({ seat, at, number, card: id }, names) =>
      `${names(seat)} улучшает карту${id === undefined ? '' : ` ${card(id)}`} ${words.sector(at.place).at}: её число теперь ${number}`,
    'malfunction-moved': ({ seat, to, card: id }, names) =>
      `${names(seat)} кладёт жетон Неисправности на карту ${card(id)} ${words.sector(to.place).at}`,
    'card-deactivated': ({ at, card: id }) => `Карта ${card(id)} ${words.sector(at.place).at} деактивирована`,
    'card-armed': ({ at, card: id }) => `Карта ${card(id)} ${words.sector(at.place).at} взведена`,
    recorded: ({ at, counter }) => `${card('camcorder')} ${words.sector(at.place).at} снимает: на счётчике ${counter}`,
    'unit-infested': ({ unit, tokens }) => `${who(unit)} получает ${tokens === 1 ? 'Паразита' : `Паразитов: ${tokens}`}`,
    'unit-cured': ({ unit }) => `${who(unit)} избавляется от Паразита`,
    'unit-gripped': ({ unit, at }) => `${card('gripper')} ${words.sector(at.place).at} держит ${words.unit(unit).accusative}`,
    'unit-freed': ({ unit }) => `${who(unit)} снова на свободе`,
    'unit-hidden': ({ unit }) => `${who(unit)} получает невидимость`,
    'unit-seen': ({ unit }) => `${who(unit)} теряет невидимость`,
    'card-performed': ({ seat, card: id, at }, names) => `${names(seat)} выполняет карту ${card(id)} ${words.sector(at.place).at}`,
    'instant-played': ({ seat, card: id, target }, names) => `${names(seat)} играет ${aimed(`card:${id}`, words.aimPast(target))}`,
    'bonus-played': ({ seat, card: id, target }, names) => `${names(seat)} играет ${aimed(`bonus:${id}`, words.aimPast(target))}`,
    'bonus-taken': ({ seat, card: id }, names) => `${names(seat)} забирает бонусную карту ${quoted(`bonus:${id}`)}`,
    'card-installed': ({ seat, card: id, at }, names) => `${names(seat)} устанавливает карту ${card(id)} ${words.toSlot(at)}`,
    'instant-taken': ({ seat, card: id }, names) => `${names(seat)} оставляет карту ${card(id)}, чтобы сыграть позже`,
    'card-discarded': ({ owner, card: id, at, by: seat }, names) => {
      const what = `${card(id)} игрока ${names(owner)} ${words.sector(at.place).at}`;
      return seat === undefined || seat === owner ? `Карта ${what} уходит в сброс` : `${names(seat)} сбрасывает карту ${what}`;
    },
    'pending-filled': ({ seat, card: id, at }, names) => `${names(seat)} кладёт карту ${card(id)} ${words.toSlot(at)}`,
    'card-captured': ({ unit, at, card: id }) => `${who(unit)} захватывает карту ${card(id)} ${words.sector(at.place).at}`,
    'card-released': ({ at, card: id }) => `Карта ${card(id)} ${words.sector(at.place).at} снова служит своему владельцу`,
    'end-token-moved': ({ seat, stepsLeft }, names) =>
      `У игрока ${names(seat)} пустая колода: жетон окончания игры — ${stepsLeft === 0 ? 'КОНЕЦ' : stepsLeft}`,
    'tie-break-began': ({ tied }, names) => `Ничья: ${list(tied.map(names))}. Каждому по дополнительному ходу`,
    'match-ended': ({ because, winners }, names) => `${ENDINGS[because]}: ${outcome(winners.map(names))}`,
  };
};

function outcome(winners: readonly string[]): string {
  if (winners.length === 0) return 'победителя нет';
  return winners.length === 1 ? `побеждает ${winners[0]}` : `побеждают ${list(winners)}`;
}
