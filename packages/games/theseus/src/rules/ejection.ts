import type { Seat, Tell } from '@orrery/engine';
import type { Event } from '../events.ts';
import type { RoomSpot } from '../pending.ts';
import type { Place, State, UnitNumber } from '../state.ts';
import { unitInRoom } from './rooms.ts';
import { intoSpace } from './unit-tokens.ts';

/** [TH-3.4] [TH-R6] Out of its sector into space. */
export function eject(draft: State, { unit, by }: { readonly unit: UnitNumber; readonly by: Seat }, tell: Tell<Event>): void {
  const from: Place = draft.units[unit].at;
  intoSpace(draft, unit, tell);
  tell({ type: 'unit-ejected', unit, by, from });
}

/** [TH-3.4] [TH-22.21] Who takes a room in a full sector puts the unit there out, an ally's too; elsewhere only an empty room can be taken. */
export function takeRoom(
  draft: State,
  { unit, to, by }: { readonly unit: UnitNumber; readonly to: RoomSpot; readonly by: Seat },
  tell: Tell<Event>,
): void {
  const there = unitInRoom(draft, to.place, to.room);
  if (there !== undefined && there !== unit) eject(draft, { unit: there, by }, tell);
  const mover = draft.units[unit];
  mover.at = to.place;
  mover.room = to.room;
}
