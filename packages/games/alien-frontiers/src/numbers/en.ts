import type { NumbersWords } from '@orrery/engine';
import { NAMES } from '../text/en/names.ts';
import type { Topic } from './index.ts';

export const words: NumbersWords<Topic> = {
  topics: {
    order: { title: 'Order of play', about: 'Who goes first, and who comes later and is given something to make up for it.' },
    opening: { title: 'First dockings', about: 'The stations at which somebody docked in their first turn, against all who did not.' },
    tech: { title: 'Alien Tech cards', about: 'Who held the card at some time, against all who never did.' },
    territory: { title: 'Territories', about: 'Who controlled the territory at some time, against all who never did.' },
    lead: { title: 'Getting ahead', about: 'How those fared who were the only ones at some time.' },
  },
  names: {
    ...NAMES,
    1: 'First to play',
    2: 'Second to play',
    3: 'Third to play',
    4: 'Fourth to play',
    'first-colony': 'The only colonies on the planet',
    'first-ship': 'The only fleet of more than three ships',
  },
};
