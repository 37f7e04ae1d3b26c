import type { Refusal, Seat, Tell } from '@orrery/engine';
import { CARDS, type CardId } from '../cards/titles.ts';
import type { Event } from '../events.ts';
import type { PendingOf } from '../pending.ts';
import { refused } from '../refusals.ts';
import type { Spot, State } from '../state.ts';
import { holderOf, installedOn, sameSpot, spotOf } from './in-effect.ts';
import { malfunctionMagnets } from './modules.ts';
import { cardUsed } from './pandora.ts';
import { isEnemy } from './sides.ts';
import { pendingSpotOf } from './spots.ts';

/** [TH-6.3] Whose card is there, installed or pending; Pandora's while it is captured. */
export function holderAt(state: State, spot: Spot): Seat | undefined {
  const installed = installedOn(state, spot);
  if (installed !== undefined) return holderOf(state, installed);
  return spot.row === 'pending' ? state.sectors[spot.place]?.pending[spot.slot]?.owner : undefined;
}

export function cardAt(state: State, spot: Spot): CardId | undefined {
  return state.sectors[spot.place]?.[spot.row][spot.slot]?.card;
}

/** [TH-13.1] [TH-R16] Cards the seat may put the token on: any of an enemy, installed or pending; a card that draws it goes before. */
export function malfunctionTargets(state: State, seat: Seat): readonly Spot[] {
  const magnets = malfunctionMagnets(state, seat);
  if (magnets.length > 0) return magnets;
  const spots: Spot[] = [];
  for (let place = 0; place < state.sectors.length; place++) {
    const { slots, pending } = state.sectors[place];
    for (let slot = 0; slot < slots.length; slot++) {
      const installed = slots[slot];
      if (installed !== null && isEnemy(state, seat, holderOf(state, installed))) spots.push(spotOf(place, slot));
    }
    for (let slot = 0; slot < pending.length; slot++) {
      const card = pending[slot];
      if (card !== null && isEnemy(state, seat, card.owner)) spots.push(pendingSpotOf(place, slot));
    }
  }
  return spots;
}

/** [TH-13.1] [TH-R16] */
export function refuseMalfunction(state: State, seat: Seat, at: Spot): Refusal | undefined {
  if (malfunctionTargets(state, seat).some((spot) => sameSpot(spot, at))) return undefined;
  const holder = holderAt(state, at);
  if (holder === undefined) return refused('no-card-there', 'TH-13.1');
  return isEnemy(state, seat, holder) ? refused('malfunction-drawn', 'TH-13.1') : refused('not-an-enemys-card', 'TH-13.1');
}

/** [TH-R16] [TH-R17] Must be done while there is an enemy's card; false: the player says which. */
export function runPutMalfunction(draft: State, step: PendingOf<'put-malfunction'>, tell: Tell<Event>): boolean {
  const targets = malfunctionTargets(draft, step.seat);
  if (targets.length > 1) return false;
  draft.pending.pop();
  if (targets.length === 1) putMalfunction(draft, { seat: step.seat, to: targets[0] }, tell);
  return true;
}

/** [TH-13.3] The token leaves its card, which works again at once. */
export function putMalfunction(draft: State, { seat, to }: { readonly seat: Seat; readonly to: Spot }, tell: Tell<Event>): void {
  const card = cardAt(draft, to);
  if (card === undefined) return;
  draft.malfunction = to;
  tell({ type: 'malfunction-moved', seat, to, card });
  // [TH-R57] One that was lent for a single use has drawn the token.
  if (CARDS[card].effect.do === 'attract-malfunction') cardUsed(draft, to, tell);
}
