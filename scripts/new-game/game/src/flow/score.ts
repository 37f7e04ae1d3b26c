import type { Result, SeatResult } from '@orrery/engine';
import type { State } from '../state.ts';
import { isOver } from './flow.ts';

/** [NG-3.1] */
export function standing({ points }: State): readonly SeatResult[] {
  return points.map((own, seat) => ({
    seat,
    rank: 1 + points.filter((other) => other > own).length,
    points: own,
    sources: [{ source: 'beacons', points: own }],
  }));
}

export function result(state: State): Result | undefined {
  return isOver(state) ? { seats: standing(state), because: 'all-lit' } : undefined;
}
