import type { Member, Seat } from '@orrery/engine';
import type { AdaptationId, AdaptationLevel } from './cards/adaptations.ts';
import type { BoardSide } from './cards/boards.ts';
import type { CharacterId } from './cards/characters.ts';
import type { HuntId } from './cards/hunt.ts';
import type { PlaceId, PlaceNumber, PowerWay } from './cards/places.ts';
import type { SurvivalId } from './cards/survival.ts';
import type { SurvivorId } from './cards/survivors.ts';
import type { HuntToken } from './state.ts';

/** What a card or ability is aimed at; which kind, its effect decides. */
export type Target =
  | { readonly kind: 'none' }
  | { readonly kind: 'hunted'; readonly seat: Seat }
  | { readonly kind: 'place'; readonly place: PlaceNumber }
  /** Two adjacent places, the lower number first. */
  | { readonly kind: 'pair'; readonly places: readonly [PlaceNumber, PlaceNumber] }
  | { readonly kind: 'hunted-and-card'; readonly seat: Seat; readonly card: PlaceId }
  /** A Hunted's card in play is led to another place. */
  | { readonly kind: 'visit'; readonly seat: Seat; readonly card: PlaceId; readonly to: PlaceNumber }
  | { readonly kind: 'token'; readonly token: HuntToken; readonly to: PlaceNumber }
  /** One's own place card: paid from hand, or in play. */
  | { readonly kind: 'own-card'; readonly card: PlaceId }
  /** The card in play goes, another comes in. */
  | { readonly kind: 'swap'; readonly out: PlaceId; readonly in: PlaceId }
  /** Use this power of that place instead of one's own. `card`: which of the cards in play acts. */
  | { readonly kind: 'power'; readonly card: PlaceId; readonly place: PlaceNumber; readonly way: PowerWay }
  | { readonly kind: 'hunt-card'; readonly card: HuntId }
  | { readonly kind: 'survival-card'; readonly card: SurvivalId }
  | { readonly kind: 'adaptation'; readonly adaptation: AdaptationId }
  | { readonly kind: 'adaptations'; readonly out: AdaptationId; readonly in: AdaptationId }
  | { readonly kind: 'survival-and-adaptation'; readonly card: SurvivalId; readonly adaptation: AdaptationId }
  /** The Sanctuary moves this many numbers; which place card is paid for it is asked, since not all may see it. */
  | { readonly kind: 'sanctuary-steps'; readonly steps: 0 | 2 };

/** What a seat may do. Big choices are many small actions, so the list of legal ones stays short. */
export type Action =
  // Set-up.
  | { readonly type: 'volunteer'; readonly willing: boolean }
  | { readonly type: 'choose-side'; readonly side: BoardSide }
  | { readonly type: 'choose-character'; readonly character: CharacterId }
  | { readonly type: 'choose-adaptation'; readonly adaptation: AdaptationId }
  // Exploration.
  | { readonly type: 'resist'; readonly will: 1 | 2 }
  | { readonly type: 'give-up' }
  | { readonly type: 'lay-place'; readonly card: PlaceId }
  /** Laid cards go back to hand: the choice is open again. */
  | { readonly type: 'take-up-places' }
  // Cards and abilities.
  | { readonly type: 'play-hunt'; readonly card: HuntId; readonly target: Target }
  | { readonly type: 'play-survival'; readonly card: SurvivalId; readonly target: Target }
  | { readonly type: 'use-character'; readonly character: CharacterId; readonly target: Target }
  | { readonly type: 'use-adaptation'; readonly adaptation: AdaptationId; readonly target: Target }
  | { readonly type: 'pass' }
  // Hunting.
  | { readonly type: 'place-token'; readonly token: HuntToken; readonly at: readonly PlaceNumber[] }
  /** The Creature has laid what it wanted. */
  | { readonly type: 'end-hunting' }
  /** River: this one stays in play. */
  | { readonly type: 'keep-place'; readonly card: PlaceId }
  /** A card in play goes back to hand, another from hand takes its place, both unseen. */
  | { readonly type: 'swap-place'; readonly out: PlaceId; readonly in: PlaceId }
  // Reckoning. `card`: which of the cards in play acts.
  /** `from`: the place whose power is copied; none: the power of the place explored. */
  | { readonly type: 'use-power'; readonly card: PlaceId; readonly from: PlaceNumber | undefined; readonly way: PowerWay }
  | { readonly type: 'return-instead'; readonly card: PlaceId; readonly returned: PlaceId }
  | { readonly type: 'rescue-survivor'; readonly card: PlaceId; readonly survivor: SurvivorId }
  | { readonly type: 'fortify'; readonly card: PlaceId }
  /** Only where a table option lets a Hunted do nothing, or nothing else is left. */
  | { readonly type: 'do-nothing'; readonly card: PlaceId }
  // Answers to questions.
  | { readonly type: 'return-place'; readonly card: PlaceId }
  | { readonly type: 'discard-place'; readonly card: PlaceId }
  | { readonly type: 'discard-survival'; readonly card: SurvivalId }
  /** The nth of one's face-down survivors: some of them nobody knows. */
  | { readonly type: 'discard-survivor'; readonly index: number }
  | { readonly type: 'keep-survival'; readonly card: SurvivalId }
  | { readonly type: 'take-place'; readonly card: PlaceId }
  | { readonly type: 'heal'; readonly seat: Seat }
  | { readonly type: 'lose-will' }
  | { readonly type: 'show-place'; readonly card: PlaceId }
  | { readonly type: 'hide-place'; readonly card: PlaceId }
  | { readonly type: 'put-under'; readonly card: HuntId }
  | { readonly type: 'put-adaptation-under'; readonly adaptation: AdaptationId }
  | { readonly type: 'drop-adaptation'; readonly adaptation: AdaptationId }
  /** The Creature pays to keep what the Hunted would discard. */
  | { readonly type: 'pay-to-keep' }
  | { readonly type: 'put-back-dna'; readonly count: 1 | 2 }
  | { readonly type: 'shelter' }
  | { readonly type: 'name-place'; readonly place: PlaceNumber }
  | { readonly type: 'move-creature'; readonly to: PlaceNumber }
  /** No more of an "up to", or no thanks to a "may". */
  | { readonly type: 'decline' }
  // Adaptation.
  | { readonly type: 'adapt' }
  /** `quietly`: fewer DNA and no step of the Defense counter, where an adaptation allows it. */
  | { readonly type: 'hide'; readonly quietly: boolean }
  | { readonly type: 'draw-adaptation'; readonly level: AdaptationLevel }
  | { readonly type: 'develop'; readonly adaptation: AdaptationId }
  | { readonly type: 'discard-adaptation'; readonly adaptation: AdaptationId }
  | { readonly type: 'move-sanctuary-on' };

/** Made once: most windows end with it. */
export const PASS: Member<Action, 'type', 'pass'> = { type: 'pass' };

export type ActionOf<Type extends Action['type']> = Member<Action, 'type', Type>;
export type TargetOf<Kind extends Target['kind']> = Member<Target, 'kind', Kind>;
