import type { Seat } from '@orrery/engine';
import type { Target } from './actions.ts';
import type { BonusId } from './cards/bonus.ts';
import type { SectorId } from './cards/sectors.ts';
import type { CardId } from './cards/titles.ts';
import type { ArrivalBy, RoomSpot } from './pending.ts';
import type { EndingCode, Marker, Place, Spot, UnitNumber } from './state.ts';

/** Why somebody is wounded or gains: a card, an attack, a parasite … */
export type Cause = CardId | BonusId | 'attack' | 'parasite' | 'sector' | 'set-up';

/** What happened. Everything on the table is face up; only the order of decks is hidden, so no event is for one seat alone. */
export type Event =
  // Set-up.
  | { readonly type: 'factions-given'; readonly seats: readonly { readonly seat: Seat; readonly faction: string }[] }
  | { readonly type: 'board-placed'; readonly seat: Seat; readonly board: SectorId; readonly at: Place }
  | { readonly type: 'sector-chosen'; readonly seat: Seat; readonly sector: SectorId }
  | { readonly type: 'marker-placed'; readonly seat: Seat; readonly marker: Marker }
  | { readonly type: 'order-set'; readonly order: readonly Seat[] }
  | { readonly type: 'card-chosen'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'unit-placed'; readonly seat: Seat; readonly unit: UnitNumber; readonly to: RoomSpot }
  // Turns and movement.
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'turn-skipped'; readonly seat: Seat }
  | { readonly type: 'extra-turn'; readonly seat: Seat }
  | {
      readonly type: 'unit-moved';
      readonly unit: UnitNumber;
      readonly by: Seat;
      readonly how: ArrivalBy;
      readonly route: readonly Place[];
      readonly to: RoomSpot;
    }
  | { readonly type: 'unit-ejected'; readonly unit: UnitNumber; readonly by: Seat; readonly from: Place }
  | { readonly type: 'unit-appeared'; readonly unit: UnitNumber; readonly to: RoomSpot; readonly cause: Cause }
  | { readonly type: 'unit-shifted'; readonly unit: UnitNumber; readonly to: RoomSpot }
  // Traps, attacks, scores.
  | { readonly type: 'trap-sprung'; readonly card: CardId; readonly owner: Seat; readonly unit: UnitNumber; readonly at: Spot }
  | { readonly type: 'assault-began'; readonly seat: Seat; readonly place: Place | undefined }
  | { readonly type: 'unit-attacked'; readonly unit: UnitNumber; readonly target: UnitNumber }
  | { readonly type: 'struck-from-hiding'; readonly at: Spot; readonly target: UnitNumber }
  /** `from`: who dealt them, if anybody; `seat`: whose unit suffered. */
  | {
      readonly type: 'wounded';
      readonly seat: Seat;
      readonly unit: UnitNumber;
      readonly wounds: number;
      readonly from: Seat | undefined;
      readonly cause: Cause;
    }
  | { readonly type: 'life-regained'; readonly seat: Seat; readonly life: number; readonly cause: Cause }
  | { readonly type: 'points-taken'; readonly by: Seat; readonly from: Seat; readonly points: number; readonly cause: Cause }
  | { readonly type: 'data-gained'; readonly seat: Seat; readonly data: number; readonly cause: Cause }
  // Tokens.
  | { readonly type: 'upgrades-taken'; readonly seat: Seat; readonly count: number; readonly cause: Cause }
  | { readonly type: 'upgrades-lost'; readonly seat: Seat; readonly count: number; readonly card: Spot | undefined; readonly cause: Cause }
  | { readonly type: 'unit-upgraded'; readonly unit: UnitNumber }
  | { readonly type: 'card-upgraded'; readonly seat: Seat; readonly at: Spot; readonly number: number; readonly card?: CardId }
  | { readonly type: 'malfunction-moved'; readonly seat: Seat; readonly to: Spot; readonly card: CardId }
  | { readonly type: 'card-deactivated'; readonly at: Spot; readonly card: CardId }
  | { readonly type: 'card-armed'; readonly at: Spot; readonly card: CardId }
  | { readonly type: 'recorded'; readonly at: Spot; readonly counter: number }
  | { readonly type: 'unit-infested'; readonly unit: UnitNumber; readonly tokens: number }
  | { readonly type: 'unit-cured'; readonly unit: UnitNumber }
  | { readonly type: 'unit-gripped'; readonly unit: UnitNumber; readonly at: Spot }
  | { readonly type: 'unit-freed'; readonly unit: UnitNumber }
  | { readonly type: 'unit-hidden'; readonly unit: UnitNumber }
  | { readonly type: 'unit-seen'; readonly unit: UnitNumber }
  // Cards.
  | { readonly type: 'card-performed'; readonly seat: Seat; readonly card: CardId; readonly at: Spot }
  | { readonly type: 'instant-played'; readonly seat: Seat; readonly card: CardId; readonly target: Target }
  | { readonly type: 'bonus-played'; readonly seat: Seat; readonly card: BonusId; readonly target: Target }
  | { readonly type: 'bonus-taken'; readonly seat: Seat; readonly card: BonusId }
  | { readonly type: 'card-installed'; readonly seat: Seat; readonly card: CardId; readonly at: Spot }
  | { readonly type: 'instant-taken'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'card-discarded'; readonly owner: Seat; readonly card: CardId; readonly at: Spot; readonly by: Seat | undefined }
  /** A top card went to a pending slot; the new top of the deck came to light. */
  | { readonly type: 'pending-filled'; readonly seat: Seat; readonly card: CardId; readonly at: Spot; readonly next: CardId | undefined }
  | { readonly type: 'card-captured'; readonly unit: UnitNumber; readonly at: Spot; readonly card: CardId }
  | { readonly type: 'card-released'; readonly at: Spot; readonly card: CardId }
  // The end.
  | { readonly type: 'end-token-moved'; readonly seat: Seat; readonly stepsLeft: number }
  | { readonly type: 'tie-break-began'; readonly tied: readonly Seat[] }
  | { readonly type: 'match-ended'; readonly because: EndingCode; readonly winners: readonly Seat[] };
