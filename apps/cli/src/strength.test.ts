import { botPlayer, playArenaMatch, scoresOf } from '@orrery/bots';
import { readOptions } from '@orrery/engine';
import { expect, test } from 'vitest';
import { gameOf } from './games.ts';

/** A few fixed matches: not a measurement (docs/BOTS.md has those), but a ladder put up upside down would show. */
async function sharesOf(bots: readonly string[], games: number): Promise<number[]> {
  const game = gameOf('alien-frontiers');
  const plan = { options: readOptions(game.module.options, {}, bots.length), bots, games, seed: 'strength' };
  const matches = [];
  for (let index = 0; index < games; index++) {
    matches.push(await playArenaMatch({ game, plan, playerOf: (bot) => botPlayer(game, bot) }, index));
  }
  return scoresOf(bots, matches).map(({ share }) => share);
}

test('greedy beats random nearly always', { timeout: 120_000 }, async () => {
  expect((await sharesOf(['greedy', 'random'], 12))[0]).toBeGreaterThan(0.9);
});

test('the strongest beats greedy mostly', { timeout: 120_000 }, async () => {
  expect((await sharesOf(['captain', 'greedy'], 4))[0]).toBeGreaterThan(0.5);
});
