import { quickTable, type Seat } from '@orrery/engine';
import { CARD_AMOUNTS } from '../cards/amounts.ts';
import { BOARDS } from '../cards/boards.ts';
import { SECTOR_IDS, type SectorId } from '../cards/sectors.ts';
import { byTitle, type CardId, isOneOf, titlesThat } from '../cards/titles.ts';
import type { Installed, Place, Spot, State } from '../state.ts';
import { isEnemy, isSameSide } from './sides.ts';
import { spotOf } from './spots.ts';

export { spotOf };

const NONE: readonly number[] = [];
/** [TH-18.12] */
export const SWITCHING_OFF = titlesThat('switch-off-enemies');
const DUPLICATIONS = titlesThat('duplicate');
const NUMBERS = byTitle(({ number }) => number ?? 0);
const IS_MULTIPLIED = byTitle(({ stacking }) => stacking === 'multiply');

/** Install slots that touch, board by board and slot by slot: read off the table once. */
const NEIGHBOURS: Readonly<Record<SectorId, readonly (readonly number[])[]>> = neighboursOfAll();

function neighboursOfAll(): Record<SectorId, readonly (readonly number[])[]> {
  const all: Partial<Record<SectorId, readonly (readonly number[])[]>> = {};
  for (const id of SECTOR_IDS) {
    const lists: number[][] = Array.from({ length: BOARDS[id].slots }, () => []);
    for (const [one, other] of BOARDS[id].neighbours) {
      lists[one]?.push(other);
      lists[other]?.push(one);
    }
    all[id] = lists;
  }
  return quickTable(all as Record<SectorId, readonly (readonly number[])[]>);
}

/** Install slots beside this one. */
export function neighboursAt({ sectors }: State, place: Place, slot: number): readonly number[] {
  return NEIGHBOURS[sectors[place].id][slot] ?? NONE;
}

export function installedAt(state: State, place: Place, slot: number): Installed | undefined {
  return state.sectors[place]?.slots[slot] ?? undefined;
}

/** The installed card of a spot; none where the spot is empty or a pending slot. */
export function installedOn(state: State, spot: Spot): Installed | undefined {
  return spot.row === 'slots' ? installedAt(state, spot.place, spot.slot) : undefined;
}

export function sameSpot(one: Spot | undefined, other: Spot | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one.place === other.place && one.slot === other.slot && one.row === other.row;
}

/** [TH-16.4] Whose the card is now: its owner's, or Pandora's while an Embryo is on it. */
export function holderOf(state: State, installed: Installed): Seat {
  if (installed.captor === undefined) return installed.owner;
  return state.units[installed.captor]?.seat ?? installed.owner;
}

export function isUnderMalfunction(state: State, spot: Spot): boolean {
  return sameSpot(state.malfunction, spot);
}

function hasMalfunctionAt({ malfunction }: State, place: Place, slot: number): boolean {
  return malfunction !== undefined && malfunction.row === 'slots' && malfunction.slot === slot && malfunction.place === place;
}

/** [TH-13.2] [TH-R67] Whether the card does anything: no Malfunction, no Deactivation token on it, no enemy's Creepers beside it. */
export function isOn(state: State, spot: Spot): boolean {
  return spot.row === 'slots' && isOnAt(state, spot.place, spot.slot);
}

export function isOnAt(state: State, place: Place, slot: number): boolean {
  const installed = installedAt(state, place, slot);
  if (installed === undefined || installed.isDeactivated || hasMalfunctionAt(state, place, slot)) return false;
  return !isSwitchedOff(state, place, installed);
}

/** [TH-18.12] Whether nothing but an enemy's card here keeps the card from working. */
export function isSwitchedOffAt(state: State, place: Place, slot: number): boolean {
  const installed = installedAt(state, place, slot);
  if (installed === undefined || installed.isDeactivated || hasMalfunctionAt(state, place, slot)) return false;
  return isSwitchedOff(state, place, installed);
}

/**
 * [TH-18.12] [TH-22.5] An enemy's active card here that switches enemies off. Two such cards that face each other leave each other alone, else
 * neither could be said to work first.
 */
function isSwitchedOff(state: State, place: Place, installed: Installed): boolean {
  if (isOneOf(SWITCHING_OFF, installed.card)) return false;
  const slots = state.sectors[place]?.slots ?? [];
  for (let slot = 0; slot < slots.length; slot++) {
    const other = slots[slot];
    if (other === null || !isOneOf(SWITCHING_OFF, other.card)) continue;
    if (other.isDeactivated || hasMalfunctionAt(state, place, slot)) continue;
    if (isEnemy(state, holderOf(state, other), holderOf(state, installed))) return true;
  }
  return false;
}

/** [TH-12.3] X: the printed number with the Upgrade tokens on it. */
export function strengthOf(installed: Installed): number {
  return NUMBERS[installed.card] + installed.upgrades;
}

/** What the card counts: X, or the amount its text fixes. */
export function xOf(installed: Installed): number {
  const amount = CARD_AMOUNTS[installed.card];
  return amount === 'x' ? strengthOf(installed) : amount;
}

/**
 * [TH-14.4] [TH-17.13] [TH-18.13] [TH-19.14] [TH-20.13] [TH-R34] Active Duplications beside the card that the same player holds; seats are
 * factions, so the faction is the same.
 */
export function duplicationsAt(state: State, place: Place, slot: number): readonly number[] {
  const sector = state.sectors[place];
  const installed = sector?.slots[slot];
  if (sector === undefined || installed === null) return NONE;
  const holder = holderOf(state, installed);
  let found: number[] | undefined;
  for (const neighbour of NEIGHBOURS[sector.id][slot] ?? []) {
    const other = sector.slots[neighbour];
    if (other === null || !isOneOf(DUPLICATIONS, other.card)) continue;
    if (holderOf(state, other) !== holder || !isOnAt(state, place, neighbour)) continue;
    if (found === undefined) found = [neighbour];
    else found.push(neighbour);
  }
  return found ?? NONE;
}

/** [TH-14.3] [TH-14.4] [TH-R33] How often the card counts: itself and each Duplication beside it, where copies multiply. */
export function copiesOf(state: State, spot: Spot): number {
  return spot.row === 'slots' ? copiesAt(state, spot.place, spot.slot) : 0;
}

export function copiesAt(state: State, place: Place, slot: number): number {
  const installed = installedAt(state, place, slot);
  if (installed === undefined) return 0;
  return IS_MULTIPLIED[installed.card] ? 1 + duplicationsAt(state, place, slot).length : 1;
}

/** Cards of a side, by their titles. */
export interface Wanted {
  readonly side: Seat;
  readonly titles: readonly CardId[];
}

/** Slots of active cards of the seat's side in this sector with one of these titles. */
export function activeSlots(state: State, place: Place, wanted: Wanted): readonly number[] {
  let found: number[] | undefined;
  const slots = state.sectors[place]?.slots ?? [];
  for (let slot = 0; slot < slots.length; slot++) {
    const installed = slots[slot];
    if (installed === null || !isOneOf(wanted.titles, installed.card)) continue;
    if (!isSameSide(state, holderOf(state, installed), wanted.side) || !isOnAt(state, place, slot)) continue;
    if (found === undefined) found = [slot];
    else found.push(slot);
  }
  return found ?? NONE;
}
