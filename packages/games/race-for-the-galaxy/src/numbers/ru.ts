import type { NumbersWords } from '@orrery/engine';
import { NAMES } from '../text/ru/names.ts';
import type { Topic } from './index.ts';

export const words: NumbersWords<Topic> = {
  topics: {
    start: { title: 'Родные миры', about: 'Как сыграли те, кто начинал с этого мира.' },
    action: { title: 'Первое действие', about: 'Как сыграли те, кто выбрал это действие в первом раунде.' },
    goal: { title: 'Цели', about: 'Как сыграли те, у кого цель когда-нибудь была, — в партиях, где она лежала на столе.' },
    card: { title: 'Карты в секторе', about: 'Те, кто построил карту, — в сравнении с теми, кто её не строил. Родные миры не в счёт.' },
  },
  names: NAMES,
};
