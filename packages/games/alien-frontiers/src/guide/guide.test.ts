import { describeGuide } from '@orrery/testkit';
import { alienFrontiers } from '../index.ts';
import { guide as en } from './en.ts';
import { guide as ru } from './ru.ts';

describeGuide(alienFrontiers, {
  guides: { en, ru },
  tables: [
    { seats: 2, options: {} },
    { seats: 4, options: {} },
  ],
});
