import { isKeyOf, type SeatNames } from '@orrery/engine';
import type { CardId } from '../../cards/catalogue.ts';
import type { GoalId } from '../../cards/goals.ts';
import type { Who } from '../../events.ts';
import { type ActionCard, PHASES } from '../../state.ts';
import { type EventLines, isToldBefore } from '../shape.ts';
import { isCardId, type Table } from '../table.ts';
import { NAMES } from './names.ts';
import { cards, credits, list, namesOn } from './words.ts';

const who = (of: Who, names: SeatNames): string => (of === 'robot' ? 'Робот' : names(of));
const action = (id: ActionCard): string => NAMES[`action:${id}`];
/** Кубики робота знают одно исследование. */
const robotAction = (id: ActionCard): string => (id === 'explore-5' || id === 'explore-1-1' ? NAMES['stage:explore'] : action(id));
const goal = (id: GoalId): string => `«${NAMES[`goal:${id}`]}»`;

const FACES: Readonly<Record<string, string>> = { robot: NAMES['face:robot'], match: NAMES['face:match'] };

function face(of: string): string {
  if (isKeyOf(FACES, of)) return FACES[of];
  const key = `action:${of}`;
  if (of === 'explore-5') return NAMES['stage:explore'];
  return isKeyOf(NAMES, key) ? NAMES[key] : of;
}

const WHY_DISCARDED: Readonly<Record<string, string>> = {
  start: ' из первой руки',
  explore: ' из увиденных',
  limit: ' из-за предела карт на руке',
  'pay-cards': ' в уплату',
  payment: ' в уплату',
  'cards-for-chips': ' за ПО',
  produce: ' ради товара',
};

const MADE_BY: Readonly<Record<string, string>> = { windfall: '', produce: '', bonus: ' (привилегия)' };
const ROLES = { action: 'действие', response: 'реакция' } as const;
const NUMBERS = ['I', 'II', 'III', 'IV', 'V'] as const;

export function eventLines(table: Table): EventLines {
  const { quoted, titled } = namesOn(table);
  /** « («Мир самоцветов»)»: почему, в конце строки; ничего, если это ясно из фазы. */
  const why = (because: string): string => (isCardId(because) ? ` (${quoted(because)})` : '');
  /** Сами карты, если их можно знать, иначе сколько их. */
  const known = (count: number, ids: readonly CardId[] | undefined): string => (ids === undefined ? cards(count) : titled(ids));
  return {
    'start-worlds': ({ worlds }, names) => worlds.map(({ seat, world }) => `${names(seat)}: ${quoted(world)}`).join('; '),
    picked: ({ seat, card }, names) => (card === undefined ? undefined : `${names(seat)} берёт карту ${quoted(card)}`),
    'pack-passed': ({ pack }) => `Пачка ${pack} идёт дальше ${pack % 2 === 1 ? 'налево' : 'направо'}`,
    answered: () => undefined,
    reconsidered: ({ seat }, names) => `${names(seat)} выбирает заново`,
    'round-began': ({ round }) => `Раунд ${round}`,
    'actions-revealed': ({ actions }, names) =>
      actions.map(({ seat, actions: chosen }) => `${names(seat)}: ${chosen.map(action).join(' + ')}`).join('; '),
    'robot-rolled': ({ faces, actions }) =>
      `На кубиках робота ${list(faces.map((each) => `«${face(each)}»`))}: ${list(actions.map((each) => `«${robotAction(each)}»`))}`,
    'phase-began': ({ phase, pass }) =>
      `Фаза ${NUMBERS[PHASES.indexOf(phase)]}: ${NAMES[`stage:${phase}`]}${pass === 2 ? ', второй раз' : ''}`,
    'cards-drawn': ({ seat, count, because, cards: ids }, names) => `${names(seat)} берёт ${known(count, ids)}${why(because)}`,
    'cards-seen': ({ seat, count, cards: ids }, names) => `${names(seat)} смотрит ${known(count, ids)}`,
    'cards-discarded': ({ seat, count, because, cards: ids }, names) =>
      isToldBefore(because, ids)
        ? undefined
        : `${names(seat)} сбрасывает ${known(count, ids)}${isKeyOf(WHY_DISCARDED, because) ? WHY_DISCARDED[because] : why(because)}`,
    'placements-revealed': ({ cards: placed }, names) =>
      placed.every(({ card }) => card === undefined)
        ? 'Никто ничего не выкладывает'
        : placed.map(({ seat, card }) => `${names(seat)}: ${card === undefined ? 'ничего' : quoted(card)}`).join('; '),
    'second-world-placed': ({ seat, card }, names) =>
      card === undefined ? `${names(seat)} не выкладывает второй мир` : `${names(seat)} выкладывает второй мир: ${quoted(card)}`,
    paid: ({ seat, card, cards: count, use, how }, names) => {
      const help = use.length === 0 ? '' : `, применяя ${titled(use)}`;
      if (how === 'conquered')
        return `${names(seat)} завоёвывает мир ${quoted(card)}${help}${count === 0 ? '' : ` и отдавая ${cards(count)}`}`;
      return `${quoted(card)}: ${names(seat)} ${count === 0 ? 'ничего не платит' : `платит ${cards(count)}`}${help}`;
    },
    scrapped: ({ seat, card }, names) => `${names(seat)} сбрасывает из сектора карту ${quoted(card)}`,
    'good-laid': ({ seat, world, because }, names) =>
      `${names(seat)}: товар на мире ${quoted(world)}${isKeyOf(MADE_BY, because) ? MADE_BY[because] : why(because)}`,
    'good-sold': ({ seat, world, cards: count, by }, names) =>
      `${names(seat)} продаёт товар с мира ${quoted(world)} за ${cards(count)}${by === undefined ? '' : ` (${quoted(by)})`}`,
    'goods-consumed': ({ seat, by, worlds, chips, cards: count }, names) => {
      const won = [chips > 0 ? `${chips} ПО` : '', count > 0 ? cards(count) : ''].filter((part) => part !== '');
      const from = worlds.length === 1 ? 'товар с мира' : 'товары с миров';
      return `${names(seat)} потребляет ${from} ${list(worlds.map(quoted))} ${won.length === 0 ? 'и ничего не получает' : `за ${list(won)}`} (${quoted(by)})`;
    },
    'chips-won': ({ who: whose, chips, by }, names) =>
      `${who(whose, names)} получает ${chips} ПО (${by === 'economy' ? 'экономика' : quoted(by)})`,
    gambled: ({ seat, number, card, won }, names) =>
      `${names(seat)} называет ${number}, открыта карта ${quoted(card)}: ${won ? 'угадано' : 'не угадано'}`,
    'goal-taken': ({ goal: id, seats }, names) => `Цель ${goal(id)}: ${list(seats.map(names))}`,
    'goal-lost': ({ goal: id, seat }, names) => `${names(seat)} лишается цели ${goal(id)}`,
    reshuffled: ({ seat }, names) =>
      seat === undefined ? 'Сброс перемешан в новую колоду' : `${names(seat)} перемешивает свой сброс в новую колоду`,
    'robot-flipped': ({ card, placed }) => `Робот открывает карту ${quoted(card)} и ${placed ? 'кладёт в свой сектор' : 'сбрасывает её'}`,
    'robot-changed': ({ phase, role, drawn, credit, economy }) => {
      const more = drawn === 0 ? '' : `взято в «руку» карт — ${drawn}, `;
      return `${NAMES[`stage:${phase}`]}, ${ROLES[role]} робота: ${more}кредиты ${credit}, экономика ${economy}`;
    },
    'robot-counter': ({ cost }) => `Робот выкладывает жетон разработки со стоимостью 6 за ${credits(cost)}`,
    'match-ended': ({ because }) => (because === 'pool' ? 'Запас ПО исчерпан: партия окончена' : 'Чей-то сектор полон: партия окончена'),
  };
}
