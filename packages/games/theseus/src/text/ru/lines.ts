import { capital } from '@orrery/engine';
import type { ActionEffect } from '../../cards/effects.ts';
import { CARDS, type CardId } from '../../cards/titles.ts';
import type { ActionLines, DecisionLines } from '../shape.ts';
import { cards as counted, left as forms, points, SECTOR, UNIT, wounds } from './cases.ts';
import { aimed, card, list, quoted, type Words } from './words.ts';

const SIDES = { left: 'слева от', right: 'справа от' } as const;

export const actionLines = (words: Words): ActionLines => ({
  'place-board': ({ board, at }) =>
    `Выложить поле «${SECTOR[board].nominative}» ${at === 0 ? 'в начало кольца' : `после ${words.sector(at - 1).genitive}`}`,
  'choose-sector': ({ sector }) => `Взять ${SECTOR[sector].accusative}`,
  'place-marker': ({ place, side }) => `Положить жетон Пандоры ${SIDES[side]} ${words.sector(place).genitive}`,
  'choose-card': ({ card: id }) => `Взять карту ${card(id)}`,
  'install-first': ({ card: id, to }) =>
    to === undefined
      ? `Оставить карту ${card(id)}, чтобы сыграть позже`
      : `Установить карту ${card(id)} ${words.toSlot(to)}${taking(words, to)}`,
  'place-unit': ({ to }) => `Поставить отряд ${words.toRoom(to)}`,
  'move-unit': ({ unit, route, to, teleports }) => {
    const last = route.at(-1) ?? to.place;
    const moved = `${capital(words.unit(unit).nominative)} идёт ${teleports ? words.sector(last).to : words.toRoom(to)}${words.through(route)}`;
    return `${moved}${teleports ? `, телепортировать ${words.toRoom(to)}` : ''}${words.ejecting(to, unit)}`;
  },
  'enter-from-space': ({ unit, to }) => `Вернуть ${words.unit(unit).accusative} из космоса ${words.toRoom(to)}`,
  'play-instant': ({ card: id, target }) => `Сыграть ${aimed(`card:${id}`, words.aim(target))}`,
  'play-bonus': ({ card: id, from, target }, names) =>
    `Сыграть ${aimed(`bonus:${id}`, words.aim(target))}${words.table.hasTeams ? ` (карта игрока ${names(from)})` : ''}`,
  'upgrade-unit': ({ unit }) => `Улучшить ${words.unit(unit).accusative}`,
  'upgrade-card': ({ card: spot }) => `Улучшить ${words.cardAt(spot)}`,
  'go-on': () => 'Продолжить ход',
  'resolve-next': ({ card: spot }) => `Сейчас выполнить ${words.cardAt(spot)}`,
  'any-order': () => 'Остальное в любом порядке',
  'choose-unit': ({ unit }) => `Выбрать ${words.unit(unit).accusative}`,
  'choose-seat': ({ seat }, names) => `Выбрать игрока ${names(seat)}`,
  'aim-at-card': ({ card: spot }) => `Выбрать ${words.cardAt(spot)}`,
  'strip-reserve': ({ seat }, names) => `Забрать жетон улучшения из запаса игрока ${names(seat)}`,
  'lead-unit': ({ unit, route, to }) =>
    `Передвинуть ${words.unit(unit).accusative} ${words.toRoom(to)}${words.through(route)}${words.ejecting(to, unit)}`,
  relocate: ({ unit, to }) => `Переставить ${words.unit(unit).accusative} ${words.toRoom(to)}`,
  spawn: ({ kind, to }) => `Поставить ${kind === 'soldier' ? 'отряд' : UNIT[kind].accusative} ${words.toRoom(to)}${words.ejecting(to)}`,
  decline: () => 'Готово',
  'take-upgrade': () => 'Взять 1 жетон улучшения',
  'clear-base': ({ card: spot }) => `Очистка базы: сбросить ${words.cardAt(spot)}`,
  'fill-pending': ({ spot }) => `Положить свою верхнюю карту ${words.toSlot(spot)}`,
  'replace-pending': ({ spot }) => `Сбросить ${words.cardAt(spot)} и положить туда свою верхнюю`,
  install: ({ from, to }) =>
    to === undefined
      ? `Взять ${words.cardAt(from)}, чтобы сыграть позже`
      : `Установить ${words.cardAt(from)} ${words.toSlot(to)}${taking(words, to)}`,
  'skip-pending': () => 'Пропустить',
});

/** Что лежит в слоте сейчас: своя карта уходит, бонусную забирают. */
function taking({ table }: Words, to: Parameters<Words['slot']>[0]): string {
  const replaced = table.cardAt(to);
  if (replaced !== undefined) return `, сбросить ${card(replaced)}`;
  const bonus = table.bonusAt(to);
  return bonus === undefined ? '' : `, забрать ${quoted(`bonus:${bonus}`)}`;
}

const may = 'Можно отказаться.';

/** Что спрашивает карта, пока её выполняют, по её эффекту. */
const PERFORM: { readonly [Word in ActionEffect['do']]: ((left: number) => string) | undefined } = {
  'take-upgrades': undefined,
  'gain-data': undefined,
  'regain-life': undefined,
  assault: undefined,
  'collect-records': undefined,
  arm: undefined,
  'data-for-enemies-here': undefined,
  'deactivate-traps': (left) => `какую вражескую ловушку отключить? Осталось: ${forms.tokens(left)}. ${may}`,
  'move-enemies': (left) => `какой вражеский отряд передвинуть и куда? Осталось: ${forms.units(left)}. ${may}`,
  abduct: (left) => `какой вражеский отряд унести и куда? Осталось: ${forms.units(left)}. ${may}`,
  transfer: (left) => `какой свой отряд переставить? Осталось: ${forms.units(left)}. ${may}`,
  spawn: () => 'в какой комнате появится Детёныш Чужого?',
  'start-attacks': (left) => `какой из ваших отрядов атакует? Осталось: ${forms.units(left)}. ${may}`,
  'install-pending': (left) => `какую карту ожидания установить и куда? Осталось: ${forms.cards(left)}. ${may}`,
  'perform-another': () => `какую другую свою карту действия выполнить? ${may}`,
  'wound-anywhere': () => 'по какому вражескому отряду удар?',
  'strip-upgrades': (left) => `какой жетон улучшения уходит? Осталось: ${left}.`,
  'make-invisible': (left) => `какой свой отряд сделать невидимым? Осталось: ${forms.tokens(left)}. ${may}`,
};

function performLine(id: CardId, left: number): string {
  const title = CARDS[id];
  const line = title.type === 'action' ? PERFORM[title.effect.do] : undefined;
  return `${card(id)}: ${line?.(left) ?? 'что вы выбираете?'}`;
}

const BETWEEN = {
  actions: 'Перед картами действия: сыграть карту, потратить жетоны или продолжить?',
  'sector-action': 'Перед действием сектора: сыграть карту, потратить жетоны или продолжить?',
  end: 'Перед концом хода: сыграть карту, потратить жетоны или продолжить?',
} as const;

export const decisionLines = (words: Words): DecisionLines => ({
  'place-board': () => 'Какое поле выложить и куда в кольце?',
  'choose-alliance-sector': () => 'Какой из двух секторов будет у вашего союза?',
  'place-marker': () => 'Какой сектор станет и сектором Пандоры? Слева — вы ходите раньше его владельца, справа — позже.',
  'choose-deck': ({ left }) => `Выберите в колоду ещё ${counted(left)}.`,
  'install-first': ({ cards }) => `Установите одну из первых карт в любой свободный слот: ${list([...new Set(cards.map(card))])}.`,
  'place-unit': ({ anywhere }) =>
    anywhere ? 'Поставьте отряд в любую пустую комнату станции.' : 'Поставьте отряд в комнату своего сектора.',
  move: ({ isExtra }) => (isExtra ? 'Дополнительный ход: какой другой ваш отряд идёт?' : 'Какой ваш отряд идёт и в какую комнату?'),
  between: ({ before }) => BETWEEN[before],
  'order-traps': ({ unit, place }) => `Какая ловушка ${words.sector(place).at} сработает на ${words.unit(unit).accusative} следующей?`,
  'order-actions': ({ place }) => `Какую из ваших карт ${words.sector(place).at} выполнить следующей?`,
  'choose-target': ({ unit }) => `Кого атакует ${words.unit(unit).nominative}?`,
  'strike-from-hiding': ({ card: spot }) => `По кому ударит ${words.cardAt(spot).replace('карту', 'карта')}?`,
  support: ({ wounds: count }) => `После вашего Натиска: какой вражеский отряд получит ${wounds(count)}?`,
  perform: ({ card: id, left }) => performLine(id, left),
  'put-malfunction': () => 'На какую карту врага положить жетон Неисправности?',
  'take-points': ({ left }) => `Какой враг теряет очко? Отнять осталось ${points(left)}.`,
  birth: ({ place }) => `Эмбрион рождается ${words.sector(place).at}: какой и в какой комнате?`,
  capture: ({ unit }) => `${capital(words.unit(unit).nominative)}: захватить здесь карту врага? ${may}`,
  'own-sector': () => 'Взять жетон улучшения или сбросить здесь карту врага?',
  'pending-cards': ({ place }) => `${words.sector(place).nominative}: заполнить, заменить или установить карту?`,
});
