import { describeGoldenMatches } from '@orrery/testkit';
import { notAlone } from '../index.ts';
import { OPTION_SETS, playRandomly } from './random-play.ts';

describeGoldenMatches(notAlone, {
  folder: new URL('../../playthroughs/', import.meta.url),
  tables: OPTION_SETS,
  play: (game, told) => playRandomly(game, { see: (_, choice) => told(choice) }),
});
