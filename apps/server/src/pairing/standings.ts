import { compared, goingOn } from './elimination.ts';
import { type Course, type Format, isIn, isOver, tookPart } from './evening.ts';
import { lotOf } from './lot.ts';
import { countedDuels, POINT, pointsAt, pointsOf } from './points.ts';

/**
 * What decides between people, in this order, said before anybody has played. `rounds`: how far they came; `points`; `strength`: how many
 * points a round those made whom they met; `direct`: what they have of those who are level with them so far; `wins`: tables at which nobody
 * was ahead of them; `lot`.
 */
export const TIE_BREAKS = {
  swiss: ['points', 'strength', 'direct', 'wins', 'lot'],
  'round-robin': ['points', 'direct', 'wins', 'strength', 'lot'],
  elimination: ['rounds', 'points', 'strength', 'wins', 'lot'],
} as const satisfies Record<Format, readonly string[]>;

export type TieBreak = (typeof TIE_BREAKS)[Format][number];

export interface Standing {
  readonly entry: number;
  /** From 1. */
  readonly place: number;
  /** 840 are a table that was won. */
  readonly points: number;
  /** From 0 to 1: of a point a round. */
  readonly strength: number;
  /** Of those who are level with them so far: 2 for each table at which they were ahead of one of them. */
  readonly direct: number;
  readonly wins: number;
  /** Tables that are over, those at which they sat alone included. */
  readonly played: number;
  /** Elimination: how many rounds they have come through. */
  readonly rounds: number;
  readonly hasGone: boolean;
}

/** Everybody who takes part or did, the best first. */
export function standingsOf(course: Course): readonly Standing[] {
  const made = course.entrants.filter(tookPart).map(({ number }) => number);
  const known = tallies(course, made);
  const breaks: readonly TieBreak[] = TIE_BREAKS[course.plan.format];
  const lot = lotOf(course.seed);
  let groups: readonly (readonly number[])[] = [made];
  const direct = new Map<number, number>();
  const hasGone = (one: number): boolean => known.get(one)?.hasGone === true;
  for (const by of breaks) {
    // No lot puts who has left before somebody who stayed and did as well.
    if (by === 'lot') groups = groups.flatMap((group) => split(group, (one) => (hasGone(one) ? 0 : 1)));
    groups = groups.flatMap((group) => {
      if (by === 'direct') for (const one of group) direct.set(one, directOf(course, one, group));
      return split(group, (one) => (by === 'lot' ? -lot(one) : by === 'direct' ? (direct.get(one) ?? 0) : (known.get(one)?.[by] ?? 0)));
    });
  }
  // Where everybody meets everybody, whoever has gone has met too few to be held against the others.
  const order = groups.flat();
  const isLast = (one: number): boolean => course.plan.format === 'round-robin' && hasGone(one);
  return [...order.filter((one) => !isLast(one)), ...order.filter(isLast)].map((entry, at) => ({
    entry,
    place: at + 1,
    ...(known.get(entry) ?? NOTHING),
    direct: direct.get(entry) ?? 0,
  }));
}

type Tally = Pick<Standing, 'points' | 'strength' | 'wins' | 'played' | 'rounds' | 'hasGone'>;
const NOTHING: Tally = { points: 0, strength: 0, wins: 0, played: 0, rounds: 0, hasGone: false };

/** Groups of those who are equal, the most first. */
function split(group: readonly number[], worth: (one: number) => number): readonly (readonly number[])[] {
  const worths = new Map(group.map((one) => [one, worth(one)]));
  const order = group.toSorted((one, other) => compared([worths.get(other) ?? 0], [worths.get(one) ?? 0]));
  const groups: number[][] = [];
  for (const [at, one] of order.entries()) {
    const before = order[at - 1];
    if (before !== undefined && worths.get(before) === worths.get(one)) groups.at(-1)?.push(one);
    else groups.push([one]);
  }
  return groups;
}

function tallies(course: Course, made: readonly number[]): ReadonlyMap<number, Tally> {
  const points = pointsOf(course);
  const played = new Map<number, number>();
  const wins = new Map<number, number>();
  const met = new Map<number, number[]>();
  for (const table of course.rounds.flat().filter(isOver)) {
    const duels = countedDuels(course, table);
    for (const entry of table.entries) played.set(entry, (played.get(entry) ?? 0) + 1);
    for (const { entry, opponent } of duels) met.set(entry, [...(met.get(entry) ?? []), opponent]);
    for (const entry of table.entries) {
      const own = duels.filter((duel) => duel.entry === entry);
      if (own.length > 0 && own.every(({ held }) => held > 0) && own.some(({ held }) => held === 2))
        wins.set(entry, (wins.get(entry) ?? 0) + 1);
    }
  }
  const mean = (one: number): number => (points.get(one) ?? 0) / POINT / Math.max(1, played.get(one) ?? 0);
  return new Map(
    made.map((one): [number, Tally] => {
      const others = met.get(one) ?? [];
      const strength = others.length === 0 ? 0 : others.reduce((sum, other) => sum + mean(other), 0) / others.length;
      const entrant = course.entrants.find(({ number }) => number === one);
      return [
        one,
        {
          points: points.get(one) ?? 0,
          // Sums in another order must not differ.
          strength: Math.round(strength * 1e6) / 1e6,
          wins: wins.get(one) ?? 0,
          played: played.get(one) ?? 0,
          rounds: roundsThrough(course, one),
          hasGone: entrant !== undefined && !isIn(entrant, Math.max(course.rounds.length, entrant.from)),
        },
      ];
    }),
  );
}

/** Of the final all but the first come in the order of that table: its rounds are counted in parts. */
function roundsThrough(course: Course, one: number): number {
  if (course.plan.format !== 'elimination') return 0;
  return course.rounds.reduce((sum, round, at) => {
    const table = round.find(({ entries }) => entries.includes(one));
    if (table === undefined) return sum;
    if (goingOn(course, table, at).includes(one)) return sum + 1;
    const rank = table.outcome?.[table.entries.indexOf(one)];
    return sum + (rank === undefined || rank.isAbsent === true ? 0 : (100 - rank.rank) / 200);
  }, 0);
}

function directOf(course: Course, one: number, level: readonly number[]): number {
  const others = new Set(level);
  const duels = course.rounds.flat().flatMap((table) => countedDuels(course, table));
  return duels.filter(({ entry, opponent }) => entry === one && others.has(opponent)).reduce((sum, { held }) => sum + held, 0);
}

/** What each made at each table that is over, round by round. */
export function roundPoints(course: Course): readonly ReadonlyMap<number, number>[] {
  return course.rounds.map((round) => new Map(round.flatMap((table) => [...pointsAt(course, table)])));
}
