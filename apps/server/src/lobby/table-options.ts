import { BadInput, readOptions } from '@orrery/engine';
import type { ClockChoice } from '@orrery/protocol';
import type { Games, HostedGame } from '../games.ts';
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

/** Whether it counts for ratings; alone there is nobody to be held against. */
export function ratedOf(isRated: boolean | undefined, seats: number): Pick<Table, 'isRated'> {
  if (isRated !== true) return {};
  if (seats === 1) throw new RequestProblem('bad-request', 'isRated: alone nobody is rated');
  return { isRated };
}

/** Clocks as they were chosen, with the level of the bot that plays on. */
export function clockOf(
  games: Games,
  { game, seats }: { readonly game: string; readonly seats: number },
  choice: ClockChoice | null | undefined,
): Pick<Table, 'clock'> {
  if (choice === undefined || choice === null) return {};
  if (seats === 1) throw new RequestProblem('bad-request', 'clock: alone nobody waits for anybody');
  const { standIn = games.middleLevel(game) } = choice;
  if (!games.hasLevel(game, standIn)) throw new RequestProblem('bad-request', `clock: there is no bot ${standIn}`);
  return { clock: { ...choice, standIn } };
}
