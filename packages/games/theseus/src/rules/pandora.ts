import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Action, ActionOf } from '../actions.ts';
import type { UnitKind } from '../cards/factions.ts';
import { ROOMS } from '../cards/sectors.ts';
import { CARDS, isOneOf } from '../cards/titles.ts';
import { EMBRYOS } from '../cards/units.ts';
import type { Event } from '../events.ts';
import type { PendingOf } from '../pending.ts';
import { refused } from '../refusals.ts';
import { ON_CARD, type Place, type Spot, type State, SUPPLY, type UnitNumber } from '../state.ts';
import { changeInstalled } from './changing-cards.ts';
import { duplicationsAt, holderOf, installedAt, installedOn, isUnderMalfunction, SWITCHING_OFF, spotOf } from './in-effect.ts';
import { backToSupply } from './leaving-play.ts';
import { mayEnter, shownSide } from './rooms.ts';
import { isEnemy } from './sides.ts';
import { loseTokens } from './unit-tokens.ts';

/**
 * [TH-16.4] [TH-R57] The card has done something. One lent for a single use goes back, and so do lent Duplications that added to it.
 * Whatever makes a card work calls this afterwards; for cards nobody has captured it does nothing.
 */
export function cardUsed(draft: State, at: Spot, tell: Tell<Event>): void {
  const installed = installedOn(draft, at);
  if (installed?.captor === undefined || draft.ended !== undefined) return;
  const doubles = CARDS[installed.card].stacking === 'multiply' ? duplicationsAt(draft, at.place, at.slot) : [];
  for (const slot of [at.slot, ...doubles]) releaseOnce(draft, spotOf(at.place, slot), tell);
}

/** [TH-22.19] A card did not work because another here switches it off: that one has done something. */
export function switchOffUsed(draft: State, place: Place, tell: Tell<Event>): void {
  const { slots } = draft.sectors[place];
  for (let slot = 0; slot < slots.length; slot++) {
    const installed = slots[slot];
    if (installed !== null && isOneOf(SWITCHING_OFF, installed.card)) cardUsed(draft, spotOf(place, slot), tell);
  }
}

function releaseOnce(draft: State, at: Spot, tell: Tell<Event>): void {
  const installed = installedOn(draft, at);
  if (installed?.captor === undefined || installed.captorTakes === 'for-good') return;
  backToSupply(draft, installed.captor);
  changeInstalled(draft, at, { captor: undefined });
  tell({ type: 'card-released', at, card: installed.card });
}

/** [TH-16.3] Kinds of Embryos that are still in the supply. */
function kindsLeft({ units }: State): UnitKind[] {
  return EMBRYOS.map(([kind]) => kind).filter((kind) => units.some((unit) => unit.kind === kind && unit.at === SUPPLY));
}

function hasEnemyIn(state: State, seat: Seat, place: Place): boolean {
  return state.units.some((unit) => unit.at === place && isEnemy(state, seat, unit.seat));
}

/**
 * [TH-16.3] [TH-22.20] [TH-R55] Looked at after the action cards: a Creature its own player moved ended here with no enemy unit about, and
 * an Embryo is left.
 */
export function isBirthDue(state: State, { seat, place }: PendingOf<'birth'>): boolean {
  return !hasEnemyIn(state, seat, place) && kindsLeft(state).length > 0;
}

/** [TH-16.3] Which Embryo, and which room; in a full sector the unit in it is ejected. */
export function births(state: State, { place }: PendingOf<'birth'>): Action[] {
  const actions: Action[] = [];
  for (const kind of kindsLeft(state)) {
    for (const room of ROOMS) if (mayEnter(state, place, room)) actions.push({ type: 'spawn', kind, to: { place, room } });
  }
  return actions;
}

export function refuseBirth(state: State, { place }: PendingOf<'birth'>, { kind, to }: ActionOf<'spawn'>): Refusal | undefined {
  if (!kindsLeft(state).includes(kind)) return refused('none-left', 'TH-16.3');
  if (to.place !== place) return refused('not-this-sector', 'TH-16.3');
  return mayEnter(state, place, to.room) ? undefined : refused('sector-not-full', 'TH-16.3');
}

/** [TH-16.4] [TH-R21] Enemy cards of this sector the Embryo may be laid on; none if its side captures nothing. */
export function capturable(state: State, { seat, unit, place }: PendingOf<'capture'>): Spot[] {
  const embryo = state.units[unit];
  if (embryo.at !== place || shownSide(state, embryo).capture === 'none') return [];
  const spots: Spot[] = [];
  for (let slot = 0; slot < state.sectors[place].slots.length; slot++) {
    if (refuseCapture(state, { seat, place }, spotOf(place, slot)) === undefined) spots.push(spotOf(place, slot));
  }
  return spots;
}

export function refuseCapture(state: State, { seat, place }: Pick<PendingOf<'capture'>, 'seat' | 'place'>, at: Spot): Refusal | undefined {
  if (at.row !== 'slots' || at.place !== place) return refused('not-this-sector', 'TH-16.4');
  const installed = installedAt(state, place, at.slot);
  if (installed === undefined) return refused('no-card-there', 'TH-16.4');
  if (!isEnemy(state, seat, holderOf(state, installed))) return refused('not-an-enemys-card', 'TH-16.4');
  return isUnderMalfunction(state, at) ? refused('under-malfunction', 'TH-R21') : undefined;
}

/** [TH-16.4] [TH-R73] The Embryo leaves its room and goes on the card with the side it shows. */
export function capture(draft: State, { unit, at }: { readonly unit: UnitNumber; readonly at: Spot }, tell: Tell<Event>): void {
  const installed = installedOn(draft, at);
  const embryo = draft.units[unit];
  const takes = shownSide(draft, embryo).capture;
  if (installed === undefined || takes === 'none') return;
  loseTokens(draft, unit, tell);
  embryo.at = ON_CARD;
  changeInstalled(draft, at, { captor: unit, captorTakes: takes });
  tell({ type: 'card-captured', unit, at, card: installed.card });
}
