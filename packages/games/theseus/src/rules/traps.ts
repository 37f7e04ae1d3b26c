import type { Seat, Tell } from '@orrery/engine';
import { CARDS, type CardId, isOneOf, titlesThat } from '../cards/titles.ts';
import type { Event } from '../events.ts';
import type { PendingOf } from '../pending.ts';
import { FULL_DATA, FULL_LIFE, type Place, type State, type UnitNumber } from '../state.ts';
import { canSpring, isPlainTrap, reachOf, springTrap, worksOn } from './effects/traps.ts';
import { copiesAt, duplicationsAt, holderOf, isOnAt, isSwitchedOffAt, spotOf } from './in-effect.ts';
import { isEnemy } from './sides.ts';

type Moment = 'stop' | 'pass';

interface Visit {
  readonly unit: UnitNumber;
  readonly place: Place;
  readonly moment: Moment;
}

const NONE: readonly number[] = [];
const INFESTING = titlesThat('infest');
const GRIPPING = titlesThat('grip');

/** [TH-4.3] [TH-R5] Slots of this sector that work on the unit now: active cards its enemies hold. An invisible unit springs none [TH-R30]. */
export function trapSlots(state: State, { unit, place, moment }: Visit): readonly number[] {
  const { seat, isInvisible } = state.units[unit];
  if (isInvisible) return NONE;
  const { slots } = state.sectors[place];
  let found: number[] | undefined;
  for (let slot = 0; slot < slots.length; slot++) {
    const installed = slots[slot];
    if (installed === null || !isEnemy(state, holderOf(state, installed), seat)) continue;
    if (!worksOn(installed, moment) || !isOnAt(state, place, slot)) continue;
    if (found === undefined) found = [slot];
    else found.push(slot);
  }
  return found ?? NONE;
}

/** [TH-22.19] Whether a trap here would have worked on the unit but for a card that switches it off. */
export function isTrapMissed(state: State, { unit, place, moment }: Visit): boolean {
  const { seat, isInvisible, parasites } = state.units[unit];
  // Only a lent card can be used up by it, and without Pandora nothing is lent.
  if (state.marker === undefined || isInvisible) return false;
  return state.sectors[place].slots.some((installed, slot) => {
    if (installed === null || !worksOn(installed, moment)) return false;
    if (!isEnemy(state, holderOf(state, installed), seat) || !isSwitchedOffAt(state, place, slot)) return false;
    if (parasites > 0 && isOneOf(INFESTING, installed.card)) return false;
    return canSpring(state, { unit, at: spotOf(place, slot) });
  });
}

/** The active player sets the order [TH-4.4], also for a unit an owner's card answers for. */
export function beginTraps(
  draft: State,
  { unit, place, moment, slots, spent }: Visit & { readonly slots: readonly number[]; readonly spent: readonly number[] },
): void {
  const isInfested = draft.units[unit].parasites > 0;
  draft.pending.push({ do: 'traps', seat: draft.turn.seat, unit, place, moment, slots, spent, isInfested });
}

/** A card that has just let go does not catch the unit that freed the other [TH-R39]; a Parasite spares a unit that came with one [TH-18.10]. */
function spares(card: CardId, { spent, isInfested }: PendingOf<'traps'>, slot: number): boolean {
  return (spent.includes(slot) && isOneOf(GRIPPING, card)) || (isInfested && isOneOf(INFESTING, card));
}

/** Those left that are still installed and would do something to the unit. */
export function trapsLeft(state: State, step: PendingOf<'traps'>): readonly number[] {
  return step.slots.filter((slot) => {
    const installed = state.sectors[step.place].slots[slot];
    if (installed === null || !worksOn(installed, step.moment) || !isOnAt(state, step.place, slot)) return false;
    if (spares(installed.card, step, slot)) return false;
    return canSpring(state, { unit: step.unit, at: spotOf(step.place, slot) });
  });
}

/** Springs what needs no order; false: the active player says which is next. */
export function runTraps(draft: State, step: PendingOf<'traps'>, tell: Tell<Event>): boolean {
  const left = trapsLeft(draft, step);
  if (left.length > 1 && isOrderOpen(draft, step.place, left)) return false;
  springNext(draft, step, { left, slot: left[0] }, tell);
  return true;
}

export function springNext(
  draft: State,
  step: PendingOf<'traps'>,
  { left, slot }: { readonly left: readonly number[]; readonly slot: number | undefined },
  tell: Tell<Event>,
): void {
  draft.pending.pop();
  if (slot === undefined) return;
  if (left.length > 1) draft.pending.push({ ...step, slots: left.filter((other) => other !== slot) });
  springTrap(draft, { unit: step.unit, at: spotOf(step.place, slot) }, tell);
}

/** The player leaves the order to the program. */
export function springInAnyOrder(draft: State, step: PendingOf<'traps'>): void {
  const left = trapsLeft(draft, step);
  draft.pending.pop();
  // One step a trap, so that what a trap sets going is done before the next.
  for (let at = left.length - 1; at >= 0; at--) draft.pending.push({ ...step, slots: [left[at]] });
}

/** Whether any order could come out differently from another. */
function isOrderOpen(state: State, place: Place, left: readonly number[]): boolean {
  const { slots } = state.sectors[place];
  let first: string | undefined;
  let isMixed = false;
  let isPlain = true;
  let grips = 0;
  for (const slot of left) {
    const installed = slots[slot];
    if (installed === null) continue;
    const { do: kind } = CARDS[installed.card].effect;
    if (kind === 'grip') grips += 1;
    if (!isPlainTrap(installed)) isPlain = false;
    if (first !== undefined && first !== kind) isMixed = true;
    first = kind;
  }
  if (grips > 1 || (isMixed && !isPlain) || sharesLoan(state, place, left)) return true;
  return state.mode === 'deathmatch' && couldWinDifferently(state, place, left);
}

/** [TH-22.9] A lent Duplication doubles only the first card beside it that works, and then goes back. */
export function sharesLoan(state: State, place: Place, left: readonly number[]): boolean {
  if (state.marker === undefined) return false;
  return left.some((slot) =>
    duplicationsAt(state, place, slot).some((beside) => {
      const double = state.sectors[place].slots[beside];
      return double?.captor !== undefined && double.captorTakes === 'once';
    }),
  );
}

/** [TH-R27] Two holders of these traps of whom at least one is near enough to win by them. */
function couldWinDifferently(state: State, place: Place, left: readonly number[]): boolean {
  const reach = new Map<Seat, number>();
  for (const slot of left) {
    const installed = state.sectors[place].slots[slot];
    if (installed === null) continue;
    const holder = holderOf(state, installed);
    reach.set(holder, (reach.get(holder) ?? 0) + reachOf(installed, copiesAt(state, place, slot)));
  }
  if (reach.size < 2) return false;
  for (const [seat, points] of reach) {
    const { life, data } = state.players[seat];
    if (life + points >= FULL_LIFE || data + points >= FULL_DATA) return true;
  }
  return false;
}
