import { describeGoldenMatches } from '@orrery/testkit';
import { alienFrontiers } from '../index.ts';
import { OPTION_SETS, playRandomly } from './random-play.ts';

describeGoldenMatches(alienFrontiers, {
  folder: new URL('../../playthroughs/', import.meta.url),
  tables: [...OPTION_SETS, ...OPTION_SETS.slice(0, 5)],
  play: (game, told) => playRandomly(game, { see: (state, action) => told({ seat: state.turn.seat, action }) }),
});
