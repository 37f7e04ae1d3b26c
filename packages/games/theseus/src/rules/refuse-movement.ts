import type { Refusal, Seat } from '@orrery/engine';
import type { ActionOf } from '../actions.ts';
import type { PendingOf } from '../pending.ts';
import { refused } from '../refusals.ts';
import { SPACE, type State, type UnitNumber } from '../state.ts';
import { mayEnterFromSpace } from './movement.ts';
import { refuseRoute } from './refuse-route.ts';
import { emptyRooms, mayEnter } from './rooms.ts';
import { canTeleport, moverOf } from './routes.ts';
import { isSameSide } from './sides.ts';

/** [TH-3.1] [TH-11.4] Why this unit cannot be chosen. */
function refuseUnit(state: State, seat: Seat, number: UnitNumber): Refusal | undefined {
  const unit = state.units[number];
  if (unit === undefined || unit.seat !== seat) {
    const isAllys = unit !== undefined && isSameSide(state, unit.seat, seat);
    return isAllys ? refused('allys-unit', 'TH-11.4') : refused('not-your-unit', 'TH-3.1');
  }
  if (unit.hasMoved) return refused('moved-already', 'TH-3.1');
  return unit.heldBy === undefined ? undefined : refused('unit-held', 'TH-3.1');
}

export function refuseMove(state: State, { seat }: PendingOf<'movement'>, action: ActionOf<'move-unit'>): Refusal | undefined {
  const { unit, route, to, teleports } = action;
  const refusal = refuseUnit(state, seat, unit);
  if (refusal !== undefined) return refusal;
  if (state.units[unit].at < 0) return refused('not-in-sector', 'TH-3.1');
  const mover = moverOf(state, seat, state.turn.further);
  const astray = refuseRoute(state, { unit, mover, route });
  if (astray !== undefined) return astray;
  const end = route[route.length - 1];
  if (teleports && !canTeleport(mover, end)) return refused('no-teleport-there', 'TH-20.8');
  if (!teleports && to.place !== end) return refused('not-at-the-end-of-the-route', 'TH-3.2');
  if (state.sectors[to.place] === undefined) return refused('no-such-sector', 'TH-3.4');
  return mayEnter(state, to.place, to.room, unit) ? undefined : refused('sector-not-full', 'TH-3.4');
}

/** [TH-9.2] [TH-R10] [TH-R11] */
export function refuseEntry(state: State, step: PendingOf<'movement'>, { unit, to }: ActionOf<'enter-from-space'>): Refusal | undefined {
  const refusal = refuseUnit(state, step.seat, unit);
  if (refusal !== undefined) return refusal;
  if (state.units[unit].at !== SPACE) return refused('not-in-space', 'TH-9.2');
  if (!mayEnterFromSpace(state, step, unit)) {
    return step.isExtra ? refused('no-extra-turn-from-space', 'TH-6.2') : refused('movement-goes-further', 'TH-21.1');
  }
  if (state.sectors[to.place] === undefined) return refused('no-such-sector', 'TH-9.2');
  return emptyRooms(state, to.place).includes(to.room) ? undefined : refused('room-taken', 'TH-9.2');
}
