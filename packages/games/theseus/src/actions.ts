import type { Member, Seat } from '@orrery/engine';
import type { BonusId } from './cards/bonus.ts';
import type { UnitKind } from './cards/factions.ts';
import type { SectorId } from './cards/sectors.ts';
import type { CardId } from './cards/titles.ts';
import type { RoomSpot } from './pending.ts';
import type { Place, Spot, UnitNumber } from './state.ts';

/** What an instant or bonus card is aimed at; which kind, its effect decides. */
export type Target =
  | { readonly kind: 'none' }
  | { readonly kind: 'unit'; readonly unit: UnitNumber }
  | { readonly kind: 'unit-to'; readonly unit: UnitNumber; readonly to: RoomSpot }
  | { readonly kind: 'swap'; readonly units: readonly [UnitNumber, UnitNumber] }
  | { readonly kind: 'card'; readonly card: Spot }
  | { readonly kind: 'place'; readonly place: Place };

/** What a seat may do. */
export type Action =
  // Set-up.
  /** `at`: the place the board takes in the growing ring; boards after it move on. */
  | { readonly type: 'place-board'; readonly board: SectorId; readonly at: Place }
  | { readonly type: 'choose-sector'; readonly sector: SectorId }
  | { readonly type: 'place-marker'; readonly place: Place; readonly side: 'left' | 'right' }
  | { readonly type: 'choose-card'; readonly card: CardId }
  /** One of the cards drawn in the set-up; an instant goes to hand and names no slot. */
  | { readonly type: 'install-first'; readonly card: CardId; readonly to: Spot | undefined }
  | { readonly type: 'place-unit'; readonly to: RoomSpot }
  // Movement.
  /**
   * `route`: the sectors in which its points are spent, one per point; skipped ones are not named, one it lingers in is named again.
   * `to`: the room it ends in [TH-22.1]; in a full sector the unit there goes into space. It is in the route's last sector unless `teleports`.
   */
  | {
      readonly type: 'move-unit';
      readonly unit: UnitNumber;
      readonly route: readonly Place[];
      readonly to: RoomSpot;
      readonly teleports: boolean;
    }
  | { readonly type: 'enter-from-space'; readonly unit: UnitNumber; readonly to: RoomSpot }
  // At any moment of one's own turn.
  | { readonly type: 'play-instant'; readonly card: CardId; readonly target: Target }
  /** `from`: whose; allies share theirs. */
  | { readonly type: 'play-bonus'; readonly card: BonusId; readonly from: Seat; readonly target: Target }
  | { readonly type: 'upgrade-unit'; readonly unit: UnitNumber }
  | { readonly type: 'upgrade-card'; readonly card: Spot }
  /** Nothing more to play here: the turn goes on. */
  | { readonly type: 'go-on' }
  // Order and targets.
  /** This trap, or action card, is next. */
  | { readonly type: 'resolve-next'; readonly card: Spot }
  /** The rest in whatever order. */
  | { readonly type: 'any-order' }
  | { readonly type: 'choose-unit'; readonly unit: UnitNumber }
  | { readonly type: 'choose-seat'; readonly seat: Seat }
  /** A card that is switched off, performed, stripped of a token, captured, or gets the Malfunction token. */
  | { readonly type: 'aim-at-card'; readonly card: Spot }
  /** An Upgrade token out of this enemy's reserve. */
  | { readonly type: 'strip-reserve'; readonly seat: Seat }
  | { readonly type: 'lead-unit'; readonly unit: UnitNumber; readonly route: readonly Place[]; readonly to: RoomSpot }
  | { readonly type: 'relocate'; readonly unit: UnitNumber; readonly to: RoomSpot }
  /** A newcomer takes this room; in a full sector the unit there goes into space. */
  | { readonly type: 'spawn'; readonly kind: UnitKind; readonly to: RoomSpot }
  /** No more of an "up to", no thanks to a "may". */
  | { readonly type: 'decline' }
  // Sector actions.
  | { readonly type: 'take-upgrade' }
  | { readonly type: 'clear-base'; readonly card: Spot }
  // Pending cards.
  /** An empty pending slot, or one with an enemy's card, gets the top card of the deck. */
  | { readonly type: 'fill-pending'; readonly spot: Spot }
  | { readonly type: 'replace-pending'; readonly spot: Spot }
  /** `to`: an install slot; what it holds, a card of the player's own or a bonus card, goes to the discards or to the player. None: an instant to hand. */
  | { readonly type: 'install'; readonly from: Spot; readonly to: Spot | undefined }
  | { readonly type: 'skip-pending' };

export type ActionOf<Type extends Action['type']> = Member<Action, 'type', Type>;
