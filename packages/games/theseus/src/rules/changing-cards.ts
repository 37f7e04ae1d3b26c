import type { BonusId } from '../cards/bonus.ts';
import type { Installed, PendingCard, Spot, State } from '../state.ts';

/** Copies of a state share their boards and piles, so none is ever written to: whatever changes one lays another in its place. */

export function without<Item>(items: readonly Item[], at: number): readonly Item[] {
  const left = items.slice();
  left.splice(at, 1);
  return left;
}

function replaced<Item>(row: readonly Item[], slot: number, item: Item): readonly Item[] {
  const changed = row.slice();
  changed[slot] = item;
  return changed;
}

/** What lies in this install slot from now on; null: nothing. */
export function putInSlot(draft: State, { place, slot }: Pick<Spot, 'place' | 'slot'>, installed: Installed | null): void {
  const { id, slots, bonus, pending } = draft.sectors[place];
  draft.sectors[place] = { id, slots: replaced(slots, slot, installed), bonus, pending };
}

/** Tokens, counters and captors of an installed card. Field by field: spreading would give some cards another hidden class than others. */
export function changeInstalled(draft: State, at: Pick<Spot, 'place' | 'slot'>, change: Partial<Installed>): void {
  const installed = draft.sectors[at.place].slots[at.slot];
  if (installed === null) return;
  putInSlot(draft, at, {
    card: installed.card,
    owner: installed.owner,
    upgrades: change.upgrades ?? installed.upgrades,
    counter: change.counter ?? installed.counter,
    isArmed: change.isArmed ?? installed.isArmed,
    isDeactivated: change.isDeactivated ?? installed.isDeactivated,
    captor: 'captor' in change ? change.captor : installed.captor,
    captorTakes: change.captorTakes ?? installed.captorTakes,
  });
}

export function putInPending(draft: State, { place, slot }: Pick<Spot, 'place' | 'slot'>, card: PendingCard | null): void {
  const { id, slots, bonus, pending } = draft.sectors[place];
  draft.sectors[place] = { id, slots, bonus, pending: replaced(pending, slot, card) };
}

export function putBonus(draft: State, { place, slot }: Pick<Spot, 'place' | 'slot'>, card: BonusId | null): void {
  const { id, slots, bonus, pending } = draft.sectors[place];
  draft.sectors[place] = { id, slots, bonus: replaced(bonus, slot, card), pending };
}
