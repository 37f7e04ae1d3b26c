import type { Refusal, Seat } from '@orrery/engine';
import type { PendingOf } from '../pending.ts';
import { refused } from '../refusals.ts';
import type { State, UnitNumber } from '../state.ts';
import { hidingTargets, supportTargets, targetsOf } from './attacks.ts';
import { passagesFrom, roomBit } from './rooms.ts';
import { isEnemy } from './sides.ts';

/** [TH-8.1] [TH-8.5] Why the unit cannot attack this one: a friend, behind a wall, or protected. */
export function refuseTarget(state: State, { unit: attacker }: PendingOf<'attack'>, number: UnitNumber): Refusal | undefined {
  if (targetsOf(state, attacker).includes(number)) return undefined;
  const { seat, at, room } = state.units[attacker];
  const target = state.units[number];
  if (target === undefined || !isEnemy(state, seat, target.seat)) return refused('not-an-enemy', 'TH-8.1');
  const isInRange = target.at === at && (passagesFrom(state.sectors[at].id, room) & roomBit(target.room)) !== 0;
  return isInRange ? refused('protected-unit', 'TH-8.5') : refused('out-of-range', 'TH-8.1');
}

/** [TH-18.5] [TH-8.5] The same for what strikes from hiding, which no wall stops. */
export function refuseHidingTarget(state: State, { seat, hiding }: PendingOf<'assault'>, number: UnitNumber): Refusal | undefined {
  if (hidingTargets(state, seat, hiding[0]).includes(number)) return undefined;
  const target = state.units[number];
  if (target === undefined || !isEnemy(state, seat, target.seat)) return refused('not-an-enemy', 'TH-18.5');
  return target.at === hiding[0].place ? refused('protected-unit', 'TH-8.5') : refused('out-of-range', 'TH-18.5');
}

/** [TH-17.15] */
export function refuseSupportTarget(state: State, seat: Seat, number: UnitNumber): Refusal | undefined {
  if (supportTargets(state, seat).includes(number)) return undefined;
  const target = state.units[number];
  if (target === undefined || !isEnemy(state, seat, target.seat)) return refused('not-an-enemy', 'TH-17.15');
  return refused('not-in-sector', 'TH-14.5');
}
