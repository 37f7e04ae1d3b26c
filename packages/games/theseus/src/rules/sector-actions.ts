import type { Refusal, Seat, Tell } from '@orrery/engine';
import { BOARDS } from '../cards/boards.ts';
import type { Event } from '../events.ts';
import type { PendingOf } from '../pending.ts';
import { refused } from '../refusals.ts';
import type { Place, Spot, State } from '../state.ts';
import { beginAssault } from './attacks.ts';
import { isUnderMalfunction, spotOf } from './in-effect.ts';
import { discardInstalled } from './leaving-play.ts';
import { holderAt } from './malfunction.ts';
import { canAnyMove } from './movement.ts';
import { takeUpgrades } from './scores.ts';
import { isEnemy, isMarked, isSameSide, seatOfSector } from './sides.ts';

// Asked about every slot of the sector, so these are made once.
const NO_CLEAR_BASE = refused('no-clear-base', 'TH-16.7');
const NO_CARD = refused('no-card-there', 'TH-6.4');
const OWN_CARD = refused('not-an-enemys-card', 'TH-6.4');

/** [TH-6.1] … [TH-6.5] What the sector does for the player whose unit ended here; false: at home the player chooses. */
export function runSectorAction(draft: State, step: PendingOf<'sector-action'>, tell: Tell<Event>): boolean {
  const { seat, place } = step;
  const { action } = BOARDS[draft.sectors[place].id];
  if (action === 'own-sector') return doOnlyChoice(draft, step, tell);
  draft.pending.pop();
  switch (action) {
    case 'assault':
      beginAssault(draft, { seat, place: undefined }, tell);
      break;
    case 'malfunction':
      draft.pending.push({ do: 'put-malfunction', seat });
      break;
    case 'extra-turn':
      draft.pending.push({ do: 'extra-turn', seat });
      break;
  }
  // [TH-16.7] At its marker Pandora takes a token besides, and so does its ally [TH-22.15].
  if (isMarked(draft, seat, place)) takeUpgrades(draft, { seat, count: 1, cause: 'sector' }, tell);
  return true;
}

/** Who acts, and where. */
type Home = Pick<PendingOf<'sector-action'>, 'seat' | 'place'>;

/** [TH-6.4] [TH-11.1] The board of the player's faction or of an ally's. */
function isOwnBoard(state: State, seat: Seat, place: Place): boolean {
  const owner = seatOfSector(state, place);
  return owner !== undefined && isSameSide(state, owner, seat);
}

/** [TH-6.4] [TH-16.7] [TH-R64] */
export function mayTakeUpgrade(state: State, { seat, place }: PendingOf<'sector-action'>): boolean {
  return state.supply > 0 && (isOwnBoard(state, seat, place) || isMarked(state, seat, place));
}

export function refuseSectorUpgrade(state: State, step: PendingOf<'sector-action'>): Refusal | undefined {
  return mayTakeUpgrade(state, step) ? undefined : refused('supply-empty', 'TH-12.1');
}

/** [TH-6.4] [TH-R21] [TH-R72] Enemy cards here that Clear Base may discard; Pandora has no Clear Base at its marker. */
export function clearable(state: State, { seat, place }: Home): readonly Spot[] {
  const spots: Spot[] = [];
  if (!hasClearBase(state, { seat, place })) return spots;
  for (let slot = 0; slot < state.sectors[place].slots.length; slot++) {
    const spot = spotOf(place, slot);
    if (refuseClearing(state, seat, spot) === undefined) spots.push(spot);
  }
  return spots;
}

function hasClearBase(state: State, { seat, place }: Home): boolean {
  return isOwnBoard(state, seat, place) && state.players[seat].faction !== 'pandora';
}

/** [TH-6.4] [TH-16.7] [TH-R21] */
export function refuseClear(state: State, { seat, place }: Home, at: Spot): Refusal | undefined {
  if (!hasClearBase(state, { seat, place })) return NO_CLEAR_BASE;
  if (at.row !== 'slots' || at.place !== place) return refused('not-this-sector', 'TH-6.4');
  return refuseClearing(state, seat, at);
}

function refuseClearing(state: State, seat: Seat, at: Spot): Refusal | undefined {
  const holder = holderAt(state, at);
  if (holder === undefined) return NO_CARD;
  if (!isEnemy(state, seat, holder)) return OWN_CARD;
  return isUnderMalfunction(state, at) ? refused('under-malfunction', 'TH-R21') : undefined;
}

function doOnlyChoice(draft: State, step: PendingOf<'sector-action'>, tell: Tell<Event>): boolean {
  const cards = clearable(draft, step);
  const mayTake = mayTakeUpgrade(draft, step);
  if (cards.length > 1 || (cards.length === 1 && mayTake)) return false;
  if (cards.length === 1) clearBase(draft, step, cards[0], tell);
  else if (mayTake) takeSectorUpgrade(draft, step, tell);
  else draft.pending.pop();
  return true;
}

export function takeSectorUpgrade(draft: State, { seat }: PendingOf<'sector-action'>, tell: Tell<Event>): void {
  draft.pending.pop();
  takeUpgrades(draft, { seat, count: 1, cause: 'sector' }, tell);
}

export function clearBase(draft: State, { seat }: PendingOf<'sector-action'>, { place, slot }: Spot, tell: Tell<Event>): void {
  draft.pending.pop();
  discardInstalled(draft, { place, slot, by: seat }, tell);
}

/** [TH-6.2] [TH-R11] [TH-R12] Compulsory while another unit can move; a whole turn, and only then the first unit's phase 4. */
export function runExtraTurn(draft: State, { seat }: PendingOf<'extra-turn'>, tell: Tell<Event>): boolean {
  draft.pending.pop();
  const movement: PendingOf<'movement'> = { do: 'movement', seat, isExtra: true };
  if (!canAnyMove(draft, movement)) return true;
  tell({ type: 'extra-turn', seat });
  draft.pending.push(movement);
  return true;
}
