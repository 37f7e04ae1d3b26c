import { describeGoldenMatches } from '@orrery/testkit';
import { theseus } from '../index.ts';
import { OPTION_SETS, playRandomly } from './random-play.ts';

describeGoldenMatches(theseus, {
  folder: new URL('../../playthroughs/', import.meta.url),
  tables: OPTION_SETS,
  play: (game, told) => playRandomly(game, { see: (_, choice) => told(choice) }),
});
