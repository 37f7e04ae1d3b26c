import { CLOCK_PRESETS, type Occupant } from '@orrery/match';
import { newId } from '../account/token.ts';
import type { Games } from '../games.ts';
import { starFor } from '../lobby/names.ts';
import { seated } from '../lobby/occupants.ts';
import { clockOf, ratedOf, wholeOptions } from '../lobby/table-options.ts';
import { RequestProblem } from '../problem.ts';
import type { Table } from '../storage/ports.ts';
import type { FoundTable } from './find-table.ts';

/** `chance`: a number from 0 up to 1, anew at each call. */
interface Making {
  readonly games: Games;
  readonly now: number;
  readonly chance: () => number;
}

/**
 * The table of those who found each other, everybody seated by lot: where seats differ nobody chooses. The one who waited longest is its
 * host. Anybody may watch it: they are strangers to each other as well.
 */
export function tableOf({ game, seats, clock, isRated, people }: FoundTable, { games, now, chance }: Making): Table {
  const hosted = games.of(game);
  const [first] = people;
  if (hosted === undefined || first === undefined) throw new RequestProblem('not-found', `there is no game ${game}`);
  const free = Array.from({ length: seats - people.length }, (): Occupant => ({ kind: 'open' }));
  const there = shuffled([...people.map((one) => seated({ ...one, id: one.person })), ...free], chance);
  const level = games.middleLevel(game);
  // By the clocks of several nodes nobody was seated before they looked.
  const at = Math.max(now, ...people.map(({ since }) => since));
  return {
    id: newId(),
    game,
    host: first.person,
    isPublic: true,
    asksIdle: false,
    ...ratedOf(isRated, seats),
    ...clockOf(games, { game, seats }, { ...CLOCK_PRESETS[clock], whenOut: 'stand-in' }),
    options: wholeOptions(hosted, {}, seats),
    occupants: there.map((one, seat) => (one.kind === 'open' ? { kind: 'bot', level, name: starFor(there, seat) } : one)),
    stage: 'open',
    createdAt: at,
    changedAt: at,
    version: 0,
  };
}

function shuffled<Value>(values: readonly Value[], chance: () => number): readonly Value[] {
  return values
    .map((value) => ({ value, at: chance() }))
    .sort((one, other) => one.at - other.at)
    .map(({ value }) => value);
}
