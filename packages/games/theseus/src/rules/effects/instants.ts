import type { Seat } from '@orrery/engine';
import type { Target } from '../../actions.ts';
import type { InstantEffect } from '../../cards/effects.ts';
import { ROOMS } from '../../cards/sectors.ts';
import type { RefusalCode } from '../../refusals.ts';
import { FULL_LIFE, type Spot, type State, type UnitNumber } from '../../state.ts';
import { targetsOf } from '../attacks.ts';
import { isUnderMalfunction, sameSpot } from '../in-effect.ts';
import { malfunctionTargets } from '../malfunction.ts';
import { mayMove } from '../movement.ts';
import { pendingAt } from '../pending-cards.ts';
import { pointHolders } from '../points.ts';
import { attackOf, emptyRooms, unitInRoom } from '../rooms.ts';
import { isEnemy, isSameSide } from '../sides.ts';
import { pendingSpotOf, roomSpotOf } from '../spots.ts';
import { enemiesIn } from './plain-actions.ts';

/** What an instant or bonus card may be aimed at, and why not. A card that would do nothing cannot be played. */

const ONLY_ITSELF: readonly Target[] = [{ kind: 'none' }];
const NOTHING: readonly Target[] = [];

/** Every target `refuseInstant` lets pass. */
export function instantTargets(state: State, seat: Seat, effect: InstantEffect): readonly Target[] {
  switch (effect.do) {
    case 'wound-near':
    case 'frenzy':
    case 'eject':
    case 'attack-now':
      return unitsToAimAt(state, seat, effect);
    case 'wound-all-near':
    case 'data-for-enemies-near':
      return placesToAimAt(state, seat, effect);
    case 'step-on':
      return steps(state, seat);
    case 'shift-rooms':
      return shifts(state, seat);
    case 'move-malfunction':
      return malfunctionTargets(state, seat).map((card) => ({ kind: 'card', card }));
    case 'discard-pending':
      return pendingToDiscard(state, seat);
    case 'gain-data-now':
    case 'go-further':
    case 'take-upgrades-now':
    case 'regain-life-now':
      return refuseUntargeted(state, seat, effect) === undefined ? ONLY_ITSELF : NOTHING;
  }
}

function unitsToAimAt(state: State, seat: Seat, effect: InstantEffect): readonly Target[] {
  const targets: Target[] = [];
  for (let unit = 0; unit < state.units.length; unit++) {
    const target: Target = { kind: 'unit', unit };
    if (refuseInstant(state, seat, { effect, target }) === undefined) targets.push(target);
  }
  return targets;
}

function placesToAimAt(state: State, seat: Seat, effect: InstantEffect): readonly Target[] {
  const targets: Target[] = [];
  for (let place = 0; place < state.sectors.length; place++) {
    const target: Target = { kind: 'place', place };
    if (refuseInstant(state, seat, { effect, target }) === undefined) targets.push(target);
  }
  return targets;
}

function steps(state: State, seat: Seat): readonly Target[] {
  const targets: Target[] = [];
  state.units.forEach(({ at }, unit) => {
    if (!mayMove(state, seat, unit)) return;
    const place = (at + 1) % state.sectors.length;
    for (const room of emptyRooms(state, place)) targets.push({ kind: 'unit-to', unit, to: roomSpotOf(place, room) });
  });
  return targets;
}

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

function pendingToDiscard(state: State, seat: Seat): readonly Target[] {
  const targets: Target[] = [];
  for (let place = 0; place < state.sectors.length; place++) {
    for (let slot = 0; slot < state.sectors[place].pending.length; slot++) {
      const card = pendingSpotOf(place, slot);
      if (refusePendingDiscard(state, seat, card) === undefined) targets.push({ kind: 'card', card });
    }
  }
  return targets;
}

export interface Aimed {
  readonly effect: InstantEffect;
  readonly target: Target;
}

/** Why the card cannot be played at this, or undefined when it can. */
export function refuseInstant(state: State, seat: Seat, { effect, target }: Aimed): RefusalCode | undefined {
  switch (effect.do) {
    case 'wound-near':
    case 'eject':
      return target.kind === 'unit' ? refuseNear(state, seat, target.unit) : 'wrong-target';
    case 'frenzy':
    case 'attack-now':
      return target.kind === 'unit' ? refuseAttacker(state, seat, { unit: target.unit, effect }) : 'wrong-target';
    case 'wound-all-near':
    case 'data-for-enemies-near':
      if (target.kind !== 'place' || state.sectors[target.place] === undefined) return 'wrong-target';
      if (!hasSideIn(state, seat, target.place)) return 'nobody-near';
      return enemiesIn(state, seat, target.place) === 0 ? 'no-enemy-there' : undefined;
    case 'step-on':
      return refuseStep(state, seat, target);
    case 'shift-rooms':
      return refuseShift(state, seat, target);
    case 'move-malfunction':
      if (target.kind !== 'card') return 'wrong-target';
      return malfunctionTargets(state, seat).some((spot) => sameSpot(spot, target.card)) ? undefined : 'not-for-the-token';
    case 'discard-pending':
      return target.kind === 'card' ? refusePendingDiscard(state, seat, target.card) : 'wrong-target';
    default:
      return target.kind === 'none' ? refuseUntargeted(state, seat, effect) : 'wrong-target';
  }
}

function refuseUntargeted(state: State, seat: Seat, effect: InstantEffect): RefusalCode | undefined {
  switch (effect.do) {
    case 'take-upgrades-now':
      return state.supply === 0 ? 'supply-empty' : undefined;
    case 'regain-life-now': {
      // [TH-10.3] In a deathmatch enemies lose points instead.
      const isUseful = state.mode === 'deathmatch' ? pointHolders(state, seat).length > 0 : state.players[seat].life < FULL_LIFE;
      return isUseful ? undefined : 'nothing-to-gain';
    }
    case 'go-further': {
      // [TH-R23] Only as a movement is declared, and for a unit in a sector.
      const top = state.agenda[state.agenda.length - 1];
      if (top?.do !== 'movement' || top.seat !== seat) return 'only-when-moving';
      return state.units.some((_, unit) => mayMove(state, seat, unit)) ? undefined : 'only-when-moving';
    }
    default:
      return undefined;
  }
}

function hasSideIn(state: State, seat: Seat, place: number): boolean {
  return state.units.some((unit) => unit.at === place && isSameSide(state, unit.seat, seat));
}

/** An enemy unit in a sector with a unit of the own side. */
function refuseNear(state: State, seat: Seat, number: UnitNumber): RefusalCode | undefined {
  const unit = state.units[number];
  if (unit === undefined || !isEnemy(state, seat, unit.seat)) return 'not-an-enemy';
  if (unit.at < 0) return 'not-in-sector';
  return hasSideIn(state, seat, unit.at) ? undefined : 'nobody-near';
}

/** [TH-18.8] [TH-21.6] One that can hit somebody now; a frenzied unit attacks whichever side it shows. */
function refuseAttacker(
  state: State,
  seat: Seat,
  { unit: number, effect }: { readonly unit: UnitNumber; readonly effect: InstantEffect },
): RefusalCode | undefined {
  const unit = state.units[number];
  if (unit === undefined || !isSameSide(state, unit.seat, seat)) return 'not-your-unit';
  if (unit.at < 0) return 'not-in-sector';
  if (unit.heldBy !== undefined) return 'unit-held';
  if (effect.do === 'attack-now' && attackOf(state, unit) === 'none') return 'no-attack';
  return targetsOf(state, number).length === 0 ? 'nobody-to-hit' : undefined;
}

/** [TH-17.14] An own unit that has not moved, into an empty room of the next sector; never an ally's. */
function refuseStep(state: State, seat: Seat, target: Target): RefusalCode | undefined {
  if (target.kind !== 'unit-to') return 'wrong-target';
  const { unit: number, to } = target;
  const unit = state.units[number];
  if (unit === undefined || unit.seat !== seat) return 'not-your-unit';
  if (unit.at < 0) return 'not-in-sector';
  if (unit.heldBy !== undefined) return 'unit-held';
  if (unit.hasMoved) return 'moved-already';
  if (to.place !== (unit.at + 1) % state.sectors.length) return 'not-the-next-sector';
  return ROOMS.includes(to.room) && unitInRoom(state, to.place, to.room) === undefined ? undefined : 'room-taken';
}

/** [TH-20.14] An enemy unit, held or not, into another room of its sector, or two of them change rooms. */
function refuseShift(state: State, seat: Seat, target: Target): RefusalCode | undefined {
  if (target.kind === 'swap') {
    const [one, other] = target.units.map((number) => state.units[number]);
    if (one === undefined || other === undefined || !isEnemy(state, seat, one.seat) || !isEnemy(state, seat, other.seat))
      return 'not-an-enemy';
    if (one.at < 0) return 'not-in-sector';
    if (target.units[0] >= target.units[1]) return 'wrong-target';
    return one.at === other.at ? undefined : 'not-this-sector';
  }
  if (target.kind !== 'unit-to') return 'wrong-target';
  const unit = state.units[target.unit];
  if (unit === undefined || !isEnemy(state, seat, unit.seat)) return 'not-an-enemy';
  if (unit.at < 0) return 'not-in-sector';
  if (target.to.place !== unit.at) return 'not-this-sector';
  return unitInRoom(state, unit.at, target.to.room) === undefined ? undefined : 'room-taken';
}

function refusePendingDiscard(state: State, seat: Seat, at: Spot): RefusalCode | undefined {
  const pending = pendingAt(state, at);
  if (pending === undefined) return 'no-card-there';
  if (!isEnemy(state, seat, pending.owner)) return 'not-an-enemys-card';
  return isUnderMalfunction(state, at) ? 'under-malfunction' : undefined;
}
