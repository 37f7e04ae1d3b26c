import { botPlayer, lineupsOf, playArenaMatch, roleScoresOf, scoresOf } from '@orrery/bots';
import { readOptions } from '@orrery/engine';
import { gameOf } from '../games.ts';

/** A few fixed matches: not a measurement (docs/BOTS.md has those), but a ladder put up upside down would show. */
export async function sharesOf(bots: readonly string[], games: number): Promise<number[]> {
  const game = gameOf('alien-frontiers');
  const plan = { options: readOptions(game.module.options, {}, bots.length), bots, games, seed: 'strength' };
  const matches = [];
  for (let index = 0; index < games; index++) {
    matches.push(await playArenaMatch({ game, plan, playerOf: (bot) => botPlayer(game, bot) }, index));
  }
  return scoresOf(bots, matches).map(({ share }) => share);
}

/** The same for a game of two sides: how often each bot won on each, by `bot role`. */
export async function roleSharesOf(bots: readonly string[], games: number): Promise<Readonly<Record<string, number>>> {
  const game = gameOf('not-alone');
  const lineups = lineupsOf(['creature', 'hunted'], bots);
  const plan = { options: readOptions(game.module.options, {}, bots.length), bots, lineups, games, seed: 'strength' };
  const matches = [];
  for (let index = 0; index < games; index++) {
    matches.push(await playArenaMatch({ game, plan, playerOf: (bot) => botPlayer(game, bot) }, index));
  }
  return Object.fromEntries(roleScoresOf(matches).map(({ role, bot, share }) => [`${bot} ${role}`, share]));
}
