import type { Member, Seat } from '@orrery/engine';
import type { TechId } from './cards/tech.ts';
import type { Face, Facility, Field, Territory, Token } from './state.ts';

/** One ship among equals: ships of one face are alike, but the Relic Ship is itself. */
export interface ShipPick {
  readonly face: Face;
  readonly relic: boolean;
}

/** What a card is aimed at; which kind, the card's effect decides. */
export type Target =
  | { readonly kind: 'ship'; readonly face: Face; readonly relic: boolean }
  | { readonly kind: 'two-ships'; readonly lower: ShipPick; readonly raise: ShipPick }
  | { readonly kind: 'ships'; readonly faces: readonly Face[]; readonly relic: boolean }
  | { readonly kind: 'docked-ship'; readonly at: Facility; readonly owner: Seat; readonly face: Face; readonly relic: boolean }
  | { readonly kind: 'territory'; readonly territory: Territory }
  | { readonly kind: 'field'; readonly field: Field }
  | { readonly kind: 'colony'; readonly territory: Territory; readonly owner: Seat }
  | { readonly kind: 'card'; readonly card: TechId };

/** Generic, so that a table by kind takes the target it was looked up with. */
export type TargetOf<Kind extends Target['kind']> = Member<Target, 'kind', Kind>;

/** An action of the seat on turn. Big turns are many small actions, so the list of legal ones stays short. */
export type Action =
  /** `faces` in rising order; `relic`: one of these ships is the Relic Ship. Single-ship facilities take one ship at a time. */
  | { readonly type: 'dock-ships'; readonly at: Facility; readonly faces: readonly Face[]; readonly relic: boolean }
  | { readonly type: 'cycle-display' }
  | { readonly type: 'claim-card'; readonly card: TechId }
  | { readonly type: 'launch-colony' }
  /** Answer to `launch-or-wait`: the colony waits on circle 7 and the excess step is lost. */
  | { readonly type: 'keep-waiting' }
  | { readonly type: 'trade-at-market' }
  | { readonly type: 'buy-relic-ship' }
  | { readonly type: 'use-power'; readonly card: TechId; readonly target: Target }
  | { readonly type: 'discard-card'; readonly card: TechId; readonly target: Target }
  /** Answer to `choose-landing`. */
  | { readonly type: 'land-colony'; readonly territory: Territory }
  | { readonly type: 'steal-token'; readonly from: Seat; readonly token: Token }
  | { readonly type: 'steal-card'; readonly from: Seat; readonly card: TechId }
  | { readonly type: 'stop-raiding' }
  /** Answer to `choose-teleport-destination`: `faces` (rising) are the unplaced ships that join it there. */
  | { readonly type: 'teleport-ship'; readonly to: Facility; readonly faces: readonly Face[]; readonly relic: boolean }
  /** Answer to `keep-firing`. */
  | { readonly type: 'fire-again'; readonly owner: Seat; readonly face: Face; readonly relic: boolean }
  | { readonly type: 'cease-fire' }
  | { readonly type: 'move-colony'; readonly to: Territory }
  | { readonly type: 'swap-colony'; readonly territory: Territory; readonly owner: Seat }
  | { readonly type: 'return-tokens'; readonly fuel: number; readonly ore: number }
  | { readonly type: 'end-turn' };

/** Generic, so that a table by type takes the action it was looked up with. */
export type ActionOf<Type extends Action['type']> = Member<Action, 'type', Type>;

/** Actions the rules speak of by name. */
export type DockShips = Extract<Action, { type: 'dock-ships' }>;
export type UsePower = Extract<Action, { type: 'use-power' }>;
export type DiscardCard = Extract<Action, { type: 'discard-card' }>;
export type TeleportShip = Extract<Action, { type: 'teleport-ship' }>;
