import type { Seat } from '@orrery/engine';
import type { TechId } from './cards/tech.ts';
import type { Facility, Ship, Territory } from './state.ts';

/** What a seat is asked before its turn goes on. Plain data, kept in the state. */
export type Pending =
  | {
      readonly ask: 'choose-landing';
      readonly seat: Seat;
      readonly because: Facility /** Steps left over for a new colony on the Hub. */;
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

export type Decision = { readonly ask: 'take-turn'; readonly seat: Seat } | Pending;
