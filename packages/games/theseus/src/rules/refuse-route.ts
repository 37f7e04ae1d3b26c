import type { Refusal } from '@orrery/engine';
import { refused } from '../refusals.ts';
import type { State, UnitNumber } from '../state.ts';
import { lingerPoints } from './modules.ts';
import { canSkip, distanceOf, isSameRoute, type Mover, type Route, routesOf } from './routes.ts';

interface Way {
  readonly unit: UnitNumber;
  readonly mover: Mover;
  readonly route: Route;
}

/** [TH-3.2] [TH-3.3] Why the unit cannot go this way: too far or not far enough, past a sector it must not leave out, or standing still. */
export function refuseRoute(state: State, { unit, mover, route }: Way): Refusal | undefined {
  const routes = routesOf(state, unit, mover);
  if (routes.some((places) => isSameRoute(places, route))) return undefined;
  const distance = distanceOf(state, unit, mover);
  if (!routes.some(({ length }) => length === route.length)) return refused('wrong-distance', 'TH-3.2', { distance });
  const ring = state.sectors.length;
  const isLed = state.units[unit].seat !== mover.seat;
  const skipped = new Set<number>();
  let before = state.units[unit].at;
  let standing = 0;
  for (const place of route) {
    if (place === before) {
      standing -= 1;
      if (standing < 0 || isLed) return refused('no-lingering-there', 'TH-20.12');
      continue;
    }
    for (let next = (before + 1) % ring; next !== place; next = (next + 1) % ring) {
      if (!canSkip(mover, next)) return refused('no-shortcut-there', 'TH-3.3');
      if (skipped.has(next)) return refused('no-shortcut-there', 'TH-R3');
      skipped.add(next);
    }
    before = place;
    standing = lingerPoints(state, mover.seat, place);
  }
  return refused('wrong-distance', 'TH-3.2', { distance });
}
