import { describeGuide } from '@orrery/testkit';
import { newGame } from '../index.ts';
import { guide as en } from './en.ts';
import { primer as primerEn } from './primer.en.ts';
import { primer as primerRu } from './primer.ru.ts';
import { guide as ru } from './ru.ts';

describeGuide(newGame, {
  guides: { en, ru },
  primers: { en: primerEn, ru: primerRu },
  tables: [{ seats: 3, options: {} }],
});
