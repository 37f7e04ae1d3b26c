import type { Member, Seat } from '@orrery/engine';
import type { AdaptationId } from './cards/adaptations.ts';
import type { CharacterId } from './cards/characters.ts';
import type { PlaceId, PlaceNumber } from './cards/places.ts';
import type { SurvivalId } from './cards/survival.ts';
import type { Cause } from './events.ts';

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
    /** Set-up, and cards that let the Creature draw for free: how many more. */
    | { readonly ask: 'draw-adaptations'; readonly count: number }
    | { readonly ask: 'choose-character'; readonly from: readonly CharacterId[] }
    | { readonly ask: 'choose-adaptation'; readonly from: readonly AdaptationId[] }
    /** Return place cards of one's discard pile, one per answer. `least`: how many of `atMost` must be returned. */
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
    /** Show the Creature this many place cards from hand. */
    | { readonly ask: 'show-places'; readonly count: number }
    /** Keep this many hidden: the Creature is shown the others. */
    | { readonly ask: 'hide-places'; readonly count: number }
    /** Hunt cards under the deck, one per answer, the topmost first; whose hand they come from is the Creature's. */
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

export type Ask = Pending['ask'];

/** The question of this kind. */
export type Asks<Kind extends Ask> = Member<Pending, 'ask', Kind>;
