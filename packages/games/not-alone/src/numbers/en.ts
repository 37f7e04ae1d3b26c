import type { NumbersWords } from '@orrery/engine';
import { NAMES } from '../text/en/names.ts';
import type { Topic } from './index.ts';

export const words: NumbersWords<Topic> = {
  topics: {
    side: { title: 'The two sides', about: 'How often the Creature wins, and how often the Hunted.' },
    opening: { title: 'Where to on the first turn', about: 'Matches in which somebody went there on the first turn, against all others.' },
    place: { title: 'Places taken', about: 'Matches in which one of the Hunted took this place card, against all others.' },
    survival: { title: 'Survival cards', about: 'Matches in which one of the Hunted played the card, against all others.' },
    hunt: { title: 'Hunt cards', about: 'Matches in which the Creature played the card, against all others.' },
    adaptation: { title: 'Adaptations', about: 'With Sanctuary: matches in which the Creature developed it, against all others.' },
  },
  names: NAMES,
  variants: { sanctuary: 'with Sanctuary' },
};
