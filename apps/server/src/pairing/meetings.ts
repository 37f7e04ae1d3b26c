import { type Course, isIn, type PlayedTable } from './evening.ts';

/** How often each two sat at a table. */
export class Meetings {
  readonly #met = new Map<string, number>();

  constructor(rounds: Course['rounds']) {
    for (const { entries } of rounds.flat())
      for (const [at, one] of entries.entries())
        for (const other of entries.slice(at + 1)) this.#met.set(keyOf(one, other), this.of(one, other) + 1);
  }

  of(one: number, other: number): number {
    return this.#met.get(keyOf(one, other)) ?? 0;
  }
}

function keyOf(one: number, other: number): string {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

/** How often each was at a table with fewer who take part than others had: alone, or with bots. */
export function shortTurns({ rounds, entrants }: Pick<Course, 'rounds' | 'entrants'>): ReadonlyMap<number, number> {
  return turns({ rounds, entrants }, (round) => {
    const most = Math.max(0, ...round.map(({ entries }) => entries.length));
    return round.filter(({ entries }) => entries.length < most).flatMap(({ entries }) => entries);
  });
}

/** How often each had the first seat. */
export function firstTurns({ rounds, entrants }: Pick<Course, 'rounds' | 'entrants'>): ReadonlyMap<number, number> {
  return turns({ rounds, entrants }, (round) => round.filter(isShared).flatMap(({ entries }) => entries.slice(0, 1)));
}

export function isShared({ entries }: PlayedTable): boolean {
  return entries.length > 1;
}

/**
 * Counted round by round. Who comes late begins with what those have who had it least often: else they would have to make up for rounds in
 * which they were not there.
 */
function turns(
  { rounds, entrants }: Pick<Course, 'rounds' | 'entrants'>,
  whoHadIt: (round: Course['rounds'][number]) => readonly number[],
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (let round = 0; round <= rounds.length; round++) {
    const there = entrants.filter((entrant) => isIn(entrant, round));
    const known = there.flatMap(({ number }) => counts.get(number) ?? []);
    const least = known.length === 0 ? 0 : Math.min(...known);
    for (const { number } of there) if (!counts.has(number)) counts.set(number, least);
    for (const number of whoHadIt(rounds[round] ?? [])) counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return counts;
}
