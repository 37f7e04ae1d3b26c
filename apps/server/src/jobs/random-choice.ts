import { createHash } from 'node:crypto';
import type { ActionBase } from '@orrery/engine';
import type { BotRequest } from '@orrery/match';

/** Any legal action, the same one for the same request. */
export function randomChoice({ legal, salt, seat }: BotRequest): ActionBase | undefined {
  const number = createHash('sha256').update(`${salt}:${seat}`).digest().readUInt32BE();
  return legal[number % legal.length];
}
