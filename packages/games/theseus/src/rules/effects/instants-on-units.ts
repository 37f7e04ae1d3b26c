import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Target } from '../../actions.ts';
import { ROOMS } from '../../cards/sectors.ts';
import type { Event } from '../../events.ts';
import type { RoomSpot } from '../../pending.ts';
import { refused } from '../../refusals.ts';
import type { State, UnitNumber } from '../../state.ts';
import { beginAttack, strikeAll, targetsOf } from '../attacks.ts';
import { eject } from '../ejection.ts';
import { mayMove } from '../movement.ts';
import { attackOf, emptyRooms, unitInRoom } from '../rooms.ts';
import { wound } from '../scores.ts';
import { isEnemy, isSameSide } from '../sides.ts';
import { roomSpotOf } from '../spots.ts';
import {
  hasSideIn,
  type InstantRule,
  NO_ENEMY_NEAR,
  NOBODY_NEAR,
  NOT_AN_ENEMY,
  NOT_IN_SECTOR,
  unitsToAimAt,
  WRONG_TARGET,
} from './instant-rule.ts';
import { putElsewhere } from './unit-choices.ts';

/** Instant and bonus cards that are aimed at units. */

/** An enemy unit in a sector with a unit of the player's side. */
function refuseNear(state: State, seat: Seat, target: Target): Refusal | undefined {
  if (target.kind !== 'unit') return WRONG_TARGET;
  const unit = state.units[target.unit];
  if (unit === undefined || !isEnemy(state, seat, unit.seat)) return NOT_AN_ENEMY;
  if (unit.at < 0) return NOT_IN_SECTOR;
  return hasSideIn(state, seat, unit.at) ? undefined : NOBODY_NEAR;
}

/** [TH-17.7] */
export const WOUND_NEAR: InstantRule = {
  targets: (state, seat) => unitsToAimAt(state, seat, refuseNear),
  refuse: refuseNear,
  work(draft, { seat, cause, target, x }, tell) {
    if (target.kind === 'unit') wound(draft, { unit: target.unit, wounds: x, from: seat, cause }, tell);
  },
  none: NO_ENEMY_NEAR,
};

/** [TH-21.5] */
export const EJECT: InstantRule = {
  targets: (state, seat) => unitsToAimAt(state, seat, refuseNear),
  refuse: refuseNear,
  work(draft, { seat, target }, tell) {
    if (target.kind === 'unit') eject(draft, { unit: target.unit, by: seat }, tell);
  },
  none: NO_ENEMY_NEAR,
};

const HELD = refused('unit-held', 'TH-19.9');
const NOBODY_TO_HIT = refused('nobody-to-hit', 'TH-22.18');
const NO_ATTACK = refused('no-attack', 'TH-8.2');
const NOT_YOURS_TO_FRENZY = refused('not-your-unit', 'TH-18.8');
const NOT_YOURS_TO_ATTACK = refused('not-your-unit', 'TH-21.6');

/** A unit of the side that can hit somebody now. */
function refuseAttacker(state: State, seat: Seat, by: { readonly target: Target; readonly notYours: Refusal }): Refusal | undefined {
  const { target, notYours } = by;
  if (target.kind !== 'unit') return WRONG_TARGET;
  const unit = state.units[target.unit];
  if (unit === undefined || !isSameSide(state, unit.seat, seat)) return notYours;
  if (unit.at < 0) return NOT_IN_SECTOR;
  if (unit.heldBy !== undefined) return HELD;
  return targetsOf(state, target.unit).length === 0 ? NOBODY_TO_HIT : undefined;
}

function refuseFrenzied(state: State, seat: Seat, target: Target): Refusal | undefined {
  return refuseAttacker(state, seat, { target, notYours: NOT_YOURS_TO_FRENZY });
}

/** [TH-18.8] A frenzied unit attacks whichever side it shows. */
export const FRENZY: InstantRule = {
  targets: (state, seat) => unitsToAimAt(state, seat, refuseFrenzied),
  refuse: refuseFrenzied,
  work(draft, { target }, tell) {
    if (target.kind === 'unit') strikeAll(draft, target.unit, tell);
  },
  none: NOBODY_TO_HIT,
};

function refuseAttackNow(state: State, seat: Seat, target: Target): Refusal | undefined {
  const refusal = refuseAttacker(state, seat, { target, notYours: NOT_YOURS_TO_ATTACK });
  if (target.kind !== 'unit' || (refusal !== undefined && refusal !== NOBODY_TO_HIT)) return refusal;
  return attackOf(state, state.units[target.unit]) === 'none' ? NO_ATTACK : refusal;
}

/** [TH-21.6] */
export const ATTACK_NOW: InstantRule = {
  targets: (state, seat) => unitsToAimAt(state, seat, refuseAttackNow),
  refuse: refuseAttackNow,
  work(draft, { seat, target }, tell) {
    if (target.kind === 'unit') beginAttack(draft, { seat, unit: target.unit }, tell);
  },
  none: NOBODY_TO_HIT,
};

/** [TH-17.14] A unit of one's own that has not moved, into an empty room of the next sector; never an ally's. */
export const STEP_ON: InstantRule = {
  targets(state, seat) {
    const targets: Target[] = [];
    state.units.forEach(({ at }, unit) => {
      if (!mayMove(state, seat, unit)) return;
      const place = (at + 1) % state.sectors.length;
      for (const room of emptyRooms(state, place)) targets.push({ kind: 'unit-to', unit, to: roomSpotOf(place, room) });
    });
    return targets;
  },
  refuse(state, seat, target) {
    if (target.kind !== 'unit-to') return WRONG_TARGET;
    const { unit: number, to } = target;
    const unit = state.units[number];
    if (unit === undefined || unit.seat !== seat) {
      const isAllys = unit !== undefined && isSameSide(state, unit.seat, seat);
      return isAllys ? refused('allys-unit', 'TH-11.4') : refused('not-your-unit', 'TH-17.14');
    }
    if (unit.at < 0) return NOT_IN_SECTOR;
    if (unit.heldBy !== undefined) return HELD;
    if (unit.hasMoved) return refused('moved-already', 'TH-17.14');
    if (to.place !== (unit.at + 1) % state.sectors.length) return refused('not-the-next-sector', 'TH-17.14');
    const isEmpty = ROOMS.includes(to.room) && unitInRoom(state, to.place, to.room) === undefined;
    return isEmpty ? undefined : refused('room-taken', 'TH-17.14');
  },
  work(draft, { seat, target }, tell) {
    if (target.kind === 'unit-to') putElsewhere(draft, { seat, unit: target.unit, to: target.to }, tell);
  },
  none: refused('no-room-to-step', 'TH-17.14'),
};

/** [TH-20.14] An enemy unit, held or not, into another room of its sector, or two of them change rooms. */
export const SHIFT_ROOMS: InstantRule = {
  targets: shifts,
  refuse(state, seat, target) {
    if (target.kind === 'swap') return refuseSwap(state, seat, target.units);
    if (target.kind !== 'unit-to') return WRONG_TARGET;
    const unit = state.units[target.unit];
    if (unit === undefined || !isEnemy(state, seat, unit.seat)) return refused('not-an-enemy', 'TH-20.14');
    if (unit.at < 0) return NOT_IN_SECTOR;
    if (target.to.place !== unit.at) return refused('not-this-sector', 'TH-20.14');
    return unitInRoom(state, unit.at, target.to.room) === undefined ? undefined : refused('room-taken', 'TH-20.14');
  },
  work(draft, { target }, tell) {
    if (target.kind === 'unit-to') shift(draft, { unit: target.unit, to: target.to }, tell);
    else if (target.kind === 'swap') swap(draft, target.units, tell);
  },
  none: refused('nobody-to-shift', 'TH-20.14'),
};

function shifts(state: State, seat: Seat): readonly Target[] {
  const targets: Target[] = [];
  const { units } = state;
  units.forEach((unit, number) => {
    if (unit.at < 0 || !isEnemy(state, seat, unit.seat)) return;
    for (const room of emptyRooms(state, unit.at)) targets.push({ kind: 'unit-to', unit: number, to: roomSpotOf(unit.at, room) });
    for (let other = number + 1; other < units.length; other++) {
      if (units[other].at === unit.at && isEnemy(state, seat, units[other].seat)) targets.push({ kind: 'swap', units: [number, other] });
    }
  });
  return targets;
}

function refuseSwap(state: State, seat: Seat, pair: readonly [UnitNumber, UnitNumber]): Refusal | undefined {
  const [one, other] = pair.map((number) => state.units[number]);
  if (one === undefined || other === undefined || !isEnemy(state, seat, one.seat) || !isEnemy(state, seat, other.seat)) {
    return refused('not-an-enemy', 'TH-20.14');
  }
  if (one.at < 0) return NOT_IN_SECTOR;
  // The same pair the other way round is not a second action.
  if (pair[0] >= pair[1]) return WRONG_TARGET;
  return one.at === other.at ? undefined : refused('not-this-sector', 'TH-20.14');
}

/** [TH-20.14] No movement: no traps, no Minor Assault. */
function shift(draft: State, { unit, to }: { readonly unit: UnitNumber; readonly to: RoomSpot }, tell: Tell<Event>): void {
  draft.units[unit].room = to.room;
  tell({ type: 'unit-shifted', unit, to });
}

function swap(draft: State, [one, other]: readonly [number, number], tell: Tell<Event>): void {
  const { room, at } = draft.units[one];
  shift(draft, { unit: one, to: { place: at, room: draft.units[other].room } }, tell);
  shift(draft, { unit: other, to: { place: at, room } }, tell);
}
