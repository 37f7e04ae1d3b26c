import type { Refusal, Seat } from '@orrery/engine';
import type { Say } from '../actions.ts';
import type { PendingOf } from '../pending.ts';
import { type RefusalCode, refused } from '../refusals.ts';
import { SPACE, type State, type UnitNumber } from '../state.ts';
import { mayEnterFromSpace } from './movement.ts';
import { emptyRooms, mayEnter } from './rooms.ts';
import { canTeleport, distanceOf, isSameRoute, moverOf, routesOf } from './routes.ts';

/** [TH-3.1] Why this unit cannot be chosen. */
function refuseUnit({ units }: State, seat: Seat, number: UnitNumber): RefusalCode | undefined {
  const unit = units[number];
  if (unit === undefined || unit.seat !== seat) return 'not-your-unit';
  if (unit.hasMoved) return 'moved-already';
  return unit.heldBy === undefined ? undefined : 'unit-held';
}

export function refuseMove(state: State, { seat }: PendingOf<'movement'>, order: Say<'move-unit'>): Refusal | RefusalCode | undefined {
  const { unit, route, to, teleports } = order;
  const refusal = refuseUnit(state, seat, unit);
  if (refusal !== undefined) return refusal;
  if (state.units[unit].at < 0) return 'not-in-sector';
  const mover = moverOf(state, seat, state.turn.further);
  if (!routesOf(state, unit, mover).some((places) => isSameRoute(places, route))) {
    return refused('wrong-distance', { distance: distanceOf(state, unit, state.turn.further) });
  }
  const end = route[route.length - 1];
  if (teleports && !canTeleport(mover, end)) return 'no-teleport-there';
  if (!teleports && to.place !== end) return 'not-at-the-end-of-the-route';
  if (state.sectors[to.place] === undefined) return 'no-such-sector';
  return mayEnter(state, to.place, to.room, unit) ? undefined : 'room-taken';
}

/** [TH-9.2] [TH-R10] [TH-R11] */
export function refuseEntry(state: State, step: PendingOf<'movement'>, { unit, to }: Say<'enter-from-space'>): RefusalCode | undefined {
  const refusal = refuseUnit(state, step.seat, unit);
  if (refusal !== undefined) return refusal;
  if (state.units[unit].at !== SPACE) return 'not-in-space';
  if (!mayEnterFromSpace(state, step, unit)) return step.isExtra ? 'no-extra-turn-from-space' : 'movement-goes-further';
  if (state.sectors[to.place] === undefined) return 'no-such-sector';
  return emptyRooms(state, to.place).includes(to.room) ? undefined : 'room-taken';
}
