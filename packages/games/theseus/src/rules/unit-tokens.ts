import type { Seat, Tell } from '@orrery/engine';
import { CARD_IDS, CARDS } from '../cards/titles.ts';
import { TOKENS } from '../cards/units.ts';
import type { Event } from '../events.ts';
import { type Place, SPACE, type State, type UnitNumber } from '../state.ts';
import { holderOf } from './in-effect.ts';
import { isOwnSector, isSameSide } from './sides.ts';

// Tokens that cards lay on units: parasites, invisibility, the Gripper's. Their number in the box is the limit [TH-9.3] [TH-E29].

/** The faction whose the parasites are. */
const INFESTING = CARD_IDS.map((id) => CARDS[id]).find(({ effect }) => effect.do === 'infest')?.faction;

export function parasitesLeft({ units }: State): number {
  let used = 0;
  for (const { parasites } of units) used += parasites;
  return TOKENS.parasites - used;
}

export function invisibilityLeft({ units }: State): number {
  let used = 0;
  for (const { isInvisible } of units) if (isInvisible) used += 1;
  return TOKENS.invisibility - used;
}

export function grippersLeft({ units }: State): number {
  let used = 0;
  for (const { heldBy } of units) if (heldBy !== undefined) used += 1;
  return TOKENS.grippers - used;
}

/** [TH-17.9] Tokens that switch cards off stay on the cards; they come back when the card leaves. */
export function deactivationLeft({ sectors }: State): number {
  let used = 0;
  for (const { slots } of sectors) for (const installed of slots) if (installed?.isDeactivated === true) used += 1;
  return TOKENS.deactivation - used;
}

/** [TH-18.10] Wounds a unit suffers for each movement point it spends. */
export function woundsPerPoint({ units }: State, unit: UnitNumber): number {
  return units[unit].parasites;
}

/**
 * [TH-R49] [TH-22.11] Whose the unit's parasites are: the player's who laid the first; where that is not known, the holder of a card that
 * lays them.
 */
export function parasiteSeat(state: State, unit: UnitNumber): Seat | undefined {
  const { parasitesFrom } = state.units[unit];
  if (parasitesFrom !== undefined) return parasitesFrom;
  for (const { slots } of state.sectors) {
    for (const installed of slots) {
      if (installed !== null && CARDS[installed.card].effect.do === 'infest') return holderOf(state, installed);
    }
  }
  return state.players.find(({ faction }) => faction === INFESTING)?.seat;
}

/** [TH-R6] [TH-R47] What an ejected unit, or an Embryo laid on a card, gives back. */
export function loseTokens(draft: State, number: UnitNumber, tell: Tell<Event>): void {
  free(draft, number, tell);
  cure(draft, number, tell);
  reveal(draft, number, tell);
}

export function free(draft: State, number: UnitNumber, tell: Tell<Event>): void {
  const unit = draft.units[number];
  if (unit.heldBy === undefined) return;
  unit.heldBy = undefined;
  tell({ type: 'unit-freed', unit: number });
}

/** [TH-E37] All its parasites go together. */
export function cure(draft: State, number: UnitNumber, tell: Tell<Event>): void {
  const unit = draft.units[number];
  if (unit.parasites === 0) return;
  unit.parasites = 0;
  unit.parasitesFrom = undefined;
  tell({ type: 'unit-cured', unit: number });
}

/** [TH-20.10] [TH-R47] After its next movement, whose traps are still skipped, or its next attack. */
export function reveal(draft: State, number: UnitNumber, tell: Tell<Event>): void {
  const unit = draft.units[number];
  if (!unit.isInvisible) return;
  unit.isInvisible = false;
  tell({ type: 'unit-seen', unit: number });
}

/**
 * What an arrival does before its traps, first of all [TH-R39] [TH-E40] [TH-22.8]: it frees held units of its side here, and at home it cures
 * the parasites the unit brought along; one that a trap lays on it now stays. Gives the slots that let go: they do not catch this time.
 */
export function freeAndCure(draft: State, arrived: { readonly unit: UnitNumber; readonly place: Place }, tell: Tell<Event>): number[] {
  const { unit, place } = arrived;
  const { seat } = draft.units[unit];
  const spent: number[] = [];
  for (let number = 0; number < draft.units.length; number++) {
    const other = draft.units[number];
    if (number === unit || other.at !== place || other.heldBy === undefined || !isSameSide(draft, other.seat, seat)) continue;
    spent.push(other.heldBy);
    free(draft, number, tell);
  }
  if (draft.units[unit].parasites > 0 && isOwnSector(draft, seat, place)) cure(draft, unit, tell);
  return spent;
}

/** The unit the card of this slot holds. */
export function heldAt({ units }: State, place: Place, slot: number): UnitNumber | undefined {
  for (let number = 0; number < units.length; number++) {
    if (units[number].at === place && units[number].heldBy === slot) return number;
  }
  return undefined;
}

/** [TH-9.1] [TH-R6] Into space, upgraded side as it was. */
export function intoSpace(draft: State, number: UnitNumber, tell: Tell<Event>): void {
  loseTokens(draft, number, tell);
  draft.units[number].at = SPACE;
}
