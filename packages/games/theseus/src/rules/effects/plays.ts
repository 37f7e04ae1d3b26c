import type { Seat, Tell } from '@orrery/engine';
import type { Action, Say } from '../../actions.ts';
import { BONUS_CARDS, type BonusId } from '../../cards/bonus.ts';
import type { InstantEffect } from '../../cards/effects.ts';
import { CARDS, type CardId } from '../../cards/titles.ts';
import type { Event } from '../../events.ts';
import type { RoomSpot } from '../../pending.ts';
import type { RefusalCode } from '../../refusals.ts';
import type { Place, State, UnitNumber } from '../../state.ts';
import { beginAttack, strikeAll } from '../attacks.ts';
import { eject } from '../ejection.ts';
import { putMalfunction } from '../malfunction.ts';
import { discardPending } from '../pending-cards.ts';
import { gainData, takeUpgrades, wound } from '../scores.ts';
import { isEnemy, isSameSide } from '../sides.ts';
import { type Aimed, instantTargets, refuseInstant } from './instants.ts';
import { enemiesIn, giveLife } from './plain-actions.ts';
import { putElsewhere } from './unit-choices.ts';

type Play = Say<'play-instant'> | Say<'play-bonus'>;

function instantOf(card: CardId): InstantEffect | undefined {
  const { type, effect } = CARDS[card];
  return type === 'instant' ? effect : undefined;
}

/** [TH-7.7] [TH-11.5] Every play of the seat, out of its hand or of its side's bonus cards; equal cards are one. */
export function addPlays(state: State, seat: Seat, actions: Action[]): void {
  const { hand } = state.players[seat];
  for (let at = 0; at < hand.length; at++) {
    const card = hand[at];
    const effect = instantOf(card);
    if (effect === undefined || hand.indexOf(card) < at) continue;
    for (const target of instantTargets(state, seat, effect)) actions.push({ type: 'play-instant', card, target });
  }
  for (let from = 0; from < state.seats; from++) {
    const { bonus } = state.players[from];
    if (bonus.length === 0 || !isSameSide(state, seat, from)) continue;
    for (let at = 0; at < bonus.length; at++) {
      const card = bonus[at];
      if (bonus.indexOf(card) < at) continue;
      for (const target of instantTargets(state, seat, BONUS_CARDS[card].effect)) actions.push({ type: 'play-bonus', card, from, target });
    }
  }
}

/** Whether `addPlays` would find anything. */
export function hasPlay(state: State, seat: Seat): boolean {
  for (const card of state.players[seat].hand) {
    const effect = instantOf(card);
    if (effect !== undefined && instantTargets(state, seat, effect).length > 0) return true;
  }
  for (let from = 0; from < state.seats; from++) {
    if (!isSameSide(state, seat, from)) continue;
    for (const card of state.players[from].bonus) if (instantTargets(state, seat, BONUS_CARDS[card].effect).length > 0) return true;
  }
  return false;
}

export function refusePlay(state: State, seat: Seat, action: Play): RefusalCode | undefined {
  if (action.type === 'play-instant') {
    const effect = instantOf(action.card);
    if (effect === undefined || !state.players[seat].hand.includes(action.card)) return 'card-not-in-hand';
    return refuseInstant(state, seat, { effect, target: action.target });
  }
  const holder = state.players[action.from];
  if (holder === undefined || !isSameSide(state, seat, action.from) || !holder.bonus.includes(action.card)) return 'card-not-in-hand';
  return refuseInstant(state, seat, { effect: BONUS_CARDS[action.card].effect, target: action.target });
}

/** [TH-7.7] The card is played and gone; whoever was asked is asked again when it is done. */
export function playCard(draft: State, seat: Seat, action: Play, tell: Tell<Event>): void {
  const { target } = action;
  if (action.type === 'play-instant') {
    const effect = instantOf(action.card);
    const player = draft.players[seat];
    if (effect === undefined) return;
    player.hand.splice(player.hand.indexOf(action.card), 1);
    player.discard.push(action.card);
    tell({ type: 'instant-played', seat, card: action.card, target });
    work(draft, { seat, cause: action.card, effect, target }, tell);
    return;
  }
  const { bonus } = draft.players[action.from];
  bonus.splice(bonus.indexOf(action.card), 1);
  tell({ type: 'bonus-played', seat, card: action.card, target });
  work(draft, { seat, cause: action.card, effect: BONUS_CARDS[action.card].effect, target }, tell);
}

interface Work extends Aimed {
  readonly seat: Seat;
  readonly cause: CardId | BonusId;
}

function work(draft: State, played: Work, tell: Tell<Event>): void {
  const { target } = played;
  switch (target.kind) {
    case 'none':
      workAlone(draft, played, tell);
      return;
    case 'unit':
      workOnUnit(draft, played, target.unit, tell);
      return;
    case 'place':
      workOnPlace(draft, played, target.place, tell);
      return;
    case 'card':
      if (played.effect.do === 'move-malfunction') putMalfunction(draft, { seat: played.seat, to: target.card }, tell);
      else discardPending(draft, { spot: target.card, by: played.seat }, tell);
      return;
    case 'unit-to':
      if (played.effect.do === 'step-on') putElsewhere(draft, { seat: played.seat, unit: target.unit, to: target.to }, tell);
      else shift(draft, { unit: target.unit, to: target.to }, tell);
      return;
    case 'swap':
      swap(draft, target.units, tell);
  }
}

function workAlone(draft: State, { seat, effect, cause }: Work, tell: Tell<Event>): void {
  switch (effect.do) {
    case 'gain-data-now':
      gainData(draft, { seat, count: effect.count, cause }, tell);
      return;
    case 'go-further':
      draft.turn.further += effect.sectors;
      return;
    case 'take-upgrades-now':
      takeUpgrades(draft, { seat, count: effect.count, cause }, tell);
      return;
    case 'regain-life-now':
      giveLife(draft, { seat, count: effect.count, cause }, tell);
  }
}

function workOnUnit(draft: State, { seat, effect, cause }: Work, unit: UnitNumber, tell: Tell<Event>): void {
  switch (effect.do) {
    case 'wound-near':
      wound(draft, { unit, wounds: effect.wounds, from: seat, cause }, tell);
      return;
    case 'frenzy':
      strikeAll(draft, unit, tell);
      return;
    case 'eject':
      eject(draft, { unit, by: seat }, tell);
      return;
    case 'attack-now':
      beginAttack(draft, { seat, unit }, tell);
  }
}

function workOnPlace(draft: State, { seat, effect, cause }: Work, place: Place, tell: Tell<Event>): void {
  if (effect.do === 'data-for-enemies-near') {
    gainData(draft, { seat, count: Math.min(effect.most, enemiesIn(draft, seat, place)), cause }, tell);
    return;
  }
  if (effect.do !== 'wound-all-near') return;
  // [TH-R27] One at a time: the first life that is gone ends the match, and `wound` does nothing after that.
  draft.units.forEach(({ at, seat: victim }, unit) => {
    if (at === place && isEnemy(draft, seat, victim)) wound(draft, { unit, wounds: effect.wounds, from: seat, cause }, tell);
  });
}

/** [TH-20.14] No movement: no traps, no Minor Assault. */
function shift(draft: State, { unit, to }: { readonly unit: UnitNumber; readonly to: RoomSpot }, tell: Tell<Event>): void {
  draft.units[unit].room = to.room;
  tell({ type: 'unit-shifted', unit, to });
}

function swap(draft: State, [one, other]: readonly [number, number], tell: Tell<Event>): void {
  const { room, at } = draft.units[one];
  shift(draft, { unit: one, to: { place: at, room: draft.units[other].room } }, tell);
  shift(draft, { unit: other, to: { place: at, room } }, tell);
}
