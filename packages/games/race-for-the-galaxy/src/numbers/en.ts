import type { NumbersWords } from '@orrery/engine';
import { NAMES } from '../text/en/names.ts';
import type { Topic } from './index.ts';

export const words: NumbersWords<Topic> = {
  topics: {
    start: { title: 'Start worlds', about: 'How those fared who began with this world.' },
    action: { title: 'First actions', about: 'How those fared who chose this action in the first round.' },
    goal: { title: 'Goals', about: 'How those fared who held the goal at some time, in matches in which it was laid out.' },
    card: { title: 'Cards in the tableau', about: 'Who built the card, against all who did not. Start worlds are not among them.' },
  },
  names: NAMES,
};
