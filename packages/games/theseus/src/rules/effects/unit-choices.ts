import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Action } from '../../actions.ts';
import { ROOMS } from '../../cards/sectors.ts';
import type { Event } from '../../events.ts';
import type { ArrivalBy, RoomSpot } from '../../pending.ts';
import { refused } from '../../refusals.ts';
import { type Place, SPACE, type State, type UnitNumber } from '../../state.ts';
import { relocateTo } from '../listed.ts';
import { routeUsed } from '../modules.ts';
import { refuseRoute } from '../refuse-route.ts';
import { mayEnter, roomBit, roomsToEnter, takenRooms, unitInRoom } from '../rooms.ts';
import { moverOf, routesOf } from '../routes.ts';
import { isEnemy, isSameSide } from '../sides.ts';
import { roomSpotOf } from '../spots.ts';
import { type Asking, notAsked, type Performance } from './asking.ts';

/** Cards that move or place units. */

/** [TH-R38] [TH-R42] Another's unit in a sector that is not held and has not been moved by this card yet. `rule`: the card's own. */
function refuseEnemyUnit(
  state: State,
  { seat, used }: Performance,
  { unit: number, rule }: { readonly unit: UnitNumber; readonly rule: 'TH-18.11' | 'TH-20.6' },
): Refusal | undefined {
  const unit = state.units[number];
  if (unit === undefined || !isEnemy(state, seat, unit.seat)) return refused('not-an-enemy', rule);
  if (unit.at < 0) return refused('not-in-sector', 'TH-14.5');
  if (unit.heldBy !== undefined) return refused('unit-held', 'TH-R38');
  return used.includes(number) ? refused('chosen-already', 'TH-5.2') : undefined;
}

/**
 * [TH-17.12] [TH-20.6] [TH-R42] [TH-R43] It has not been moved by its owner, who still may. Each by the distance of its own sector, with
 * the shortcuts of the player who leads it.
 */
export const MOVE_ENEMIES: Asking = {
  asks: 'now',
  isOptional: true,
  isByCopy: false,
  isCounted: true,
  add(state, step, answers) {
    const mover = moverOf(state, step.seat, 0);
    state.units.forEach((_, unit) => {
      if (refuseEnemyUnit(state, step, { unit, rule: 'TH-20.6' }) !== undefined) return;
      for (const route of routesOf(state, unit, mover)) {
        const place = route[route.length - 1];
        for (const room of roomsToEnter(state, place, unit)) answers.push({ type: 'lead-unit', unit, route, to: roomSpotOf(place, room) });
      }
    });
  },
  refuse(state, step, action) {
    if (action.type !== 'lead-unit') return refused('wrong-answer', 'TH-5.2');
    const { unit, route, to } = action;
    const refusal = refuseEnemyUnit(state, step, { unit, rule: 'TH-20.6' });
    if (refusal !== undefined) return refusal;
    const astray = refuseRoute(state, { unit, mover: moverOf(state, step.seat, 0), route });
    if (astray !== undefined) return astray;
    if (to.place !== route[route.length - 1]) return refused('not-at-the-end-of-the-route', 'TH-3.2');
    return mayEnter(state, to.place, to.room, unit) ? undefined : refused('sector-not-full', 'TH-3.4');
  },
  key: unitOf,
  answer(draft, step, action, tell) {
    if (action.type !== 'lead-unit') return notAsked(step, action);
    const { seat } = step;
    const { unit, route, to } = action;
    tell({ type: 'unit-moved', unit, by: seat, how: 'led', route, to });
    routeUsed(draft, { side: seat, from: draft.units[unit].at, route, teleports: false }, tell);
    draft.pending.push({ do: 'travel', seat, unit, route, to, teleports: false, by: 'led' });
  },
};

/** The unit an answer names. */
export function unitOf(_: State, action: Action): number {
  return 'unit' in action ? action.unit : 0;
}

function isEmpty(state: State, { place, room }: RoomSpot): boolean {
  return state.sectors[place] !== undefined && unitInRoom(state, place, room) === undefined;
}

/** Into every empty room of the ring that `fits`. */
function addRelocations(state: State, unit: UnitNumber, answers: Action[], fits: (place: Place) => boolean): void {
  for (let place = 0; place < state.sectors.length; place++) {
    if (!fits(place)) continue;
    const taken = takenRooms(state, place);
    for (const room of ROOMS) if ((taken & roomBit(room)) === 0) answers.push(relocateTo(unit, roomSpotOf(place, room)));
  }
}

/** [TH-18.11] [TH-R66] Out of the card's sector into an empty room of another. */
export const ABDUCT: Asking = {
  asks: 'now',
  isOptional: true,
  isByCopy: false,
  isCounted: true,
  add(state, step, answers) {
    state.units.forEach(({ at }, unit) => {
      if (at !== step.card.place || refuseEnemyUnit(state, step, { unit, rule: 'TH-18.11' }) !== undefined) return;
      addRelocations(state, unit, answers, (place) => place !== at);
    });
  },
  refuse(state, step, action) {
    if (action.type !== 'relocate') return refused('wrong-answer', 'TH-5.2');
    const refusal = refuseEnemyUnit(state, step, { unit: action.unit, rule: 'TH-18.11' });
    if (refusal !== undefined) return refusal;
    if (state.units[action.unit].at !== step.card.place) return refused('not-this-sector', 'TH-18.11');
    if (action.to.place === step.card.place) return refused('same-sector', 'TH-18.11');
    return isEmpty(state, action.to) ? undefined : refused('room-taken', 'TH-18.11');
  },
  key: unitOf,
  answer: relocate,
};

function relocate(draft: State, step: Performance, action: Action, tell: Tell<Event>): void {
  if (action.type !== 'relocate') notAsked(step, action);
  putElsewhere(draft, { seat: step.seat, unit: action.unit, to: action.to }, tell);
}

interface Relocation {
  readonly seat: Seat;
  readonly unit: UnitNumber;
  readonly to: RoomSpot;
}

/** [TH-R13] [TH-R66] A unit its own player puts elsewhere has moved; out of space it fills no sector. */
export function putElsewhere(draft: State, { seat, unit, to }: Relocation, tell: Tell<Event>): void {
  const moved = draft.units[unit];
  const by: ArrivalBy = moved.at === SPACE ? 'from-space' : 'relocated';
  if (moved.seat === seat) moved.hasMoved = true;
  tell({ type: 'unit-moved', unit, by: seat, how: by, route: [], to });
  draft.pending.push({ do: 'arrive', seat, unit, to, by, quiet: false });
}

/** [TH-20.11] [TH-R13] The player's own other units that have not moved, also out of space; never an ally's. */
function refuseTransferred(state: State, { seat, used, unit }: Performance, number: UnitNumber): Refusal | undefined {
  const other = state.units[number];
  if (other === undefined || other.seat !== seat || number === unit) {
    const isAllys = other !== undefined && other.seat !== seat && isSameSide(state, other.seat, seat);
    return isAllys ? refused('allys-unit', 'TH-11.4') : refused('not-your-unit', 'TH-20.11');
  }
  if (other.at < SPACE) return refused('not-in-sector', 'TH-14.5');
  if (other.heldBy !== undefined) return refused('unit-held', 'TH-R38');
  if (used.includes(number)) return refused('chosen-already', 'TH-5.2');
  return other.hasMoved ? refused('moved-already', 'TH-20.11') : undefined;
}

export const TRANSFER: Asking = {
  asks: 'now',
  isOptional: true,
  isByCopy: false,
  isCounted: true,
  add(state, step, answers) {
    state.units.forEach((_, unit) => {
      if (refuseTransferred(state, step, unit) === undefined) addRelocations(state, unit, answers, () => true);
    });
  },
  refuse(state, step, action) {
    if (action.type !== 'relocate') return refused('wrong-answer', 'TH-5.2');
    const refusal = refuseTransferred(state, step, action.unit);
    if (refusal !== undefined) return refusal;
    return isEmpty(state, action.to) ? undefined : refused('room-taken', 'TH-20.11');
  },
  key: unitOf,
  answer: relocate,
};
