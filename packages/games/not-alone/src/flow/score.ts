import type { PointSource, Result, Seat, SeatResult } from '@orrery/engine';
import { assimilationSteps, defenseTrack, rescueSteps, SANCTUARY_RESCUE_STEPS } from '../cards/boards.ts';
import type { Ending, State } from '../state.ts';

/** Where points come from: steps the counters of one's side made. */
export const POINT_SOURCES = ['rescue', 'defense', 'assimilation'] as const;
export type PointSourceCode = (typeof POINT_SOURCES)[number];

export const ENDINGS = ['assimilated', 'rescued', 'sanctuary-held'] as const satisfies readonly Ending[];
export type EndingCode = (typeof ENDINGS)[number];

/** [NA-10.4] */
function sourcesOf(state: State, seat: Seat): PointSource[] {
  if (seat === state.creature.seat) return [{ source: 'assimilation', points: assimilationSteps(state.seats) - state.assimilation }];
  const { sanctuary, seats } = state;
  const start = state.options.expansion === 'sanctuary' ? SANCTUARY_RESCUE_STEPS : rescueSteps(seats);
  const sources: PointSource[] = [{ source: 'rescue', points: start - state.rescue }];
  if (sanctuary !== undefined) sources.push({ source: 'defense', points: defenseTrack(seats).steps[seats] - sanctuary.defense });
  return sources;
}

/** During play the side that is nearer to its end is first; a tie is shared. */
function rankOf(state: State, seat: Seat): number {
  const isCreature = seat === state.creature.seat;
  if (state.ended !== undefined) return (state.ended === 'assimilated') === isCreature ? 1 : 2;
  const toHunted = Math.min(state.rescue, state.sanctuary?.defense ?? state.rescue);
  if (toHunted === state.assimilation) return 1;
  return toHunted > state.assimilation === isCreature ? 1 : 2;
}

export function standing(state: State): readonly SeatResult[] {
  return Array.from({ length: state.seats }, (_, seat) => {
    const sources = sourcesOf(state, seat);
    return { seat, rank: rankOf(state, seat), points: sources.reduce((sum, { points }) => sum + points, 0), sources };
  });
}

export function result(state: State): Result | undefined {
  if (state.ended === undefined) return undefined;
  const because: EndingCode = state.ended;
  return { seats: standing(state), because };
}
