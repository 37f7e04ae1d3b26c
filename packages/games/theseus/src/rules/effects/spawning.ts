import type { Seat, Tell } from '@orrery/engine';
import type { UnitKind } from '../../cards/factions.ts';
import { ROOMS } from '../../cards/sectors.ts';
import type { Cause, Event } from '../../events.ts';
import type { RoomSpot } from '../../pending.ts';
import { refused } from '../../refusals.ts';
import { type State, SUPPLY, type UnitNumber } from '../../state.ts';
import { takeRoom } from '../ejection.ts';
import { holderOf, installedOn } from '../in-effect.ts';
import { mayEnter } from '../rooms.ts';
import { type Asking, notAsked } from './asking.ts';

/** The first unit of this kind in the supply. */
export function unitFromSupply({ units }: State, kind: UnitKind): UnitNumber | undefined {
  const number = units.findIndex((unit) => unit.kind === kind && unit.at === SUPPLY);
  return number < 0 ? undefined : number;
}

export interface Newcomer {
  readonly kind: UnitKind;
  /** Whose it becomes. */
  readonly seat: Seat;
  readonly to: RoomSpot;
  /** Who says where, and so whom it puts out. */
  readonly by: Seat;
  readonly cause: Cause;
}

/** A unit comes out of the supply by itself: no traps; in a full sector it puts out who stands in its room [TH-3.4]. */
export function appear(draft: State, { kind, seat, to, by, cause }: Newcomer, tell: Tell<Event>): void {
  const unit = unitFromSupply(draft, kind);
  if (unit === undefined) return;
  // [TH-22.10] Its card may have been captured: then it is born to the captor.
  if (draft.units[unit].seat !== seat) draft.units[unit] = { ...draft.units[unit], seat };
  const newborn = draft.units[unit];
  newborn.isUpgraded = false;
  newborn.hasMoved = false;
  newborn.hasStruck = false;
  takeRoom(draft, { unit, to, by }, tell);
  tell({ type: 'unit-appeared', unit, to, cause });
}

const SPAWNED: UnitKind = 'minor-alien';

/** [TH-18.7] [TH-E34] One after another, each followed by its Minor Assault where the sector is full. */
export const SPAWN: Asking = {
  asks: 'now',
  isOptional: false,
  isByCopy: true,
  isCounted: false,
  add(state, { card: { place } }, answers) {
    if (unitFromSupply(state, SPAWNED) === undefined) return;
    for (const room of ROOMS) if (mayEnter(state, place, room)) answers.push({ type: 'spawn', kind: SPAWNED, to: { place, room } });
  },
  refuse(state, { card }, action) {
    if (action.type !== 'spawn' || action.kind !== SPAWNED) return refused('wrong-answer', 'TH-5.2');
    if (unitFromSupply(state, SPAWNED) === undefined) return refused('none-left', 'TH-9.3');
    if (action.to.place !== card.place) return refused('not-this-sector', 'TH-18.7');
    return mayEnter(state, card.place, action.to.room) ? undefined : refused('sector-not-full', 'TH-18.7');
  },
  key: () => 0,
  answer(draft, step, action, tell) {
    if (action.type !== 'spawn') return notAsked(step, action);
    const { seat, card, title } = step;
    const installed = installedOn(draft, card);
    const owner = installed === undefined ? seat : holderOf(draft, installed);
    appear(draft, { kind: SPAWNED, seat: owner, to: action.to, by: seat, cause: title }, tell);
    draft.pending.push({ do: 'fill-check', seat, place: card.place });
  },
};
