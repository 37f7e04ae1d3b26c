import { describeGuide } from '@orrery/testkit';
import { notAlone } from '../index.ts';
import { guide as en } from './en.ts';
import { guide as ru } from './ru.ts';

describeGuide(notAlone, {
  guides: { en, ru },
  tables: [
    { seats: 2, options: {} },
    { seats: 4, options: { expansion: 'bridge', creature: 'volunteer', boardSide: 'creature-picks' } },
    { seats: 4, options: { expansion: 'sanctuary' } },
  ],
  latin: /\bI{1,2}\b/g,
});
