import type { Member, Seat } from '@orrery/engine';
import type { TechId } from './cards/tech.ts';
import type { Face, Facility, Field, Territory, Token } from './state.ts';

/** Where a ship may go when it leaves a dock: the Bay, its owner's stock, or (the Relic Ship) the desert. */
export type Refuge = 'maintenance-bay' | 'stock' | 'desert';

/** What happened, told to everybody: this game has no secret but the deck and the dice to come. */
export type Event =
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'terraforming-cleared'; readonly seat: Seat; readonly relic: boolean }
  | {
      readonly type: 'fleet-rolled';
      readonly seat: Seat;
      readonly faces: readonly Face[] /** Face of the Relic Ship, one of `faces`. */;
      readonly relicFace: Face | undefined;
    }
  | { readonly type: 'ships-docked'; readonly seat: Seat; readonly at: Facility; readonly faces: readonly Face[]; readonly relic: boolean }
  | {
      readonly type: 'ship-teleported';
      readonly seat: Seat;
      readonly from: Facility;
      readonly to: Facility;
      readonly face: Face;
      readonly relic: boolean;
    }
  | { readonly type: 'ships-bumped'; readonly seat: Seat; readonly owner: Seat; readonly at: Facility; readonly faces: readonly Face[] }
  /** `because`: a facility, card or territory id. `amount` is what was really gained; `cut` what the stock lacked. */
  | {
      readonly type: 'tokens-gained';
      readonly seat: Seat;
      readonly token: Token;
      readonly amount: number;
      readonly cut: number;
      readonly because: Facility | TechId | Territory;
    }
  | {
      readonly type: 'tokens-paid';
      readonly seat: Seat;
      readonly fuel: number;
      readonly ore: number;
      readonly because: Facility | TechId | Territory;
    }
  | { readonly type: 'tokens-returned'; readonly seat: Seat; readonly fuel: number; readonly ore: number }
  | { readonly type: 'tokens-stolen'; readonly seat: Seat; readonly from: Seat; readonly token: Token }
  | {
      readonly type: 'card-stolen';
      readonly seat: Seat;
      readonly from: Seat;
      readonly card: TechId /** The raider had one already: it went to the discard pile. */;
      readonly isDuplicate: boolean;
    }
  | { readonly type: 'display-cycled'; readonly seat: Seat; readonly gone: readonly TechId[]; readonly cards: readonly TechId[] }
  | {
      readonly type: 'card-claimed';
      readonly seat: Seat;
      readonly card: TechId /** The card laid out instead, if any was left. */;
      readonly refill: TechId | undefined;
    }
  | { readonly type: 'deck-reshuffled'; readonly cards: number }
  | { readonly type: 'hub-advanced'; readonly seat: Seat; readonly circle: number; readonly steps: number }
  | { readonly type: 'colony-launched'; readonly seat: Seat }
  | { readonly type: 'colony-landed'; readonly seat: Seat; readonly territory: Territory; readonly because: Facility }
  | { readonly type: 'colony-moved'; readonly seat: Seat; readonly owner: Seat; readonly from: Territory; readonly to: Territory }
  | {
      readonly type: 'colonies-swapped';
      readonly seat: Seat;
      readonly owners: readonly [Seat, Seat];
      readonly territories: readonly [Territory, Territory];
    }
  | { readonly type: 'control-changed'; readonly territory: Territory; readonly from: Seat | undefined; readonly to: Seat | undefined }
  | { readonly type: 'ship-built'; readonly seat: Seat; readonly shipsInPlay: number }
  | { readonly type: 'relic-bought'; readonly seat: Seat }
  | { readonly type: 'relic-returned'; readonly seat: Seat; readonly because: 'control-lost' | 'isolated' | 'terraforming' | 'cannon' }
  | { readonly type: 'power-used'; readonly seat: Seat; readonly card: TechId; readonly fuel: number }
  | { readonly type: 'card-discarded'; readonly seat: Seat; readonly card: TechId }
  | { readonly type: 'ship-changed'; readonly seat: Seat; readonly from: Face; readonly to: Face; readonly relic: boolean }
  | { readonly type: 'ships-rerolled'; readonly seat: Seat; readonly from: readonly Face[]; readonly to: readonly Face[] }
  | { readonly type: 'bonus-borrowed'; readonly seat: Seat; readonly territory: Territory }
  | {
      readonly type: 'ship-removed';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly at: Facility;
      readonly face: Face;
      readonly relic: boolean;
      readonly to: Refuge;
    }
  | {
      readonly type: 'field-placed';
      readonly seat: Seat;
      readonly field: Field;
      readonly from: Territory | undefined;
      readonly to: Territory;
    }
  | { readonly type: 'field-removed'; readonly seat: Seat; readonly field: Field; readonly from: Territory }
  | { readonly type: 'card-salvaged'; readonly seat: Seat; readonly card: TechId }
  | { readonly type: 'turn-ended'; readonly seat: Seat }
  | { readonly type: 'match-ended'; readonly by: Seat };

/** Generic, so that a table by type takes the event it was looked up with. */
export type EventOf<Type extends Event['type']> = Member<Event, 'type', Type>;
