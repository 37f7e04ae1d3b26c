import { chooseAction } from '@orrery/bots';
import type { BotChoice, BotRequest } from '@orrery/match';
import type { Games } from '../games.ts';

/** A bot's whole knowledge is the request: its view, what is legal, and a salt for its own chance. */
export function think(games: Games, { game, level, seat, view, legal, salt }: BotRequest): BotChoice {
  const hosted = games.of(game);
  if (hosted === undefined) throw new Error(`no such game: ${game}`);
  const { action, talk } = chooseAction(hosted, level, { seat, view, legal, salt });
  return { action, talk };
}
