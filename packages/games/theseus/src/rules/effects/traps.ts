import type { Seat, Tell } from '@orrery/engine';
import { CARDS } from '../../cards/titles.ts';
import type { Event } from '../../events.ts';
import type { Installed, Place, Spot, State, UnitNumber } from '../../state.ts';
import { canAttack, targetsOf } from '../attacks.ts';
import { amount, copiesOf, holderOf, installedOn } from '../in-effect.ts';
import { discardInstalled } from '../leaving-play.ts';
import { cardUsed } from '../pandora.ts';
import { gainData, wound } from '../scores.ts';
import { isSameSide } from '../sides.ts';
import { grippersLeft, heldAt, parasitesLeft } from '../unit-tokens.ts';

export interface Sprung {
  readonly unit: UnitNumber;
  readonly at: Spot;
}

/** Whether the trap would do anything to this unit now; one that would not is left alone and asks for no order. */
export function canSpring(state: State, { unit, at }: Sprung): boolean {
  const installed = installedOn(state, at);
  if (installed === undefined) return false;
  const { effect } = CARDS[installed.card];
  switch (effect.do) {
    case 'wound':
    case 'trap-data':
      return true;
    case 'arm':
      return installed.isArmed;
    case 'collect-records':
      return installed.counter < effect.most;
    case 'infest':
      return parasitesLeft(state) > 0;
    case 'grip':
      return state.units[unit].heldBy === undefined && heldAt(state, at.place, at.slot) === undefined && grippersLeft(state) > 0;
    case 'ambush':
      return ambushers(state, holderOf(state, installed), at.place).length > 0;
    default:
      return false;
  }
}

/** [TH-4.1] One trap, loaded system or recorder works on a unit that has come. */
export function springTrap(draft: State, sprung: Sprung, tell: Tell<Event>): void {
  const { unit, at } = sprung;
  const installed = installedOn(draft, at);
  if (installed === undefined || !canSpring(draft, sprung)) return;
  const card = CARDS[installed.card];
  if (card.effect.do === 'collect-records') {
    record(draft, installed, at, tell);
    return;
  }
  tell({ type: 'trap-sprung', card: installed.card, owner: holderOf(draft, installed), unit, at });
  work(draft, installed, sprung, tell);
  // An end of the match leaves the table as it is.
  if (draft.ended !== undefined) return;
  cardUsed(draft, at, tell);
  if (card.isSingleUse) discardInstalled(draft, { place: at.place, slot: at.slot, by: undefined }, tell);
}

/** [TH-R32] A Duplication makes it work once more. */
function work(draft: State, installed: Installed, { unit, at }: Sprung, tell: Tell<Event>): void {
  const { effect } = CARDS[installed.card];
  const copies = copiesOf(draft, at);
  const holder = holderOf(draft, installed);
  const cause = installed.card;
  switch (effect.do) {
    case 'wound':
      wound(draft, { unit, wounds: copies * amount(installed, effect.wounds), from: holder, cause }, tell);
      return;
    case 'arm':
      installed.isArmed = false;
      wound(draft, { unit, wounds: copies * amount(installed, effect.wounds), from: holder, cause }, tell);
      return;
    case 'trap-data':
      gainData(draft, { seat: holder, count: copies * amount(installed, effect.count), cause }, tell);
      return;
    case 'ambush':
      ambush(draft, { seat: holder, place: at.place, copies });
      return;
    case 'infest': {
      const tokens = Math.min(copies, parasitesLeft(draft));
      draft.units[unit].parasites += tokens;
      draft.units[unit].parasitesFrom ??= holder;
      tell({ type: 'unit-infested', unit, tokens });
      return;
    }
    case 'grip':
      draft.units[unit].heldBy = at.slot;
      tell({ type: 'unit-gripped', unit, at });
  }
}

/** [TH-19.1] [TH-R35] [TH-R36] A Duplication pays again later but records nothing. */
function record(draft: State, installed: Installed, at: Spot, tell: Tell<Event>): void {
  const { effect } = CARDS[installed.card];
  if (effect.do !== 'collect-records') return;
  installed.counter = Math.min(effect.most, installed.counter + amount(installed, effect.raise));
  tell({ type: 'recorded', at, counter: installed.counter });
  cardUsed(draft, at, tell);
}

/** [TH-17.10] Units of the holder's side here that can attack somebody. */
function ambushers(state: State, seat: Seat, place: Place): UnitNumber[] {
  const found: UnitNumber[] = [];
  state.units.forEach((unit, number) => {
    if (unit.at !== place || !isSameSide(state, unit.seat, seat)) return;
    if (canAttack(state, unit) && targetsOf(state, number).length > 0) found.push(number);
  });
  return found;
}

/** [TH-17.10] [TH-E51] All of them attack once a copy; whom, the holder of the card says, also in another's turn. */
function ambush(draft: State, { seat, place, copies }: { readonly seat: Seat; readonly place: Place; readonly copies: number }): void {
  const units = ambushers(draft, seat, place).reverse();
  for (let copy = 0; copy < copies; copy++) {
    for (const unit of units) draft.agenda.push({ do: 'attack', seat, unit, sets: undefined });
  }
}
