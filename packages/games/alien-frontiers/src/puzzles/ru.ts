import type { PuzzleWords } from '@orrery/engine';
import type { View } from '../knowledge/view.ts';
import type { KindId } from './kinds.ts';

export const words: PuzzleWords<View, KindId> = {
  landing: {
    name: 'Куда высадиться',
    question: () => 'Колония готова к высадке. На какой территории она принесёт вам больше всего?',
  },
  roll: {
    name: 'Лучший ход при таком броске',
    question: () => 'Извлеките из этого броска как можно больше: состыкуйте все корабли и закончите ход.',
  },
  'landing-turn': {
    name: 'Лучший ход с высадкой',
    question: () =>
      'В этот ход можно высадить колонию. Найдите лучший ход целиком: где состыковать каждый корабль и куда высадить колонию.',
  },
};
