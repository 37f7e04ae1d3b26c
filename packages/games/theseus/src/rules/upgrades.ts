import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Action, ActionOf } from '../actions.ts';
import { byTitle } from '../cards/titles.ts';
import type { Event } from '../events.ts';
import { refused } from '../refusals.ts';
import { MOST_ON_CARD, SPACE, type Spot, type State, type UnitNumber } from '../state.ts';
import { changeInstalled } from './changing-cards.ts';
import { holderOf, installedOn, isUnderMalfunction, spotOf, strengthOf } from './in-effect.ts';
import { upgradeCardAt, upgradeUnitOf } from './listed.ts';
import { hasUpgradedSide } from './rooms.ts';
import { isSameSide } from './sides.ts';

// Every list of legal actions asks these for every unit and card, so they are made once.
const NOT_YOUR_UNIT = refused('not-your-unit', 'TH-12.2');
const NO_TOKENS = refused('no-upgrade-tokens', 'TH-12.2');
const NOT_IN_PLAY = refused('unit-not-in-play', 'TH-12.2');
const ONE_SIDE = refused('no-upgraded-side', 'TH-12.2');
const UPGRADED = refused('already-upgraded', 'TH-12.2');
const NO_CARD = refused('no-card-there', 'TH-12.3');
const NOT_YOUR_CARD = refused('not-your-card', 'TH-R65');
const NO_NUMBER = refused('takes-no-upgrades', 'TH-12.3');
const MALFUNCTION = refused('under-malfunction', 'TH-13.2');
const FULL = refused('card-full', 'TH-12.3');
const TOO_DEAR = refused('too-few-tokens', 'TH-12.3');

const TAKES_TOKENS = byTitle(({ number }) => number !== undefined);

/** [TH-12.3] [TH-E28] The n-th token on a card costs n: all but the last are discarded. */
export function upgradePrice(upgrades: number): number {
  return upgrades + 1;
}

/** [TH-12.2] [TH-R25] [TH-R53] Why this unit cannot be turned; an ally's may, one in space may. */
export function refuseUnitUpgrade(state: State, seat: Seat, number: UnitNumber): Refusal | undefined {
  const unit = state.units[number];
  if (unit === undefined || !isSameSide(state, unit.seat, seat)) return NOT_YOUR_UNIT;
  if (state.players[seat].upgrades < 1) return NO_TOKENS;
  if (unit.at < 0 && unit.at !== SPACE) return NOT_IN_PLAY;
  if (!hasUpgradedSide(unit)) return ONE_SIDE;
  return unit.isUpgraded ? UPGRADED : undefined;
}

/** [TH-12.3] [TH-13.2] [TH-R65] Why no token may be laid on this card. */
export function refuseCardUpgrade(state: State, seat: Seat, at: Spot): Refusal | undefined {
  const installed = installedOn(state, at);
  if (installed === undefined) return NO_CARD;
  if (!isSameSide(state, holderOf(state, installed), seat)) return NOT_YOUR_CARD;
  if (!TAKES_TOKENS[installed.card]) return NO_NUMBER;
  if (isUnderMalfunction(state, at)) return MALFUNCTION;
  if (installed.upgrades >= MOST_ON_CARD) return FULL;
  return state.players[seat].upgrades < upgradePrice(installed.upgrades) ? TOO_DEAR : undefined;
}

export function addUpgrades(state: State, seat: Seat, actions: Action[]): void {
  if (state.players[seat].upgrades === 0) return;
  for (let unit = 0; unit < state.units.length; unit++) {
    if (refuseUnitUpgrade(state, seat, unit) === undefined) actions.push(upgradeUnitOf(unit));
  }
  for (let place = 0; place < state.sectors.length; place++) {
    for (let slot = 0; slot < state.sectors[place].slots.length; slot++) {
      const installed = state.sectors[place].slots[slot];
      if (installed === null) continue;
      const card = spotOf(place, slot);
      if (refuseCardUpgrade(state, seat, card) === undefined) actions.push(upgradeCardAt(card));
    }
  }
}

/** Whether `addUpgrades` would find anything. */
export function hasUpgrade(state: State, seat: Seat): boolean {
  if (state.players[seat].upgrades === 0) return false;
  for (let unit = 0; unit < state.units.length; unit++) if (refuseUnitUpgrade(state, seat, unit) === undefined) return true;
  for (let place = 0; place < state.sectors.length; place++) {
    const { slots } = state.sectors[place];
    for (let slot = 0; slot < slots.length; slot++) {
      if (slots[slot] !== null && refuseCardUpgrade(state, seat, spotOf(place, slot)) === undefined) return true;
    }
  }
  return false;
}

/** The token is discarded. */
export function upgradeUnit(draft: State, seat: Seat, { unit }: ActionOf<'upgrade-unit'>, tell: Tell<Event>): void {
  draft.players[seat].upgrades -= 1;
  draft.supply += 1;
  draft.units[unit].isUpgraded = true;
  tell({ type: 'unit-upgraded', unit });
}

/** One token goes on the card, the others of its price to the supply. */
export function upgradeCard(draft: State, seat: Seat, { card: at }: ActionOf<'upgrade-card'>, tell: Tell<Event>): void {
  const installed = installedOn(draft, at);
  if (installed === undefined) return;
  const price = upgradePrice(installed.upgrades);
  draft.players[seat].upgrades -= price;
  draft.supply += price - 1;
  changeInstalled(draft, at, { upgrades: installed.upgrades + 1 });
  tell({ type: 'card-upgraded', seat, at, number: strengthOf(installed) + 1, card: installed.card });
}
