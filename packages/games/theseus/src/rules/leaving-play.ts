import type { Seat, Tell } from '@orrery/engine';
import type { Event } from '../events.ts';
import { type Place, type State, SUPPLY, type UnitNumber } from '../state.ts';
import { changeInstalled, putInSlot } from './changing-cards.ts';
import { spotOf } from './in-effect.ts';
import { free, heldAt } from './unit-tokens.ts';

/** [TH-14.2] [TH-R68] [TH-16.5] What leaves with a card: its Upgrade tokens, the hold on a unit, and the Embryo on it. */
export function clearCard(draft: State, at: { readonly place: Place; readonly slot: number }, tell: Tell<Event>): void {
  const { place, slot } = at;
  const installed = draft.sectors[place].slots[slot];
  if (installed === null) return;
  draft.supply += installed.upgrades;
  const held = heldAt(draft, place, slot);
  if (held !== undefined) free(draft, held, tell);
  if (installed.captor !== undefined) backToSupply(draft, installed.captor);
  changeInstalled(draft, at, { upgrades: 0, captor: undefined });
}

/** [TH-R58] Base side up. */
export function backToSupply(draft: State, number: UnitNumber): void {
  const unit = draft.units[number];
  unit.at = SUPPLY;
  unit.isUpgraded = false;
}

/** [TH-7.6] [TH-R58] Out of the game, to the discard of its first owner. */
export function discardInstalled(
  draft: State,
  { place, slot, by }: { readonly place: Place; readonly slot: number; readonly by: Seat | undefined },
  tell: Tell<Event>,
): void {
  const installed = draft.sectors[place].slots[slot];
  if (installed === null) return;
  const { owner, card } = installed;
  clearCard(draft, { place, slot }, tell);
  putInSlot(draft, { place, slot }, null);
  const player = draft.players[owner];
  player.discard = [...player.discard, card];
  tell({ type: 'card-discarded', owner, card, at: spotOf(place, slot), by });
}
