import { below, type Chance } from '@orrery/engine';
import type { Course, DrawnTable, Entrant, Plan, Round, SeatOutcome } from '../evening.ts';
import { nextRound } from '../next-round.ts';

export function plan(given: Partial<Plan>): Plan {
  return { format: 'swiss', seats: 2, rounds: 5, through: 1, hasPart: false, ...given };
}

export function entrants(count: number): readonly Entrant[] {
  return Array.from({ length: count }, (_, number) => ({ number, from: 0 }));
}

export function course(given: Partial<Plan>, count: number, seed = 'seed'): Course {
  return { plan: plan(given), entrants: entrants(count), rounds: [], seed };
}

/** Everybody for themselves; the ranks as given, seat by seat. */
export function ended(table: DrawnTable, ranks: readonly number[]): Round[number] {
  return { ...table, outcome: ranks.map((rank, side): SeatOutcome => ({ rank, side })) };
}

/** By chance; the first seat against all others where it is a part. */
export function byChance({ plan: { hasPart } }: Course, table: DrawnTable, chance: Chance): Round[number] {
  if (table.entries.length < 2) return table;
  const drawn = table.entries.map((_, seat) => ({ seat, at: below(chance, 1_000_000) }));
  const order = drawn.sort((one, other) => one.at - other.at).map(({ seat }) => seat);
  const firstWins = below(chance, 2);
  return {
    ...table,
    outcome: table.entries.map((_, seat) => {
      if (hasPart) return { rank: (seat === 0) === (firstWins === 1) ? 1 : 2, side: seat === 0 ? 0 : 1 };
      return { rank: order.indexOf(seat) + 1, side: seat };
    }),
  };
}

/** Plays the next round; undefined when it is all over. */
export function further(now: Course, chance: Chance): Course | undefined {
  const drawn = nextRound(now);
  return drawn === undefined ? undefined : { ...now, rounds: [...now.rounds, drawn.map((table) => byChance(now, table, chance))] };
}

/** To its end; `between` may let people come and go. */
export function played(begun: Course, chance: Chance, between: (course: Course) => Course = (same) => same): Course {
  let now = begun;
  for (let rounds = 0; rounds < 200; rounds++) {
    const next = further(between(now), chance);
    if (next === undefined) return now;
    now = next;
  }
  throw new Error('it never ends');
}
