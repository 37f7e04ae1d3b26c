import { BadInput, readOptions } from '@orrery/engine';
import type { HostedGame } from '../games.ts';
import { RequestProblem } from '../problem.ts';
import type { Table } from '../storage/ports.ts';

export function refuseSeatCount({ module: { id, seats } }: HostedGame, count: number): void {
  if (count < seats.min || count > seats.max)
    throw new RequestProblem('bad-request', `seats: ${id} is for ${seats.min} to ${seats.max} players`);
}

/** With what the game takes for those that were not given. */
export function wholeOptions({ module }: HostedGame, options: Table['options'], seats: number): Table['options'] {
  try {
    return readOptions<Table['options']>(module.options, options, seats);
  } catch (reason) {
    if (reason instanceof BadInput) throw new RequestProblem('bad-request', reason.message);
    throw reason;
  }
}
