import type { ActionBase } from '@orrery/engine';
import type { BotRequest } from '@orrery/match';

/** To a worker: one question. A worker has one at a time. */
export interface Question {
  readonly id: number;
  readonly request: BotRequest;
}

/** From a worker. */
export type Reply =
  | { readonly id: number; readonly action: ActionBase; readonly seconds: number }
  | { readonly id: number; readonly problem: string };
