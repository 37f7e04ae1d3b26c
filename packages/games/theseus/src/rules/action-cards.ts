import type { Seat, Tell } from '@orrery/engine';
import { byTitle } from '../cards/titles.ts';
import type { Event } from '../events.ts';
import type { PendingOf } from '../pending.ts';
import type { Place, State } from '../state.ts';
import { beginPerformance, isPlainGain } from './effects/perform.ts';
import { holderOf, isOnAt, isSwitchedOffAt, spotOf } from './in-effect.ts';
import { switchOffUsed } from './pandora.ts';
import { isSameSide } from './sides.ts';
import { sharesLoan } from './traps.ts';

const IS_ACTION = byTitle(({ type }) => type === 'action');

/** [TH-5.1] Slots here with action cards of the seat's side, in effect or not: that is asked when their turn comes. */
export function actionSlots(state: State, seat: Seat, place: Place): readonly number[] {
  const found: number[] = [];
  const { slots } = state.sectors[place];
  for (let slot = 0; slot < slots.length; slot++) {
    const installed = slots[slot];
    if (installed === null || !isSameSide(state, holderOf(state, installed), seat)) continue;
    if (IS_ACTION[installed.card]) found.push(slot);
  }
  return found;
}

/** Those of the step that still are there, the player's, and in effect. */
export function actionsLeft(state: State, { seat, place, slots }: PendingOf<'actions'>): readonly number[] {
  return slots.filter((slot) => {
    const installed = state.sectors[place].slots[slot];
    if (installed === null || !IS_ACTION[installed.card]) return false;
    return isSameSide(state, holderOf(state, installed), seat) && isOnAt(state, place, slot);
  });
}

/** [TH-5.2] [TH-R15] All of them are performed; false: the player says which is next. */
export function runActions(draft: State, step: PendingOf<'actions'>, tell: Tell<Event>): boolean {
  const left = actionsLeft(draft, step);
  if (left.length < step.slots.length && isActionMissed(draft, step)) {
    // What was off is not performed any more, though it may wake now.
    draft.pending[draft.pending.length - 1] = { ...step, slots: left };
    switchOffUsed(draft, step.place, tell);
  }
  if (left.length > 1 && isOrderOpen(draft, step.place, left)) return false;
  performNext(draft, step, { left, slot: left[0] }, tell);
  return true;
}

/** [TH-22.19] Whether a card of the step would be performed but for one that switches it off; only a lent one can be used up by it. */
function isActionMissed(state: State, { seat, place, slots }: PendingOf<'actions'>): boolean {
  if (state.marker === undefined) return false;
  return slots.some((slot) => {
    const installed = state.sectors[place].slots[slot];
    return installed !== null && isSameSide(state, holderOf(state, installed), seat) && isSwitchedOffAt(state, place, slot);
  });
}

export function performNext(
  draft: State,
  step: PendingOf<'actions'>,
  { left, slot }: { readonly left: readonly number[]; readonly slot: number | undefined },
  tell: Tell<Event>,
): void {
  const { seat, unit, place } = step;
  draft.pending.pop();
  if (slot === undefined) return;
  if (left.length > 1) draft.pending.push({ ...step, slots: left.filter((other) => other !== slot) });
  beginPerformance(draft, { seat, unit, card: spotOf(place, slot), led: step.led }, tell);
}

/** The player leaves the order to the program: one step per card, so that what a card sets off is done before the next. */
export function performInAnyOrder(draft: State, step: PendingOf<'actions'>): void {
  const left = actionsLeft(draft, step);
  draft.pending.pop();
  for (let at = left.length - 1; at >= 0; at--) draft.pending.push({ ...step, slots: [left[at]] });
}

/** Cards that only bring something to their player may come in any order, and so may equal ones. */
function isOrderOpen(state: State, place: Place, left: readonly number[]): boolean {
  const { slots } = state.sectors[place];
  const first = slots[left[0]];
  let isPlain = true;
  let isAlike = true;
  for (const slot of left) {
    const installed = slots[slot];
    if (installed === null || first === null) continue;
    if (!isPlainGain(installed.card)) isPlain = false;
    if (installed.card !== first.card || installed.upgrades !== first.upgrades || installed.counter !== first.counter) isAlike = false;
  }
  return !isAlike && (!isPlain || sharesLoan(state, place, left));
}
