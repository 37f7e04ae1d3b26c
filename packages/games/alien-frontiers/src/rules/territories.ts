import type { Seat, Tell } from '@orrery/engine';
import type { Event } from '../events.ts';
import { type State, TERRITORIES, type Territory } from '../state.ts';

const INDEX: Readonly<Record<Territory, number>> = {
  'asimov-crater': 0,
  'bradbury-plateau': 1,
  'burroughs-desert': 2,
  'heinlein-plains': 3,
  'herbert-valley': 4,
  'lem-badlands': 5,
  'pohl-foothills': 6,
  'van-vogt-mountains': 7,
};

/** This seat's colonies on this territory. */
export function coloniesOn(state: State, territory: Territory, seat: Seat): number {
  return state.colonies[INDEX[territory] * state.players.length + seat];
}

/** Everybody's colonies on this territory. */
export function coloniesInAll(state: State, territory: Territory): number {
  let sum = 0;
  for (let seat = 0; seat < state.players.length; seat++) sum += coloniesOn(state, territory, seat);
  return sum;
}

/** This seat's colonies on the whole planet. */
export function coloniesOfSeat(state: State, seat: Seat): number {
  let sum = 0;
  for (const territory of TERRITORIES) sum += coloniesOn(state, territory, seat);
  return sum;
}

export function addColonies(draft: State, territory: Territory, seat: Seat, by: 1 | -1): void {
  draft.colonies[INDEX[territory] * draft.players.length + seat] += by;
}

/** [AF-14.1] Strictly more colonies than each other player; a tie means nobody. */
export function controllerOf(state: State, territory: Territory): Seat | undefined {
  const seats = state.players.length;
  const start = INDEX[territory] * seats;
  let most = 0;
  let controller: Seat | undefined;
  for (let seat = 0; seat < seats; seat++) {
    const count = state.colonies[start + seat];
    if (count > most) {
      most = count;
      controller = seat;
    } else if (count === most) controller = undefined;
  }
  return controller;
}

/** [AF-14.2] [AF-16.2] Whether the territory's bonus works for this seat: by control or borrowed, and never under the Isolation Field. */
export function hasBonus(state: State, seat: Seat, territory: Territory): boolean {
  if (state.fields.isolation === territory) return false;
  if (state.turn.borrowed === territory && state.turn.seat === seat) return true;
  return controllerOf(state, territory) === seat;
}

/** Who controls what, to tell afterwards what has changed. */
export function controllers(state: State): (Seat | undefined)[] {
  return TERRITORIES.map((territory) => controllerOf(state, territory));
}

export function tellControl(state: State, before: readonly (Seat | undefined)[], tell: Tell<Event>): void {
  for (let index = 0; index < TERRITORIES.length; index++) {
    const to = controllerOf(state, TERRITORIES[index]);
    if (to !== before[index]) tell({ type: 'control-changed', territory: TERRITORIES[index], from: before[index], to });
  }
}
