import type { Seat, Tell } from '@orrery/engine';
import type { Action, ActionOf } from '../actions.ts';
import type { Event } from '../events.ts';
import type { PendingOf } from '../pending.ts';
import { SPACE, type State, type UnitNumber } from '../state.ts';
import { actionSlots } from './action-cards.ts';
import { enterAt } from './listed.ts';
import { routeUsed } from './modules.ts';
import { emptyRooms, ownRoom, roomsAt, roomsBeside, shownSide } from './rooms.ts';
import { canTeleport, type Mover, moverOf, routesOf } from './routes.ts';
import { roomSpotOf } from './spots.ts';
import { isInPlace } from './travel.ts';

/** [TH-3.1] [TH-R13] [TH-R38] It stands in a sector, has not moved in this turn, and nothing holds it. */
export function mayMove({ units }: State, seat: Seat, number: UnitNumber): boolean {
  const unit = units[number];
  return unit !== undefined && unit.seat === seat && unit.at >= 0 && !unit.hasMoved && unit.heldBy === undefined;
}

/** [TH-9.2] [TH-R11] Out of space instead of a movement; as an Extra Turn only where the table allows it. */
export function mayEnterFromSpace(state: State, { seat, isExtra }: PendingOf<'movement'>, number: UnitNumber): boolean {
  const unit = state.units[number];
  if (unit === undefined || unit.seat !== seat || unit.at !== SPACE || unit.hasMoved) return false;
  return (!isExtra || state.options.extraTurnFromSpace) && state.turn.further === 0;
}

/** [TH-3.6] [TH-22.14] [TH-R14] Whether any unit can be chosen; a unit in space needs an empty room somewhere. */
export function canAnyMove(state: State, step: PendingOf<'movement'>): boolean {
  for (let number = 0; number < state.units.length; number++) {
    if (mayMove(state, step.seat, number)) return true;
    if (mayEnterFromSpace(state, step, number) && hasEmptyRoom(state)) return true;
  }
  return false;
}

function hasEmptyRoom(state: State): boolean {
  for (let place = 0; place < state.sectors.length; place++) if (emptyRooms(state, place).length > 0) return true;
  return false;
}

/** Every unit, way and room of this movement. */
export function addMoves(state: State, step: PendingOf<'movement'>, actions: Action[]): void {
  const mover = moverOf(state, step.seat, state.turn.further);
  for (let unit = 0; unit < state.units.length; unit++) {
    if (mayMove(state, step.seat, unit)) addMovesOf(state, { unit, mover }, actions);
    else if (mayEnterFromSpace(state, step, unit)) addEntries(state, unit, actions);
  }
}

function addMovesOf(state: State, { unit, mover }: { readonly unit: UnitNumber; readonly mover: Mover }, actions: Action[]): void {
  const taken = mover.taken & ~ownRoom(state.units[unit]);
  for (const route of routesOf(state, unit, mover)) {
    const end = route[route.length - 1];
    for (const room of roomsBeside(roomsAt(taken, end))) {
      actions.push({ type: 'move-unit', unit, route, to: roomSpotOf(end, room), teleports: false });
    }
    if (!canTeleport(mover, end)) continue;
    for (let place = 0; place < state.sectors.length; place++) {
      for (const room of roomsBeside(roomsAt(taken, place))) {
        actions.push({ type: 'move-unit', unit, route, to: roomSpotOf(place, room), teleports: true });
      }
    }
  }
}

/** [TH-R10] Empty rooms only. */
function addEntries(state: State, unit: UnitNumber, actions: Action[]): void {
  for (let place = 0; place < state.sectors.length; place++) {
    for (const room of emptyRooms(state, place)) actions.push(enterAt(unit, roomSpotOf(place, room)));
  }
}

/** [TH-3.5] The unit sets out; what follows its arrival is laid down first. */
export function moveUnit(draft: State, { seat }: PendingOf<'movement'>, action: ActionOf<'move-unit'>, tell: Tell<Event>): void {
  const { unit, route, to, teleports } = action;
  const mover = draft.units[unit];
  draft.pending.pop();
  draft.turn.further = 0;
  mover.hasMoved = true;
  const isQuiet = teleports && isInPlace(draft, route, to.place);
  // [TH-R59] Without phase 4 nothing is filled, so the end token never moves.
  const isPandora = draft.players[seat].faction === 'pandora';
  if (!isPandora) draft.pending.push({ do: 'pending-cards', seat, place: to.place });
  if (!isQuiet) layPhases(draft, { seat, unit, place: to.place });
  tell({ type: 'unit-moved', unit, by: seat, how: 'movement', route, to });
  routeUsed(draft, { side: seat, from: mover.at, route, teleports }, tell);
  draft.pending.push({ do: 'travel', seat, unit, route, to, teleports, by: 'movement' });
}

/** Phases 2 and 3, the next last; Pandora's births and captures between them [TH-16.6]. */
function layPhases(draft: State, { seat, unit, place }: { readonly seat: Seat; readonly unit: UnitNumber; readonly place: number }): void {
  const mover = draft.units[unit];
  draft.pending.push({ do: 'sector-action', seat, unit, place }, { do: 'between', seat, before: 'sector-action' });
  if (shownSide(draft, mover).capture !== 'none') draft.pending.push({ do: 'capture', seat, unit, place });
  if (mover.kind === 'creature') draft.pending.push({ do: 'birth', seat, place });
  const slots = actionSlots(draft, seat, place);
  if (slots.length > 0) draft.pending.push({ do: 'actions', seat, unit, place, slots, led: [] });
  draft.pending.push({ do: 'between', seat, before: 'actions' });
}

/** [TH-9.2] [TH-E57] Traps work; nothing else of the turn follows. */
export function enterFromSpace(
  draft: State,
  { seat }: PendingOf<'movement'>,
  { unit, to }: ActionOf<'enter-from-space'>,
  tell: Tell<Event>,
): void {
  draft.pending.pop();
  draft.units[unit].hasMoved = true;
  tell({ type: 'unit-moved', unit, by: seat, how: 'from-space', route: [], to });
  draft.pending.push({ do: 'arrive', seat, unit, to, by: 'from-space', quiet: false });
}
