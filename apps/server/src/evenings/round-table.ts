import { CLOCK_PRESETS, type Occupant } from '@orrery/match';
import type { Games } from '../games.ts';
import { starFor } from '../lobby/names.ts';
import { seated } from '../lobby/occupants.ts';
import { clockOf, ratedOf, wholeOptions } from '../lobby/table-options.ts';
import type { DrawnTable } from '../pairing/evening.ts';
import { standingsOf } from '../pairing/standings.ts';
import { RequestProblem } from '../problem.ts';
import type { KeptEvening } from '../storage/evening-ports.ts';
import type { Person, Table } from '../storage/ports.ts';
import { ANY_FACTION, courseOf, factionsOf, seatOption } from './course.ts';

/** Where a table stands in an evening; its id says so, whoever makes it and however often. */
export interface TablePlace {
  readonly evening: string;
  readonly round: number;
  readonly number: number;
}

const PLACE = /^(.+)_(\d+)_(\d+)$/;

export function tableIdOf({ evening, round, number }: TablePlace): string {
  return `${evening}_${round}_${number}`;
}

/** Undefined: it is of no evening. Of others it may be that it only looks so. */
export function placeOf(table: string): TablePlace | undefined {
  const [, evening, round, number] = PLACE.exec(table) ?? [];
  return evening === undefined ? undefined : { evening, round: Number(round), number: Number(number) };
}

/** Who sits alone plays against bots where the evening has any, and does not play where it goes on by itself who is left. */
export function isPlayed({ plan }: Pick<KeptEvening, 'plan'>, { entries }: DrawnTable): boolean {
  return entries.length > 1 || (entries.length === 1 && plan.hasBots && plan.format !== 'elimination');
}

export function seatsAt({ plan }: Pick<KeptEvening, 'plan'>, table: DrawnTable): number {
  if (!isPlayed({ plan }, table)) return 0;
  return plan.hasBots ? plan.seats : table.entries.length;
}

interface Making {
  readonly games: Games;
  readonly now: number;
  /** Those who sit there, by their number. */
  readonly people: ReadonlyMap<number, Person>;
}

/** The table of a round, everybody in their seat. */
export function tableOf(evening: KeptEvening, { round, number }: Omit<TablePlace, 'evening'>, { games, now, people }: Making): Table {
  const { id, isPublic, plan } = evening;
  const { game } = plan;
  const drawn = evening.rounds[round]?.[number];
  const hosted = games.of(game);
  const first = drawn?.entries.map((entry) => people.get(entry)).find((person) => person !== undefined);
  if (hosted === undefined || drawn === undefined || first === undefined) throw new RequestProblem('not-found', 'there is nobody to play');
  const seats = seatsAt(evening, drawn);
  const taken = Array.from({ length: seats }, (_, seat): Occupant => {
    const person = people.get(drawn.entries[seat] ?? -1);
    return person === undefined ? { kind: 'open' } : seated(person);
  });
  const level = games.middleLevel(game);
  const clock = plan.clock === undefined ? undefined : { ...CLOCK_PRESETS[plan.clock], whenOut: 'stand-in' as const };
  return {
    id: tableIdOf({ evening: id, round, number }),
    game,
    host: first.id,
    isPublic,
    asksIdle: false,
    ...ratedOf(plan.isRated, seats),
    ...clockOf(games, { game, seats }, clock),
    options: wholeOptions(hosted, factionsAt(evening, drawn, { round, known: factionsOf(hosted) }), seats),
    occupants: taken.map((one, seat) => (one.kind === 'open' ? { kind: 'bot', level, name: starFor(taken, seat) } : one)),
    stage: 'open',
    createdAt: now,
    changedAt: now,
    version: 0,
  };
}

/** Wishes are granted from the last in the standings up; whoever has none that is left, and every bot, has one by lot. */
function factionsAt(
  evening: KeptEvening,
  drawn: DrawnTable,
  { round, known }: { readonly round: number; readonly known: readonly string[] },
): Readonly<Record<string, string>> {
  const { plan } = evening;
  if (known.length === 0 || plan.factions === undefined) return {};
  const given: Record<string, string> = {};
  const optionOf = (seat: number): string => seatOption(plan.game, seat) ?? '';
  // A smaller table has no option for seats it has not.
  for (let seat = 0; seat < seatsAt(evening, drawn); seat++) given[optionOf(seat)] = ANY_FACTION;
  if (plan.factions === 'draw') return given;
  const before = standingsOf(courseOf({ ...evening, rounds: evening.rounds.slice(0, round) }));
  for (const { entry } of before.toReversed()) {
    const seat = drawn.entries.indexOf(entry);
    const wishes = evening.entries.find(({ number }) => number === entry)?.wishes ?? [];
    const wish = wishes.find((one) => known.includes(one) && !Object.values(given).includes(one));
    if (seat >= 0 && wish !== undefined) given[optionOf(seat)] = wish;
  }
  return given;
}
