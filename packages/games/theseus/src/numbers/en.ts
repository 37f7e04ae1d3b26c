import type { NumbersWords } from '@orrery/engine';
import { NAMES } from '../text/en/names.ts';
import type { Topic } from './index.ts';

export const words: NumbersWords<Topic> = {
  topics: {
    order: { title: 'Order of play', about: 'Who takes the first turn, and who comes later.' },
    faction: { title: 'Factions', about: 'All against all: each faction has met every other one equally often, in every seat.' },
    pair: {
      title: 'Who beats whom in a duel',
      about: 'How each faction fares against one other, with both taking the first turn equally often.',
    },
    card: {
      title: 'Cards in the ring',
      about: 'Who had the card in the ring at some time, against all matches of the same faction in which it was not.',
    },
  },
  names: {
    ...NAMES,
    1: 'First turn',
    2: 'Second turn',
    3: 'Third turn',
    4: 'Fourth turn',
  },
};
