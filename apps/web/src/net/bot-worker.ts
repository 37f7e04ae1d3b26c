/** Thinks for bot seats, off the thread of the screen. Gets views, never states. */
import { chooseAction } from '@orrery/bots';
import type { ActionBase } from '@orrery/engine';
import type { BotRequest } from '@orrery/match';
import { botGame } from './bot-games.ts';

export interface BotJob {
  readonly id: number;
  readonly request: BotRequest;
}
export type BotReply = { readonly id: number; readonly action: ActionBase } | { readonly id: number; readonly problem: string };

self.addEventListener('message', async (message: MessageEvent<BotJob>) => {
  const { id, request } = message.data;
  self.postMessage(await answer(id, request));
});

async function answer(id: number, request: BotRequest): Promise<BotReply> {
  try {
    const game = await botGame(request.game);
    return { id, action: chooseAction(game, request.level, request).action };
  } catch (problem) {
    return { id, problem: problem instanceof Error ? problem.message : String(problem) };
  }
}
