import type { ActionBase } from '@orrery/engine';
import type { BotPort, BotRequest } from '../ports.ts';

/** A bot that answers when the test says so. */
export function slowBot(): BotPort & { readonly requests: BotRequest[]; answer(action?: ActionBase): Promise<void> } {
  const waiting: ((action: ActionBase) => void)[] = [];
  const requests: BotRequest[] = [];
  return {
    requests,
    choose: (request) => {
      requests.push(request);
      return new Promise((resolve) => waiting.push(resolve));
    },
    async answer(action = requests[requests.length - waiting.length].legal[0]) {
      waiting.shift()?.(action);
      await turns();
    },
  };
}

/** Lets everything that waits for nothing but its turn be done. */
export async function turns(): Promise<void> {
  for (let turn = 0; turn < 100; turn++) await Promise.resolve();
}
