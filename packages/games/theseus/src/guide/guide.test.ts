import { describeGuide } from '@orrery/testkit';
import { theseus } from '../index.ts';
import { guide as en } from './en.ts';
import { guide as ru } from './ru.ts';

describeGuide(theseus, {
  guides: { en, ru },
  tables: [
    { seats: 2, options: { faction1: 'scientists', faction2: 'marines', decks: 'chosen', ring: 'drafted' } },
    { seats: 3, options: { faction3: 'pandora' } },
    { seats: 4, options: { match: 'teams', faction1: 'greys' } },
  ],
});
