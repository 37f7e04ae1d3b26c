import { describeGuide } from '@orrery/testkit';
import { newGame } from '../index.ts';
import { guide as en } from './en.ts';
import { guide as ru } from './ru.ts';

describeGuide(newGame, { guides: { en, ru }, tables: [{ seats: 3, options: {} }] });
