import { chooseAction } from '@orrery/bots';
import type { ActionBase } from '@orrery/engine';
import type { BotRequest } from '@orrery/match';
import { gameOf } from '../games.ts';

/** A bot's whole knowledge is the request: its view, what is legal, and a salt for its own chance. */
export function think({ game, level, seat, view, legal, salt }: BotRequest): ActionBase {
  const hosted = gameOf(game);
  if (hosted === undefined) throw new Error(`no such game: ${game}`);
  return chooseAction(hosted, level, { seat, view, legal, salt }).action;
}
