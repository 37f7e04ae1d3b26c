import { describeGuide } from '@orrery/testkit';
import { raceForTheGalaxy } from '../index.ts';
import { guide as en } from './en.ts';
import { guide as ru } from './ru.ts';

describeGuide(raceForTheGalaxy, {
  guides: { en, ru },
  tables: [
    { seats: 1, options: {} },
    { seats: 2, options: { draft: true } },
    { seats: 3, options: {} },
  ],
});
