import type { PuzzleWords } from '@orrery/engine';
import type { View } from '../knowledge/view.ts';
import { actionsPerRound } from '../rules/rounds.ts';
import type { KindId } from './kinds.ts';

export const words: PuzzleWords<View, KindId> = {
  placement: {
    name: 'Что выложить',
    question: ({ view: { stage } }) =>
      stage === 'develop'
        ? 'Какую разработку вы выложите? Возможно, лучше не выкладывать ничего.'
        : 'Какой мир вы выложите? Возможно, лучше не выкладывать ничего.',
  },
  choice: {
    name: 'Что выбрать',
    question: ({ view }) =>
      actionsPerRound(view) === 1
        ? 'Посмотрите на свою руку и на секторы всех игроков. Какое действие вы выберете на этот раунд?'
        : 'Посмотрите на свою руку и на оба сектора. Какие два действия вы выберете на этот раунд?',
  },
  payment: {
    name: 'Чем заплатить',
    question: () => 'Карта выложена, и за неё надо заплатить. С чем вы расстанетесь, чтобы оставшееся принесло больше всего?',
  },
};
