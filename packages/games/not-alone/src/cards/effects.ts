import type { Member } from '@orrery/engine';
import type { SanctuaryHuntEffect, SanctuarySurvivalEffect } from './effects-sanctuary.ts';
import type { PlaceId } from './places.ts';

/** The closed vocabulary of Hunt cards: plain data. A word that lasts does so until the end of the turn. */
export type BaseHuntEffect =
  /** Nobody plays or draws Survival cards; laid cards go back. */
  | { readonly do: 'bar-survival' }
  /** The token is laid between two places at once, neither may be laid; laid cards go back. */
  | { readonly do: 'bar-places' }
  /** The Hunted named is caught: this many more steps of the Assimilation counter. */
  | { readonly do: 'step-if-caught'; readonly steps: number }
  /** A Hunted keeps this many place cards in hand and discards the others. */
  | { readonly do: 'discard-down-to'; readonly cards: number }
  /** Being caught costs this much more Will. */
  | { readonly do: 'catch-costs'; readonly will: number }
  /** Every Hunted, sealed. */
  | { readonly do: 'all-discard'; readonly cards: number }
  /** The powers of these places are ineffective. */
  | { readonly do: 'silence-places'; readonly places: readonly PlaceId[] }
  /** The power of a place returns at most this many place cards. */
  | { readonly do: 'limit-returns'; readonly cards: number }
  /** The Artemia token also costs this much Will. */
  | { readonly do: 'artemia-costs'; readonly will: number }
  /** A Hunted shows the hand except for this many cards. */
  | { readonly do: 'show-all-but'; readonly cards: number }
  /** The token of the card's symbol lies between two places. */
  | { readonly do: 'cover-two' }
  /** The Target token is another Creature token. */
  | { readonly do: 'clone-creature' }
  /** The powers under the Target token are ineffective; `survivalCards`: what a Hunted there discards in step 2. */
  | { readonly do: 'silence-target'; readonly coversTwo: boolean; readonly survivalCards: 0 | 1 }
  /** Step 2: this many place cards, or this much Will. */
  | { readonly do: 'target-pays'; readonly cards: number; readonly will: number }
  /** The power of the place named is ineffective. */
  | { readonly do: 'silence-place' }
  /** A Hunted explores a neighbouring place instead. */
  | { readonly do: 'lead-astray' }
  /** The Rescue counter stands still in this phase. */
  | { readonly do: 'hold-rescue' }
  | { readonly do: 'raise-limit'; readonly cards: 2 }
  /** The card on top of the Hunt discard pile. */
  | { readonly do: 'copy-top' };

export type HuntEffect = BaseHuntEffect | SanctuaryHuntEffect;
export type HuntDo = HuntEffect['do'];
/** The effect with this word: tables have a line per word. */
export type HuntWord<Do extends HuntDo> = Member<HuntEffect, 'do', Do>;

/** The closed vocabulary of Survival cards: plain data. */
export type BaseSurvivalEffect =
  | { readonly do: 'regain-will'; readonly will: number }
  | { readonly do: 'set-marker' }
  /** Paid with a place card of the hand: the Creature plays no Hunt cards; laid cards go back. */
  | { readonly do: 'bar-hunt' }
  | { readonly do: 'return-places'; readonly atMost: number }
  /** Every discard pile of place cards is dark. */
  | { readonly do: 'darken-piles' }
  /** This many Hunt cards drawn from the Creature's hand, under the deck. */
  | { readonly do: 'strike-hunt'; readonly cards: number }
  /** The card in play and one of the discard pile change places. */
  | { readonly do: 'swap-with-pile' }
  | { readonly do: 'ignore-token'; readonly token: 'artemia' | 'creature' }
  /** When acting: the power of this place instead. */
  | { readonly do: 'use-power-of'; readonly place: PlaceId }
  /** When acting: the power of a neighbouring place instead. */
  | { readonly do: 'use-adjacent-power' }
  | { readonly do: 'move-token'; readonly token: 'artemia' | 'creature' }
  /** The Marker is used up for a step of the Rescue counter. */
  | { readonly do: 'spend-marker' }
  /** A card in play goes back to hand. */
  | { readonly do: 'return-played' };

export type SurvivalEffect = BaseSurvivalEffect | SanctuarySurvivalEffect;
export type SurvivalDo = SurvivalEffect['do'];
export type SurvivalWord<Do extends SurvivalDo> = Member<SurvivalEffect, 'do', Do>;
