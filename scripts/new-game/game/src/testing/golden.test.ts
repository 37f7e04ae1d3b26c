import { describeGoldenMatches, randomPlay } from '@orrery/testkit';
import { newGame } from '../index.ts';

const { playRandomly } = randomPlay(newGame);

describeGoldenMatches(newGame, {
  folder: new URL('../../playthroughs/', import.meta.url),
  tables: Array.from({ length: 12 }, (_, match) => ({ seats: 2 + (match % 3), options: { longMatch: match % 2 === 1 } })),
  play: (game, told) => playRandomly(game, { see: (_state, choice) => told(choice) }),
});
