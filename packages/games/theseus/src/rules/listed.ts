import type { Action, ActionOf } from '../actions.ts';
import type { RoomSpot } from '../pending.ts';
import type { Spot, UnitNumber } from '../state.ts';
import { roomKey, SPOT_KEYS, spotKey } from './spots.ts';

/** Actions that lists name again and again: each is made once, frozen and shared, and a search knows it by the object itself. */

function perSpot<Listed extends Action>(make: (spot: Spot) => Listed): (spot: Spot) => Listed {
  const made: (Listed | undefined)[] = new Array(2 * SPOT_KEYS).fill(undefined);
  return (spot) => {
    const key = spot.row === 'slots' ? spotKey(spot) : SPOT_KEYS + spotKey(spot);
    const known = made[key];
    if (known !== undefined) return known;
    const action = Object.freeze(make(spot));
    made[key] = action;
    return action;
  };
}

function perUnit<Listed extends Action>(make: (unit: UnitNumber) => Listed): (unit: UnitNumber) => Listed {
  const made: Listed[] = [];
  return (unit) => {
    for (let next = made.length; next <= unit; next++) made.push(Object.freeze(make(next)));
    return made[unit];
  };
}

function perUnitAndRoom<Listed extends Action>(
  make: (unit: UnitNumber, to: RoomSpot) => Listed,
): (unit: UnitNumber, to: RoomSpot) => Listed {
  const made: Listed[][] = [];
  return (unit, to) => {
    while (made.length <= unit) made.push([]);
    const known = made[unit][roomKey(to)];
    if (known !== undefined) return known;
    const action = Object.freeze(make(unit, to));
    made[unit][roomKey(to)] = action;
    return action;
  };
}

export const aimAtCard = perSpot((card): ActionOf<'aim-at-card'> => ({ type: 'aim-at-card', card }));
export const resolveNext = perSpot((card): ActionOf<'resolve-next'> => ({ type: 'resolve-next', card }));
export const clearBaseOf = perSpot((card): ActionOf<'clear-base'> => ({ type: 'clear-base', card }));
export const upgradeCardAt = perSpot((card): ActionOf<'upgrade-card'> => ({ type: 'upgrade-card', card }));
export const fillPendingAt = perSpot((spot): ActionOf<'fill-pending'> => ({ type: 'fill-pending', spot }));
export const replacePendingAt = perSpot((spot): ActionOf<'replace-pending'> => ({ type: 'replace-pending', spot }));
export const takeInHand = perSpot((from): ActionOf<'install'> => ({ type: 'install', from, to: undefined }));
export const chooseUnit = perUnit((unit): ActionOf<'choose-unit'> => ({ type: 'choose-unit', unit }));
export const upgradeUnitOf = perUnit((unit): ActionOf<'upgrade-unit'> => ({ type: 'upgrade-unit', unit }));
export const enterAt = perUnitAndRoom((unit, to): ActionOf<'enter-from-space'> => ({ type: 'enter-from-space', unit, to }));
export const relocateTo = perUnitAndRoom((unit, to): ActionOf<'relocate'> => ({ type: 'relocate', unit, to }));
const placed = perUnitAndRoom((_, to): ActionOf<'place-unit'> => ({ type: 'place-unit', to }));
/** Whichever unit it is. */
export const placeAt = (to: RoomSpot): ActionOf<'place-unit'> => placed(0, to);
export const DECLINE: ActionOf<'decline'> = Object.freeze({ type: 'decline' });
