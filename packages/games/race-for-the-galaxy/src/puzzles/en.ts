import type { PuzzleWords } from '@orrery/engine';
import type { View } from '../knowledge/view.ts';
import { actionsPerRound } from '../rules/rounds.ts';
import type { KindId } from './kinds.ts';

export const words: PuzzleWords<View, KindId> = {
  placement: {
    name: 'What to place',
    question: ({ view: { stage } }) =>
      stage === 'develop'
        ? 'Which development do you place? It may be best to place none.'
        : 'Which world do you place? It may be best to place none.',
  },
  choice: {
    name: 'What to choose',
    question: ({ view }) =>
      actionsPerRound(view) === 1
        ? 'Look at your hand and at all tableaus. Which action do you choose for this round?'
        : 'Look at your hand and at both tableaus. Which two actions do you choose for this round?',
  },
  payment: {
    name: 'What to pay with',
    question: () => 'You have placed a card and must pay for it. What do you give up, so that what is left serves you best?',
  },
};
