import { chooseAction } from '@orrery/bots';
import type { BotChoice, BotRequest } from '@orrery/match';
import { botGame } from './bot-games.ts';

/** What a bot does, and what it says meanwhile. Out of a view, never a state. */
export async function think(request: BotRequest): Promise<BotChoice> {
  const { action, talk } = chooseAction(await botGame(request.game), request.level, request);
  return { action, talk };
}
