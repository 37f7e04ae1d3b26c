import { capital, lister } from '@orrery/engine';
import type { Action } from '@orrery/race-for-the-galaxy';
import type { CoachingWords } from '../../coaching.ts';
import type { Region } from './points.ts';
import { type Purpose, purposesOf } from './purposes.ts';

const list = lister('ru');
const PURPOSES: { readonly [Each in Purpose]: string } = {
  cards: 'посмотреть новые карты',
  build: 'выложить карту',
  trade: 'обменять товары на карты или очки',
  goods: 'получить новые товары',
};

export const words: CoachingWords<Action, Region> = {
  regions: {
    hand: 'Ваша рука: что сейчас стоит своей цены?',
    payment: 'Чем вы платите',
    tableau: 'Ваш сектор',
    gamble: 'Число, которое вы назовёте',
    question: 'Сам вопрос',
  },
  kinds: {
    pick: 'Взять карту',
    'choose-start': 'Выбрать родной мир',
    'choose-actions': ({ actions }) => capital(list(purposesOf(actions).map((purpose) => PURPOSES[purpose]))),
    reconsider: 'Подумать ещё раз',
    discard: 'Отдать карту',
    place: 'Выложить карту с руки',
    pass: 'Пока ничего не выкладывать',
    pay: ({ use }) => (use.length === 0 ? 'Заплатить одними картами' : 'Заплатить с помощью выложенной карты'),
    sell: 'Продать товар',
    consume: 'Потребить товары',
    gamble: 'Назвать число',
    stop: 'На этом остановиться',
    produce: 'Произвести товар',
    'draw-for': 'Взять карты за способность',
    'produce-for-card': 'Отдать карту за товар',
  },
};
