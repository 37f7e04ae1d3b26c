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

export function whoSat(round: Course['rounds'][number]): readonly number[] {
  return round.flatMap(({ entries }) => entries);
}

export function isShared({ entries }: PlayedTable): boolean {
  return entries.length > 1;
}

/**
 * Counted round by round. Who comes late, or back, has at least what those have who had it least often: else they would have to make up for
 * rounds in which they were not there.
 */
function turns(
  { rounds, entrants }: Pick<Course, 'rounds' | 'entrants'>,
  whoHadIt: (round: Course['rounds'][number]) => readonly number[],
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  const next = entrants.filter((entrant) => isIn(entrant, rounds.length)).map(({ number }) => number);
  let before: ReadonlySet<number> = new Set();
  for (const [round, there] of [...rounds.map(whoSat), next].entries()) {
    const stayed = there.filter((one) => before.has(one)).map((one) => counts.get(one) ?? 0);
    const least = stayed.length === 0 ? 0 : Math.min(...stayed);
    for (const one of there) if (!before.has(one)) counts.set(one, Math.max(counts.get(one) ?? 0, least));
    for (const one of whoHadIt(rounds[round] ?? [])) counts.set(one, (counts.get(one) ?? 0) + 1);
    before = new Set(there);
  }
  return counts;
}
