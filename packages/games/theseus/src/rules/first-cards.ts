import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Action, ActionOf } from '../actions.ts';
import { poolOf } from '../cards/decks.ts';
import { CARDS, type CardId } from '../cards/titles.ts';
import type { Event } from '../events.ts';
import type { PendingOf } from '../pending.ts';
import { refused } from '../refusals.ts';
import { type Spot, type State, SUPPLY, type UnitNumber } from '../state.ts';
import { putInPending, without } from './changing-cards.ts';
import { spotOf } from './in-effect.ts';
import { placeAt } from './listed.ts';
import { layCard, takeTopCard } from './pending-cards.ts';
import { emptyRooms } from './rooms.ts';
import { isOwnSector, isSameSide, seatOfSector } from './sides.ts';
import { pendingSpotOf, roomSpotOf } from './spots.ts';

/** [TH-2.4] Titles the seat can still pick, each as often as it has copies. */
export function cardsToChoose({ players, options }: State, seat: Seat): readonly CardId[] {
  const left = poolOf(players[seat].faction, options.decks);
  for (const card of players[seat].chosen) left.splice(left.indexOf(card), 1);
  return left.filter((card, nth) => left.indexOf(card) === nth);
}

export function refuseChosenCard(state: State, seat: Seat, card: CardId): Refusal | undefined {
  return cardsToChoose(state, seat).includes(card) ? undefined : refused('card-not-left', 'TH-2.4');
}

/** [TH-2.5] The cards on top of the deck that were taken up, the top one first. */
export function drawnCards({ players }: State, { seat, drawn }: { readonly seat: Seat; readonly drawn: number }): readonly CardId[] {
  return players[seat].deck.slice(-drawn).reverse();
}

// Asked about every slot of the ring, so these are made once.
const SLOT_TAKEN = refused('slot-taken', 'TH-2.5');
const BONUS_THERE = refused('bonus-card-there', 'TH-R22');

/** [TH-R22] Really empty slots, unless the table lets bonus cards be taken. */
export function refuseFirstSlot(state: State, to: Spot): Refusal | undefined {
  const sector = state.sectors[to.place];
  if (to.row !== 'slots' || sector === undefined || !Number.isInteger(to.slot) || to.slot < 0 || to.slot >= sector.slots.length) {
    return refused('no-such-slot', 'TH-2.5');
  }
  if (sector.slots[to.slot] !== null) return SLOT_TAKEN;
  return sector.bonus[to.slot] !== null && !state.options.setUpOnBonus ? BONUS_THERE : undefined;
}

/** [TH-2.5] One of the cards taken up: into a slot, or an instant to hand. */
export function refuseFirst(state: State, step: PendingOf<'install-first'>, { card, to }: ActionOf<'install-first'>): Refusal | undefined {
  if (!drawnCards(state, step).includes(card)) return refused('card-not-drawn', 'TH-2.5');
  const isInstant = CARDS[card].type === 'instant';
  if (to === undefined) return isInstant ? undefined : refused('slot-needed', 'TH-2.5');
  return isInstant ? refused('instant-goes-to-hand', 'TH-2.5') : refuseFirstSlot(state, to);
}

export function addFirstInstalls(state: State, step: PendingOf<'install-first'>, actions: Action[]): void {
  const cards = drawnCards(state, step);
  for (let nth = 0; nth < cards.length; nth++) {
    const card = cards[nth];
    if (cards.indexOf(card) < nth) continue;
    if (CARDS[card].type === 'instant') {
      actions.push({ type: 'install-first', card, to: undefined });
      continue;
    }
    for (let place = 0; place < state.sectors.length; place++) {
      for (let slot = 0; slot < state.sectors[place].slots.length; slot++) {
        const to = spotOf(place, slot);
        if (refuseFirstSlot(state, to) === undefined) actions.push({ type: 'install-first', card, to });
      }
    }
  }
}

export function installFirst(
  draft: State,
  { seat }: PendingOf<'install-first'>,
  { card, to }: ActionOf<'install-first'>,
  tell: Tell<Event>,
): void {
  draft.pending.pop();
  const player = draft.players[seat];
  player.deck = without(player.deck, player.deck.lastIndexOf(card));
  if (to === undefined) {
    player.hand = [...player.hand, card];
    tell({ type: 'instant-taken', seat, card });
    return;
  }
  layCard(draft, { card: { card, owner: seat }, to, by: seat }, tell);
}

/** [TH-2.5] The others go to the pending slots of the player's sector, an alliance's two players to one each. */
export function runLayPending(draft: State, { seat, drawn }: PendingOf<'lay-pending'>, tell: Tell<Event>): boolean {
  draft.pending.pop();
  let left = drawn;
  for (let place = 0; place < draft.sectors.length && left > 0; place++) {
    const owner = seatOfSector(draft, place);
    if (owner === undefined || !isSameSide(draft, owner, seat)) continue;
    const { pending } = draft.sectors[place];
    for (let slot = 0; slot < pending.length && left > 0; slot++) {
      const card = pending[slot] === null ? takeTopCard(draft, seat) : undefined;
      if (card === undefined) continue;
      putInPending(draft, { place, slot }, { card, owner: seat });
      left -= 1;
      const { deck } = draft.players[seat];
      tell({ type: 'pending-filled', seat, card, at: pendingSpotOf(place, slot), next: deck[deck.length - 1] }, { reveals: true });
    }
  }
  return true;
}

/** [TH-2.6] The next unit of the seat that is still to be placed. */
export function unitToPlace({ units }: State, seat: Seat): UnitNumber {
  return units.findIndex((unit) => unit.seat === seat && unit.at === SUPPLY && (unit.kind === 'soldier' || unit.kind === 'creature'));
}

export function refusePlaceUnit(
  state: State,
  { seat, anywhere }: PendingOf<'place-unit'>,
  { to }: ActionOf<'place-unit'>,
): Refusal | undefined {
  if (state.sectors[to.place] === undefined) return refused('no-such-sector', 'TH-2.6');
  if (!anywhere && !isOwnSector(state, seat, to.place)) return refused('not-your-sector', ruleOfHome(state, seat));
  return emptyRooms(state, to.place).includes(to.room) ? undefined : refused('room-taken', 'TH-2.6');
}

/** The rule by which a player's first units begin where they do. */
function ruleOfHome({ mode, players }: State, seat: Seat): 'TH-2.6' | 'TH-11.3' | 'TH-16.2' {
  if (players[seat].faction === 'pandora') return 'TH-16.2';
  return mode === 'teams' ? 'TH-11.3' : 'TH-2.6';
}

export function addPlacements(state: State, { seat, anywhere }: PendingOf<'place-unit'>, actions: Action[]): void {
  for (let place = 0; place < state.sectors.length; place++) {
    if (!anywhere && !isOwnSector(state, seat, place)) continue;
    for (const room of emptyRooms(state, place)) actions.push(placeAt(roomSpotOf(place, room)));
  }
}

/** [TH-E62] A sector that is filled here starts no Minor Assault. */
export function placeUnit(draft: State, { seat }: PendingOf<'place-unit'>, { to }: ActionOf<'place-unit'>, tell: Tell<Event>): void {
  draft.pending.pop();
  const unit = unitToPlace(draft, seat);
  draft.units[unit].at = to.place;
  draft.units[unit].room = to.room;
  tell({ type: 'unit-placed', seat, unit, to });
}
