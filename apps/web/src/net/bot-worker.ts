/** Thinks for bot seats, off the thread of the screen. Gets views, never states. */
import type { BotChoice, BotRequest } from '@orrery/match';
import { think } from './think.ts';

export interface BotJob {
  readonly id: number;
  readonly request: BotRequest;
}
export type BotReply = { readonly id: number; readonly choice: BotChoice } | { readonly id: number; readonly problem: string };

self.addEventListener('message', async (message: MessageEvent<BotJob>) => {
  const { id, request } = message.data;
  self.postMessage(await answer(id, request));
});

async function answer(id: number, request: BotRequest): Promise<BotReply> {
  try {
    return { id, choice: await think(request) };
  } catch (problem) {
    return { id, problem: problem instanceof Error ? problem.message : String(problem) };
  }
}
