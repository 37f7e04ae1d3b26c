import { plural } from '@orrery/engine';
import { type ActionLines, type DecisionLines, sayUse } from '../shape.ts';
import { cardAccusative, FACILITY, price, TERRITORY, tokens } from './cases.ts';
import { name, named, shipOf } from './phrases.ts';
import { wordLines } from './words.ts';

const aimed = (line: string | undefined): string => (line === undefined ? '' : `: ${line}`);

export const actionLines: ActionLines = {
  'dock-ships': ({ at, faces, relic }) =>
    at === 'maintenance-bay'
      ? `Отправить ${named(faces, relic)} ${FACILITY[at].to}`
      : `Поставить ${named(faces, relic)} ${FACILITY[at].to}`,
  'cycle-display': () => 'Сменить три открытые карты',
  'claim-card': ({ card }) => `Взять ${cardAccusative(card)}`,
  'launch-colony': () => 'Запустить колонию за 1 топливо и 1 руду',
  'keep-waiting': () => 'Оставить колонию на круге 7',
  'trade-at-market': () => 'Обменять топливо на 1 руду',
  'buy-relic-ship': () => 'Купить Реликтовый Корабль за 1 топливо и 1 руду',
  'use-power': (action, names) => `${name(action.card)}${aimed(sayUse(wordLines, action, names))}`,
  'discard-card': (action, names) => `Сбросить ${cardAccusative(action.card)}${aimed(sayUse(wordLines, action, names))}`,
  'land-colony': ({ territory }) => `Высадить ${TERRITORY[territory].to}`,
  'steal-token': ({ from, token }, names) => `Украсть ${tokens(token, 1)} у игрока ${names(from)}`,
  'steal-card': ({ from, card }, names) => `Украсть ${cardAccusative(card)} у игрока ${names(from)}`,
  'stop-raiding': () => 'Закончить рейд',
  'teleport-ship': ({ to, faces, relic }) => `Перенести ${FACILITY[to].to}${faces.length === 0 ? '' : `, добавив ${named(faces, relic)}`}`,
  'fire-again': ({ owner, face, relic }, names) => `Сбить ${shipOf(names(owner), { face, relic })}`,
  'cease-fire': () => 'Прекратить огонь',
  'move-colony': ({ to }) => `Перенести ${TERRITORY[to].to}`,
  'swap-colony': ({ territory, owner }, names) => `Поменять местами с колонией игрока ${names(owner)} ${TERRITORY[territory].at}`,
  'return-tokens': ({ fuel, ore }) => `Вернуть ${price(fuel, ore)}`,
  'end-turn': () => 'Закончить ход',
};

export const decisionLines: DecisionLines = {
  'take-turn': () => 'Стыкуйте корабли и применяйте карты.',
  'choose-landing': ({ because }) => `Куда высадить колонию ${FACILITY[because].from}?`,
  'launch-or-wait': ({ excess }) =>
    `Колония на круге 7. Запустить её сейчас и перенести на следующую ${excess} ${plural('ru', excess, ['шаг', 'шага', 'шагов'])} или оставить ждать?`,
  raid: ({ tokensLeft }) =>
    tokensLeft === 4
      ? 'Рейд: украдите до 4 фишек или одну карту технологии.'
      : `Рейд: можно украсть ещё ${tokensLeft} ${plural('ru', tokensLeft, ['фишку', 'фишки', 'фишек'])} или остановиться.`,
  'choose-teleport-destination': ({ from, ship: moved }) => `Куда перенести ${named([moved.face], moved.relic)} ${FACILITY[from].from}?`,
  'keep-firing': ({ at }) => `Сбить ещё один корабль ${FACILITY[at].at} за 1 топливо?`,
  'choose-territory-for-colony': ({ owner, from }, names) => `Куда перенести колонию игрока ${names(owner)} ${TERRITORY[from].from}?`,
  'choose-colony-to-swap': ({ owner, from }, names) =>
    `С какой колонией поменять местами колонию игрока ${names(owner)} ${TERRITORY[from].at}?`,
  'return-tokens': ({ excess }) => `Оставить можно 8 фишек. Верните ${excess}.`,
};
