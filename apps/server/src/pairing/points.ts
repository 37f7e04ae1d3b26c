import { type Course, isIn, isOver, type PlayedTable, type SeatOutcome } from './evening.ts';

/** A table that was won. Others are whole parts of it: halves of the share of each opponent, of which there are seven at most. */
export const POINT = 840;

/** What one entrant has of another at a table: 2 more, 1 as much, 0 less. Undefined: they won or lost together. */
export function held(one: SeatOutcome, other: SeatOutcome): 0 | 1 | 2 | undefined {
  if (one.side === other.side) return undefined;
  if (one.isAbsent === true) return 0;
  if (other.isAbsent === true || one.rank < other.rank) return 2;
  return one.rank === other.rank ? 1 : 0;
}

/** What each at a table has of each other who counts. Bots are nobody's measure. */
export interface Duel {
  readonly entry: number;
  readonly opponent: number;
  readonly held: 0 | 1 | 2;
}

export function duelsAt({ entries, outcome }: PlayedTable): readonly Duel[] {
  if (outcome === undefined) return [];
  return entries.flatMap((entry, seat) =>
    entries.flatMap((opponent, other) => {
      const [one, two] = [outcome[seat], outcome[other]];
      const was = seat === other || one === undefined || two === undefined ? undefined : held(one, two);
      return was === undefined ? [] : [{ entry, opponent, held: was }];
    }),
  );
}

/** What counts of what was played: where everybody meets everybody, nothing that was played against somebody who has gone. */
export function countedDuels(course: Course, table: PlayedTable): readonly Duel[] {
  const duels = duelsAt(table);
  if (course.plan.format !== 'round-robin') return duels;
  const here = new Set(course.entrants.filter((one) => isIn(one, course.rounds.length)).map(({ number }) => number));
  return duels.filter(({ entry, opponent }) => here.has(opponent) || !here.has(entry));
}

/** Of a table that is over: a whole point is shared out by how many of the opponents one is ahead of. */
export function pointsAt(course: Course, table: PlayedTable): ReadonlyMap<number, number> {
  const points = new Map<number, number>();
  if (!isOver(table)) return points;
  const duels = countedDuels(course, table);
  for (const entry of table.entries) {
    const own = duels.filter((duel) => duel.entry === entry);
    if (own.length > 0) points.set(entry, own.reduce((sum, duel) => sum + duel.held, 0) * (POINT / 2 / own.length));
    // Nobody to play against: as good as won, but where everybody meets everybody, and that will still come or need not.
    else if (course.plan.format !== 'round-robin' && !isAbsent(table, entry)) points.set(entry, POINT);
  }
  return points;
}

function isAbsent({ entries, outcome }: PlayedTable, entry: number): boolean {
  return outcome?.[entries.indexOf(entry)]?.isAbsent === true;
}

export function pointsOf(course: Course): ReadonlyMap<number, number> {
  const points = new Map<number, number>();
  for (const table of course.rounds.flat())
    for (const [entry, more] of pointsAt(course, table)) points.set(entry, (points.get(entry) ?? 0) + more);
  return points;
}
