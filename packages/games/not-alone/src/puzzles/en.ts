import type { PuzzleWords } from '@orrery/engine';
import type { View } from '../knowledge/view.ts';
import type { KindId } from './kinds.ts';

const percent = (share: number): string => `${Math.round(100 * share)} of 100`;

export const words: PuzzleWords<View, KindId> = {
  tokens: {
    name: 'Lay the tokens',
    question: () =>
      'Where can they be? Every way in which the Hunted can have gone counts alike. Lay your tokens so that they meet somebody in as many of these ways as possible.',
    outcome: ({ worth, best }) =>
      worth === best
        ? `Your tokens meet somebody in ${percent(worth)} ways: no laying meets more.`
        : `Your tokens meet somebody in ${percent(worth)} ways; ${percent(best)} were possible.`,
  },
  hide: {
    name: 'Where to hide',
    question: () =>
      'Where do you go? Weigh what each place brings against how much the Creature expects you there. No place is simply right: yours is graded against the best.',
  },
};
