import type { NumbersWords } from '@orrery/engine';
import { NAMES } from '../text/ru/names.ts';
import type { Topic } from './index.ts';

export const words: NumbersWords<Topic> = {
  topics: {
    order: { title: 'Очерёдность хода', about: 'Кто ходит первым, а кто позже.' },
    faction: { title: 'Фракции', about: 'Все против всех: каждая фракция встречалась с каждой одинаково часто и на всех местах.' },
    pair: {
      title: 'Кто кого в дуэли',
      about: 'Как фракция играет против одной определённой; первый ход у обеих одинаково часто.',
    },
    card: {
      title: 'Карты на станции',
      about: 'Партии, где карта когда-нибудь лежала на станции, — в сравнении с партиями той же фракции, где её там не было.',
    },
  },
  names: {
    ...NAMES,
    1: 'Ходит первым',
    2: 'Ходит вторым',
    3: 'Ходит третьим',
    4: 'Ходит четвёртым',
  },
};
