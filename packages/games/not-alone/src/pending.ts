import type { Seat } from '@orrery/engine';
import type { AdaptationId } from './cards/adaptations.ts';
import type { CharacterId } from './cards/characters.ts';
import type { PlaceId, PlaceNumber } from './cards/places.ts';
import type { Phase } from './cards/sets.ts';
import type { SurvivalId } from './cards/survival.ts';
import type { Cause } from './events.ts';
import type { Stage } from './state.ts';

/**
 * What a seat is asked before the turn goes on. Plain data, kept in the state. Questions with the same `sealed` number are asked at
 * once, and their answers are opened together.
 */
interface Question {
  readonly seat: Seat;
  readonly because: Cause;
  readonly sealed?: number;
}

export type Pending = Question &
  (
    | { readonly ask: 'volunteer' }
    | { readonly ask: 'choose-side' }
    /** Set-up, and cards that let the Creature draw for nothing: so many more. */
    | { readonly ask: 'draw-adaptations'; readonly count: number }
    | { readonly ask: 'choose-character'; readonly from: readonly CharacterId[] }
    | { readonly ask: 'choose-adaptation'; readonly from: readonly AdaptationId[] }
    /** Return place cards of the own discard pile, one an answer. `least`: how many of `atMost` must be. */
    | { readonly ask: 'return-places'; readonly atMost: number; readonly least: number }
    /** One place card comes back: this one in play, or one of the discard pile. */
    | { readonly ask: 'return-this-or-one'; readonly card: PlaceId }
    | { readonly ask: 'discard-places'; readonly count: number }
    /** Two place cards, or 1 Will. `count`: cards still to come once the first was given. */
    | { readonly ask: 'discard-or-lose-will'; readonly count: number; readonly hasBegun: boolean }
    | { readonly ask: 'discard-survival' }
    | { readonly ask: 'discard-survivor' }
    /** One Survival card or one survivor. */
    | { readonly ask: 'discard-survival-or-survivor' }
    /** Looked at by this seat alone: one goes to hand, the other is discarded. Cards are hidden from the others by the view. */
    | { readonly ask: 'keep-survival'; readonly cards: readonly SurvivalId[] }
    | { readonly ask: 'keep-place' }
    | { readonly ask: 'take-place'; readonly from: readonly PlaceId[]; readonly mayDecline: boolean }
    | { readonly ask: 'heal'; readonly seats: readonly Seat[]; readonly mayDecline: boolean }
    /** Show the Creature so many place cards of the own hand. */
    | { readonly ask: 'show-places'; readonly count: number }
    /** Keep so many hidden: the Creature is shown the others. */
    | { readonly ask: 'hide-places'; readonly count: number }
    /** Hunt cards under the deck, one an answer, first the one that lies highest; whose hand they come from is the Creature's. */
    | { readonly ask: 'put-hunt-under'; readonly atMost: number }
    | { readonly ask: 'put-adaptations-under'; readonly atMost: number; readonly done: number }
    | { readonly ask: 'drop-adaptation'; readonly mayDecline: boolean; readonly removes: 'nothing' | 'place-card' }
    /** The Creature may pay 1 DNA to keep this adaptation. */
    | { readonly ask: 'keep-adaptation'; readonly adaptation: AdaptationId; readonly removes: 'nothing' | 'place-card'; readonly by: Seat }
    | { readonly ask: 'put-back-dna'; readonly atMost: number }
    /** Swap a card in play with one of the hand, both unseen. */
    | { readonly ask: 'swap-played' }
    | { readonly ask: 'shelter' }
    /** Somebody has just fortified: play a card that answers it, or pass. Put to all who might hold one, sealed. */
    | { readonly ask: 'answer-fortify'; readonly by: Seat }
    /** A place whose power the targeted Hunted have instead. */
    | { readonly ask: 'name-place'; readonly from: readonly PlaceNumber[] }
    | { readonly ask: 'move-creature'; readonly to: readonly PlaceNumber[] }
    | { readonly ask: 'move-sanctuary-on' }
    /** Use the power of another place now: an ability copies it. */
    | { readonly ask: 'use-copied-power'; readonly card: PlaceId; readonly places: readonly PlaceNumber[] }
    /** A card in play that returns to hand. */
    | { readonly ask: 'return-played'; readonly from: readonly PlaceId[] }
  );

/** The question of this kind. */
export type Asks<Ask extends Pending['ask']> = Extract<Pending, { ask: Ask }>;

export type Decision =
  | Pending
  /** Phase 1. `left`: cards still to lay; 0: all laid, and the seat is not waited for but may change its mind. */
  | { readonly ask: 'explore'; readonly seat: Seat; readonly left: number }
  /** Phase 1, the Creature: play a card or pass. */
  | { readonly ask: 'stalk'; readonly seat: Seat; readonly after: number }
  /** Phase 2, the Creature: lay tokens, play cards, end the hunt. */
  | { readonly ask: 'hunt'; readonly seat: Seat }
  /** Play a card of this phase, or pass. `after`: grows with what was played this turn, so that a question put again is another. */
  | { readonly ask: 'window'; readonly seat: Seat; readonly stage: Stage; readonly phase: Phase; readonly after: number }
  /** While another seat is waited for: play a card of this phase before it acts. Nobody waits for this. */
  | { readonly ask: 'interrupt'; readonly seat: Seat; readonly phase: Phase }
  /** Steps 1 and 2: act at one's place. `cards`: which cards in play may act now. */
  | { readonly ask: 'act'; readonly seat: Seat; readonly cards: readonly PlaceId[] }
  /** Phase 5. */
  | { readonly ask: 'adapt-or-hide'; readonly seat: Seat }
  /** Inside Adapt: draw, develop, make room; `pass` ends it. */
  | { readonly ask: 'adapting'; readonly seat: Seat };
