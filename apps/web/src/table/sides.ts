import type { PointSource, Seat, SeatResult } from '@orrery/engine';
import type { GameBundle } from './game-bundle.ts';

export interface Side {
  readonly rank: number;
  readonly seats: readonly Seat[];
  readonly sources: readonly PointSource[];
}

/** Seats that count the same things are one side; the leading, or winning, side first. */
export function sidesOf(lines: readonly SeatResult[]): readonly Side[] {
  const sides = new Map<string, SeatResult[]>();
  for (const line of lines) {
    const counters = line.sources.map(({ source }) => source).join(' ');
    sides.set(counters, [...(sides.get(counters) ?? []), line]);
  }
  return [...sides.values()]
    .map(([first, ...others]) => ({ rank: first.rank, seats: [first, ...others].map(({ seat }) => seat), sources: first.sources }))
    .sort((one, other) => one.rank - other.rank);
}

/** What the game calls the side that counts these things; undefined: it has no sides. */
export function sideName({ entry, text }: Pick<GameBundle, 'entry' | 'text'>, sources: readonly PointSource[]): string | undefined {
  const term = entry.sides?.[sources[0]?.source ?? ''];
  return term === undefined ? undefined : text.terms[term]?.name;
}
