import type { Seat, Tell } from '@orrery/engine';
import type { Action, Say } from '../actions.ts';
import { CARDS } from '../cards/titles.ts';
import type { Event } from '../events.ts';
import type { RefusalCode } from '../refusals.ts';
import { MOST_ON_CARD, SPACE, type Spot, type State, type UnitNumber } from '../state.ts';
import { holderOf, installedOn, isUnderMalfunction, spotOf, strengthOf } from './in-effect.ts';
import { hasUpgradedSide } from './rooms.ts';
import { isSameSide } from './sides.ts';

/** [TH-12.3] [TH-E28] The n-th token on a card costs n: all but the last are discarded. */
export function upgradePrice(upgrades: number): number {
  return upgrades + 1;
}

/** [TH-12.2] [TH-R25] [TH-R53] Why this unit cannot be turned; an ally's may, one in space may. */
export function refuseUnitUpgrade(state: State, seat: Seat, number: UnitNumber): RefusalCode | undefined {
  const unit = state.units[number];
  if (unit === undefined || !isSameSide(state, unit.seat, seat)) return 'not-your-unit';
  if (state.players[seat].upgrades < 1) return 'no-upgrade-tokens';
  if (unit.at < 0 && unit.at !== SPACE) return 'unit-not-in-play';
  if (!hasUpgradedSide(unit)) return 'no-upgraded-side';
  return unit.isUpgraded ? 'already-upgraded' : undefined;
}

/** [TH-12.3] [TH-13.2] [TH-R65] Why no token may be laid on this card. */
export function refuseCardUpgrade(state: State, seat: Seat, at: Spot): RefusalCode | undefined {
  const installed = installedOn(state, at);
  if (installed === undefined) return 'no-card-there';
  if (!isSameSide(state, holderOf(state, installed), seat)) return 'not-your-card';
  if (CARDS[installed.card].number === undefined) return 'takes-no-upgrades';
  if (isUnderMalfunction(state, at)) return 'under-malfunction';
  if (installed.upgrades >= MOST_ON_CARD) return 'card-full';
  return state.players[seat].upgrades < upgradePrice(installed.upgrades) ? 'too-few-tokens' : undefined;
}

export function addUpgrades(state: State, seat: Seat, actions: Action[]): void {
  if (state.players[seat].upgrades === 0) return;
  for (let unit = 0; unit < state.units.length; unit++) {
    if (refuseUnitUpgrade(state, seat, unit) === undefined) actions.push({ type: 'upgrade-unit', unit });
  }
  for (let place = 0; place < state.sectors.length; place++) {
    for (let slot = 0; slot < state.sectors[place].slots.length; slot++) {
      const installed = state.sectors[place].slots[slot];
      if (installed === null || CARDS[installed.card].number === undefined) continue;
      const card = spotOf(place, slot);
      if (refuseCardUpgrade(state, seat, card) === undefined) actions.push({ type: 'upgrade-card', card });
    }
  }
}

/** Whether `addUpgrades` would find anything. */
export function hasUpgrade(state: State, seat: Seat): boolean {
  if (state.players[seat].upgrades === 0) return false;
  for (let unit = 0; unit < state.units.length; unit++) if (refuseUnitUpgrade(state, seat, unit) === undefined) return true;
  for (let place = 0; place < state.sectors.length; place++) {
    for (let slot = 0; slot < state.sectors[place].slots.length; slot++) {
      if (refuseCardUpgrade(state, seat, spotOf(place, slot)) === undefined) return true;
    }
  }
  return false;
}

/** The token is discarded. */
export function upgradeUnit(draft: State, seat: Seat, { unit }: Say<'upgrade-unit'>, tell: Tell<Event>): void {
  draft.players[seat].upgrades -= 1;
  draft.supply += 1;
  draft.units[unit].isUpgraded = true;
  tell({ type: 'unit-upgraded', unit });
}

/** One token goes on the card, the others of its price to the supply. */
export function upgradeCard(draft: State, seat: Seat, { card: at }: Say<'upgrade-card'>, tell: Tell<Event>): void {
  const installed = installedOn(draft, at);
  if (installed === undefined) return;
  const price = upgradePrice(installed.upgrades);
  draft.players[seat].upgrades -= price;
  draft.supply += price - 1;
  installed.upgrades += 1;
  tell({ type: 'card-upgraded', seat, at, number: strengthOf(installed), card: installed.card });
}
