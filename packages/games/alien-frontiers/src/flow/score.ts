import type { Result, Seat, SeatResult } from '@orrery/engine';
import { TECH, TECH_IDS, type TechCard, type TechId } from '../cards/tech.ts';
import { coloniesOfSeat, controllerOf } from '../rules/territories.ts';
import { type State, TERRITORIES } from '../state.ts';

type CardWithPoints = { [Id in TechId]: (typeof TECH)[Id] extends { readonly points: number } ? Id : never }[TechId];

/** [AF-18.1] [AF-18.2] Found in the table, so that a new card with points counts. */
export const POINT_CARDS: readonly CardWithPoints[] = TECH_IDS.filter(isWorthPoints);

function isWorthPoints(id: TechId): id is CardWithPoints {
  const card: TechCard = TECH[id];
  return card.points !== undefined;
}

/** Where points come from, in the order they are shown. */
export const POINT_SOURCES = ['colonies', 'territories', ...POINT_CARDS, 'positron-field'] as const;
export type PointSourceCode = (typeof POINT_SOURCES)[number];

export const ENDINGS = ['last-colony-landed'] as const;
export type EndingCode = (typeof ENDINGS)[number];

/** [AF-3.1] A snapshot of the board and the hands, never a sum of gains. */
export function pointsFrom(state: State, seat: Seat, source: PointSourceCode): number {
  switch (source) {
    case 'colonies':
      return coloniesOfSeat(state, seat);
    case 'territories':
      return TERRITORIES.filter((territory) => controllerOf(state, territory) === seat).length;
    case 'positron-field': {
      // [AF-16.3] On whichever territory it is, if somebody controls that one.
      const { positron } = state.fields;
      return positron !== undefined && controllerOf(state, positron) === seat ? 1 : 0;
    }
    default:
      return state.players[seat].cards.includes(source) ? TECH[source].points : 0;
  }
}

/** The same sum without its parts, for those who ask often. */
export function pointsOf(state: State, seat: Seat): number {
  let points = 0;
  for (let index = 0; index < POINT_SOURCES.length; index++) points += pointsFrom(state, seat, POINT_SOURCES[index]);
  return points;
}

/** [AF-3.3] [AF-R60] Points, then cards, then ore, then fuel (an option counts both together). Higher is better. */
function strengthOf(state: State, seat: Seat): readonly number[] {
  const { cards, ore, fuel } = state.players[seat];
  const tokens = state.options.tieBreakTokens === 'together' ? [ore + fuel] : [ore, fuel];
  return [pointsOf(state, seat), cards.length, ...tokens];
}

function isStronger(a: readonly number[], b: readonly number[]): boolean {
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return a[index] > b[index];
  return false;
}

export function standing(state: State): readonly SeatResult[] {
  const strengths = state.players.map(({ seat }) => strengthOf(state, seat));
  return state.players.map(({ seat }) => ({
    seat,
    rank: 1 + strengths.filter((other) => isStronger(other, strengths[seat])).length,
    points: strengths[seat][0],
    sources: POINT_SOURCES.map((source) => ({ source, points: pointsFrom(state, seat, source) })),
  }));
}

export function result(state: State): Result | undefined {
  if (state.endedBy === undefined) return undefined;
  const because: EndingCode = 'last-colony-landed';
  return { seats: standing(state), because };
}
