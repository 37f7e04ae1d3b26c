import { chanceFromSeed, type Json } from '@orrery/engine';
import { describeGoldenMatches } from '@orrery/testkit';
import { raceForTheGalaxy } from '../index.ts';
import { randomPack } from './random-pack.ts';
import { OPTION_SETS, playRandomly } from './random-play.ts';

/** Home-made cards of every kind; the kept matches carry theirs with them. */
const pack: Json = JSON.parse(JSON.stringify(randomPack(chanceFromSeed('golden'))));

describeGoldenMatches(raceForTheGalaxy, {
  folder: new URL('../../playthroughs/', import.meta.url),
  tables: [...OPTION_SETS, { seats: 2, options: { pack } }, { seats: 3, options: { pack, draft: true } }],
  play: (game, told) => playRandomly(game, { see: (_, choice) => told(choice) }),
});
