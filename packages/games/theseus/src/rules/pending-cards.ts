import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Action, ActionOf } from '../actions.ts';
import { byTitle, type CardId } from '../cards/titles.ts';
import type { Event } from '../events.ts';
import type { PendingOf } from '../pending.ts';
import { refused } from '../refusals.ts';
import type { Installed, PendingCard, Spot, State } from '../state.ts';
import { putBonus, putInPending, putInSlot } from './changing-cards.ts';
import { advanceEndToken } from './endings.ts';
import { holderOf, installedOn, isUnderMalfunction, spotOf } from './in-effect.ts';
import { discardInstalled } from './leaving-play.ts';
import { fillPendingAt, replacePendingAt, takeInHand } from './listed.ts';
import { isEnemy, isSameSide } from './sides.ts';
import { pendingSpotOf, SPOT_KEYS, spotKey } from './spots.ts';

// What lists of legal actions ask again and again is made once.
const SLOT_TAKEN = refused('slot-taken', 'TH-7.2');
const OWN_CARD = refused('not-an-enemys-card', 'TH-7.3');
const NOTHING_THERE = refused('no-card-there', 'TH-7.4');
const ENEMYS_CARD = refused('not-your-card', 'TH-7.4');
const ENEMY_IN_SLOT = refused('slot-taken', 'TH-7.6');

const IS_INSTANT = byTitle(({ type }) => type === 'instant');

export function pendingAt(state: State, spot: Spot): PendingCard | undefined {
  return spot.row === 'pending' ? (state.sectors[spot.place]?.pending[spot.slot] ?? undefined) : undefined;
}

export function isPendingSlot(state: State, { place, row, slot }: Spot): boolean {
  const count = state.sectors[place]?.pending.length ?? 0;
  return row === 'pending' && Number.isInteger(slot) && slot >= 0 && slot < count;
}

/** [TH-7.2] [TH-R18] [TH-E16] Option A: an empty slot here, and a card to put there. */
export function refuseFill(state: State, { seat, place }: PendingOf<'pending-cards'>, spot: Spot): Refusal | undefined {
  if (!isPendingSlot(state, spot) || spot.place !== place) return refused('not-this-sector', 'TH-7.1');
  if (pendingAt(state, spot) !== undefined) return SLOT_TAKEN;
  return state.players[seat].deck.length === 0 ? refused('deck-empty', 'TH-7.2') : undefined;
}

/** [TH-7.3] [TH-R19] [TH-R20] Option B: an enemy's card here; also with an empty deck. */
export function refuseReplace(state: State, { seat, place }: PendingOf<'pending-cards'>, spot: Spot): Refusal | undefined {
  if (!isPendingSlot(state, spot) || spot.place !== place) return refused('not-this-sector', 'TH-7.1');
  const pending = pendingAt(state, spot);
  if (pending === undefined) return refused('no-card-there', 'TH-7.3');
  if (!isEnemy(state, seat, pending.owner)) return OWN_CARD;
  return isUnderMalfunction(state, spot) ? refused('under-malfunction', 'TH-R20') : undefined;
}

/** [TH-7.4] [TH-R52] Option C: a card of the player's side. */
export function refuseInstallFrom(state: State, seat: Seat, from: Spot): Refusal | undefined {
  const pending = pendingAt(state, from);
  if (pending === undefined) return NOTHING_THERE;
  if (!isSameSide(state, pending.owner, seat)) return ENEMYS_CARD;
  return isUnderMalfunction(state, from) ? refused('under-malfunction', 'TH-R20') : undefined;
}

/** [TH-7.4] [TH-7.6] [TH-R21] A free slot, one with a bonus card, or one with a card of the player's side, which is then discarded. */
export function refuseInstallTo(state: State, seat: Seat, to: Spot): Refusal | undefined {
  const sector = state.sectors[to.place];
  if (to.row !== 'slots' || sector === undefined || !Number.isInteger(to.slot) || to.slot < 0 || to.slot >= sector.slots.length) {
    return refused('no-such-slot', 'TH-7.4');
  }
  const installed = sector.slots[to.slot];
  if (installed === null) return undefined;
  if (!isSameSide(state, holderOf(state, installed), seat)) return ENEMY_IN_SLOT;
  return isUnderMalfunction(state, to) ? refused('under-malfunction', 'TH-R21') : undefined;
}

/** [TH-7.7] Where the card of this pending slot may go; an instant goes to hand alone. */
export function refuseInstall(state: State, seat: Seat, { from, to }: ActionOf<'install'>): Refusal | undefined {
  const refusal = refuseInstallFrom(state, seat, from);
  if (refusal !== undefined) return refusal;
  const isInstant = isInstantCard(pendingAt(state, from));
  if (to === undefined) return isInstant ? undefined : refused('slot-needed', 'TH-7.4');
  return isInstant ? refused('instant-goes-to-hand', 'TH-7.7') : refuseInstallTo(state, seat, to);
}

/** [TH-7.1] In phase 4 the card comes from the sector where the unit is. */
export function refuseInstallHere(
  state: State,
  { seat, place }: PendingOf<'pending-cards'>,
  action: ActionOf<'install'>,
): Refusal | undefined {
  return action.from.place === place ? refuseInstall(state, seat, action) : refused('not-this-sector', 'TH-7.1');
}

function isInstantCard(pending: PendingCard | undefined): boolean {
  return pending !== undefined && IS_INSTANT[pending.card];
}

/** Actions to install, by their two spots: they fill the longest lists, so each is made once. */
const INSTALLS: (ActionOf<'install'> | undefined)[] = new Array(SPOT_KEYS * SPOT_KEYS).fill(undefined);

function installOf(from: Spot, to: Spot): ActionOf<'install'> {
  const key = spotKey(from) * SPOT_KEYS + spotKey(to);
  let action = INSTALLS[key];
  if (action === undefined) {
    action = Object.freeze({ type: 'install', from, to });
    INSTALLS[key] = action;
  }
  return action;
}

/** Every way to install the card of this pending slot; for phase 4 and for cards that install. */
export function addInstalls(state: State, { seat, from }: { readonly seat: Seat; readonly from: Spot }, actions: Action[]): void {
  if (refuseInstallFrom(state, seat, from) !== undefined) return;
  if (isInstantCard(pendingAt(state, from))) {
    actions.push(takeInHand(from));
    return;
  }
  for (let place = 0; place < state.sectors.length; place++) {
    const { slots } = state.sectors[place];
    for (let slot = 0; slot < slots.length; slot++) {
      // Most slots are free; only an occupied one has to be asked about.
      if (slots[slot] === null || refuseInstallTo(state, seat, spotOf(place, slot)) === undefined) {
        actions.push(installOf(from, spotOf(place, slot)));
      }
    }
  }
}

export function addPendingOptions(state: State, step: PendingOf<'pending-cards'>, actions: Action[]): void {
  const { seat, place } = step;
  for (let slot = 0; slot < state.sectors[place].pending.length; slot++) {
    const spot = pendingSpotOf(place, slot);
    if (refuseFill(state, step, spot) === undefined) actions.push(fillPendingAt(spot));
    else if (refuseReplace(state, step, spot) === undefined) actions.push(replacePendingAt(spot));
    else addInstalls(state, { seat, from: spot }, actions);
  }
}

/** Whether phase 4 offers anything at all. */
export function hasPendingOption(state: State, step: PendingOf<'pending-cards'>): boolean {
  const { seat, place } = step;
  for (let slot = 0; slot < state.sectors[place].pending.length; slot++) {
    const spot = pendingSpotOf(place, slot);
    if (refuseFill(state, step, spot) === undefined || refuseReplace(state, step, spot) === undefined) return true;
    if (refuseInstallFrom(state, seat, spot) === undefined) return true;
  }
  return false;
}

/** [TH-7.5] The top card goes to the slot and the next one comes to light; with an empty deck the end token goes on [TH-15.2]. */
export function runRefill(draft: State, { seat, spot }: PendingOf<'refill'>, tell: Tell<Event>): boolean {
  draft.pending.pop();
  if (!layTopCard(draft, seat, spot, tell)) advanceEndToken(draft, seat, tell);
  return true;
}

/** Off the deck; none: it is empty. */
export function takeTopCard(draft: State, seat: Seat): CardId | undefined {
  const player = draft.players[seat];
  const card = player.deck[player.deck.length - 1];
  player.deck = player.deck.slice(0, -1);
  return card;
}

/** False: the deck is empty. */
export function layTopCard(draft: State, seat: Seat, spot: Spot, tell: Tell<Event>): boolean {
  const card = takeTopCard(draft, seat);
  if (card === undefined) return false;
  putInPending(draft, spot, { card, owner: seat });
  const { deck } = draft.players[seat];
  tell({ type: 'pending-filled', seat, card, at: spot, next: deck[deck.length - 1] }, deck.length === 0 ? undefined : { reveals: true });
  return true;
}

/** [TH-7.3] */
export function replacePending(draft: State, { seat }: PendingOf<'pending-cards'>, spot: Spot, tell: Tell<Event>): void {
  discardPending(draft, { spot, by: seat }, tell);
  draft.pending.push({ do: 'refill', seat, spot });
}

export function discardPending(
  draft: State,
  { spot, by }: { readonly spot: Spot; readonly by: Seat | undefined },
  tell: Tell<Event>,
): void {
  const pending = pendingAt(draft, spot);
  if (pending === undefined) return;
  putInPending(draft, spot, null);
  const owner = draft.players[pending.owner];
  owner.discard = [...owner.discard, pending.card];
  tell({ type: 'card-discarded', owner: pending.owner, card: pending.card, at: spot, by });
}

/** [TH-7.4] [TH-7.5] [TH-E55] The card is installed; before its slot is refilled what came to hand may be played. */
export function install(draft: State, seat: Seat, { from, to }: ActionOf<'install'>, tell: Tell<Event>): void {
  const pending = pendingAt(draft, from);
  if (pending === undefined) return;
  putInPending(draft, from, null);
  draft.pending.push({ do: 'refill', seat, spot: from });
  if (to === undefined) {
    // [TH-R52] An ally's card stays the ally's.
    const owner = draft.players[pending.owner];
    owner.hand = [...owner.hand, pending.card];
    tell({ type: 'instant-taken', seat: pending.owner, card: pending.card });
    if (pending.owner === seat) draft.pending.push({ do: 'between', seat, before: 'end' });
    return;
  }
  if (layCard(draft, { card: pending, to, by: seat }, tell)) draft.pending.push({ do: 'between', seat, before: 'end' });
}

/** [TH-7.6] What is in the slot makes room. True: a bonus card was taken. */
export function layCard(
  draft: State,
  { card: { card, owner }, to, by }: { readonly card: PendingCard; readonly to: Spot; readonly by: Seat },
  tell: Tell<Event>,
): boolean {
  const bonus = draft.sectors[to.place].bonus[to.slot];
  if (installedOn(draft, to) !== undefined) discardInstalled(draft, { place: to.place, slot: to.slot, by }, tell);
  putInSlot(draft, to, freshly(card, owner));
  tell({ type: 'card-installed', seat: owner, card, at: to });
  if (bonus === null) return false;
  putBonus(draft, to, null);
  const taker = draft.players[by];
  taker.bonus = [...taker.bonus, bonus];
  tell({ type: 'bonus-taken', seat: by, card: bonus });
  return true;
}

function freshly(card: Installed['card'], owner: Seat): Installed {
  return { card, owner, upgrades: 0, counter: 0, isArmed: false, isDeactivated: false, captor: undefined, captorTakes: 'once' };
}
