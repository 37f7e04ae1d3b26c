import type { PointSource, Result, SeatResult } from '@orrery/engine';
import { pointsOfSide } from '../rules/endings.ts';
import { hasDataTrack } from '../rules/scores.ts';
import type { Player, State } from '../state.ts';

export const POINT_SOURCES = ['life', 'data'] as const;
export type PointSourceCode = (typeof POINT_SOURCES)[number];

/** [TH-15.3] */
function sourcesOf({ faction, life, data }: Player): PointSource[] {
  const sources: PointSource[] = [{ source: 'life', points: life }];
  if (hasDataTrack(faction)) sources.push({ source: 'data', points: data });
  return sources;
}

/** [TH-15.1] [TH-22.13] Winners are first; in a deathmatch the others follow by points, elsewhere they share the second place. */
function rankOf(state: State, { seat }: Player): number {
  const { ended, players, mode } = state;
  const own = pointsOfSide(state, seat);
  if (ended === undefined) {
    if (mode === 'teams') return pointsOfSide(state, (seat + 1) % 4) > own ? 2 : 1;
    return 1 + players.filter((other) => pointsOfSide(state, other.seat) > own).length;
  }
  const { winners } = ended;
  if (winners.includes(seat)) return 1;
  if (mode === 'teams') return 2;
  return 1 + winners.length + players.filter((other) => !winners.includes(other.seat) && pointsOfSide(state, other.seat) > own).length;
}

export function standing(state: State): readonly SeatResult[] {
  return state.players.map((player) => {
    const sources = sourcesOf(player);
    return { seat: player.seat, rank: rankOf(state, player), points: player.life + player.data, sources };
  });
}

export function result(state: State): Result | undefined {
  return state.ended === undefined ? undefined : { seats: standing(state), because: state.ended.because };
}
