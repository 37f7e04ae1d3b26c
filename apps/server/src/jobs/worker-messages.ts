import type { BotChoice, BotRequest } from '@orrery/match';

/** To a worker, several as one text: written once, it need not be copied object by object. It answers them in the order they come. */
export interface Question {
  readonly id: number;
  readonly request: BotRequest;
}

/** From a worker. */
export type Reply = ({ readonly id: number; readonly seconds: number } & BotChoice) | { readonly id: number; readonly problem: string };
