import type { PuzzleWords } from '@orrery/engine';
import type { View } from '../knowledge/view.ts';
import type { KindId } from './kinds.ts';

const percent = (share: number): string => `${Math.round(100 * share)} случаях из 100`;

export const words: PuzzleWords<View, KindId> = {
  tokens: {
    name: 'Куда положить жетоны',
    question: () =>
      'Где могут быть жертвы? Все пути, какими они могли пойти, равновозможны. Положите жетоны так, чтобы встретить кого-нибудь в как можно большем числе случаев.',
    outcome: ({ worth, best }) =>
      worth === best
        ? `Жетоны встречают кого-нибудь в ${percent(worth)}: больше не выходит никак.`
        : `Жетоны встречают кого-нибудь в ${percent(worth)}; можно было в ${percent(best)}.`,
  },
  hide: {
    name: 'Где спрятаться',
    question: () =>
      'Куда вы пойдёте? Сравните, что даёт каждое место и насколько существо ждёт вас именно там. Единственно верного места нет: ваше оценят в сравнении с лучшим.',
  },
};
