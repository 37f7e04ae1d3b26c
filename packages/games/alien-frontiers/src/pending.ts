import type { Member, Seat } from '@orrery/engine';
import type { TechId } from './cards/tech.ts';
import type { Facility, Ship, Territory } from './state.ts';

/** The stations that land colonies. */
export type LandingPlace = Extract<Facility, 'colonist-hub' | 'colony-constructor' | 'terraforming-station'>;

/** What waits for an answer before the turn goes on: plain data on a stack (`State.pending`, the next last). */
export type Pending =
  | {
      readonly ask: 'choose-landing';
      readonly seat: Seat;
      readonly because: LandingPlace;
      /** Steps left over for a new colony on the Hub. */
      readonly excess: number;
    }
  | { readonly ask: 'launch-or-wait'; readonly seat: Seat; readonly excess: number }
  | { readonly ask: 'raid'; readonly seat: Seat; readonly tokensLeft: number }
  | { readonly ask: 'choose-teleport-destination'; readonly seat: Seat; readonly from: Facility; readonly ship: Ship }
  | { readonly ask: 'keep-firing'; readonly seat: Seat; readonly at: Facility; readonly owner: Seat }
  | {
      readonly ask: 'choose-territory-for-colony';
      readonly seat: Seat;
      readonly card: TechId;
      readonly owner: Seat;
      readonly from: Territory;
    }
  | { readonly ask: 'choose-colony-to-swap'; readonly seat: Seat; readonly card: TechId; readonly owner: Seat; readonly from: Territory }
  | { readonly ask: 'return-tokens'; readonly seat: Seat; readonly excess: number };

/** Generic, so that a table by question takes the question it was looked up with. */
export type PendingOf<Ask extends Pending['ask']> = Member<Pending, 'ask', Ask>;
