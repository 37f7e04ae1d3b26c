import type { Seat } from '@orrery/engine';
import type { Target } from './actions.ts';
import type { AdaptationId, AdaptationLevel } from './cards/adaptations.ts';
import type { BoardSide, Bonus } from './cards/boards.ts';
import type { CharacterId } from './cards/characters.ts';
import type { HuntId } from './cards/hunt.ts';
import type { PlaceId, PlaceNumber, PowerWay } from './cards/places.ts';
import type { Phase } from './cards/sets.ts';
import type { SurvivalId } from './cards/survival.ts';
import type { SurvivorId } from './cards/survivors.ts';
import type { CardKey, Ending, HuntToken } from './state.ts';

/** Why something happens: a card, a token, a bonus cell, or a rule by name. */
export type Cause =
  | CardKey
  | `token:${HuntToken}`
  | `bonus:${Bonus}`
  | 'set-up'
  | 'resist'
  | 'give-up'
  | 'returned-instead'
  | 'river-choice'
  | 'caught'
  | 'last-will'
  | 'end-of-turn'
  | 'fortify'
  | 'shelter'
  | 'adapt'
  | 'hide'
  | 'phase-five';

/**
 * What happened. A field that not everybody may hear is optional: it is told with `only` and `adds`. Place cards going to or coming from
 * a discard pile are open to all, but to the Hunted alone while piles are dark.
 */
export type Event =
  // Set-up.
  | { readonly type: 'volunteers-heard'; readonly volunteers: readonly Seat[] }
  | { readonly type: 'creature-chosen'; readonly seat: Seat }
  | { readonly type: 'side-chosen'; readonly seat: Seat; readonly side: BoardSide }
  | { readonly type: 'adaptation-drawn'; readonly level: AdaptationLevel; readonly cause: Cause; readonly adaptation?: AdaptationId }
  | { readonly type: 'characters-chosen'; readonly characters: readonly { readonly seat: Seat; readonly character: CharacterId }[] }
  | { readonly type: 'adaptation-chosen'; readonly adaptation: AdaptationId }
  // Phases.
  | { readonly type: 'turn-began'; readonly turn: number }
  | { readonly type: 'phase-began'; readonly phase: Phase }
  // Exploration.
  | { readonly type: 'resisted'; readonly seat: Seat; readonly will: number }
  | { readonly type: 'gave-up'; readonly seat: Seat; readonly forced: boolean }
  | { readonly type: 'place-laid'; readonly seat: Seat; readonly card?: PlaceId }
  | { readonly type: 'places-taken-up'; readonly seat: Seat }
  /** Every laid card went back to its hand. */
  | { readonly type: 'choices-undone'; readonly cause: Cause; readonly seats: readonly Seat[] }
  | { readonly type: 'answered'; readonly seat: Seat; readonly ask: string }
  // Cards and abilities.
  | { readonly type: 'hunt-played'; readonly card: HuntId; readonly target: Target; readonly copies: HuntId | undefined }
  | { readonly type: 'survival-played'; readonly seat: Seat; readonly card: SurvivalId; readonly target: Target }
  | { readonly type: 'character-used'; readonly seat: Seat; readonly character: CharacterId; readonly target: Target }
  | { readonly type: 'adaptation-used'; readonly adaptation: AdaptationId; readonly target: Target }
  | { readonly type: 'passed'; readonly seat: Seat }
  // Hunting and moving about.
  | { readonly type: 'token-placed'; readonly token: HuntToken; readonly at: readonly PlaceNumber[]; readonly from: readonly PlaceNumber[] }
  | {
      readonly type: 'token-moved';
      readonly token: HuntToken;
      readonly from: readonly PlaceNumber[];
      readonly to: PlaceNumber;
      readonly cause: Cause;
    }
  | {
      readonly type: 'hunted-moved';
      readonly seat: Seat;
      readonly card: PlaceId;
      readonly from: PlaceNumber;
      readonly to: PlaceNumber;
      readonly cause: Cause;
    }
  | { readonly type: 'hunting-ended' }
  /** The other card goes back to hand unseen. */
  | { readonly type: 'place-kept'; readonly seat: Seat; readonly card?: PlaceId }
  | { readonly type: 'play-swapped'; readonly seat: Seat; readonly cause: Cause; readonly out?: PlaceId; readonly in?: PlaceId }
  // Reckoning.
  | { readonly type: 'places-revealed'; readonly plays: readonly { readonly seat: Seat; readonly cards: readonly PlaceId[] }[] }
  | { readonly type: 'step-began'; readonly step: 1 | 2 | 3 | 4 }
  | {
      readonly type: 'power-used';
      readonly seat: Seat;
      readonly card: PlaceId;
      readonly place: PlaceId;
      readonly way: PowerWay;
      readonly isCopy: boolean;
      readonly cause: Cause;
    }
  /** A Hunted could do nothing, and why: no power, a token, nothing to return. */
  | {
      readonly type: 'stood-idle';
      readonly seat: Seat;
      readonly card: PlaceId;
      readonly because: Cause | 'nothing-possible' | 'own-choice';
    }
  | {
      readonly type: 'places-returned';
      readonly seat: Seat;
      readonly count: number;
      readonly cause: Cause;
      readonly cards?: readonly PlaceId[];
    }
  /** From play to hand. */
  | { readonly type: 'played-returned'; readonly seat: Seat; readonly card: PlaceId; readonly cause: Cause }
  /** From hand to the discard pile. */
  | {
      readonly type: 'places-discarded';
      readonly seat: Seat;
      readonly count: number;
      readonly cause: Cause;
      readonly cards?: readonly PlaceId[];
    }
  | { readonly type: 'place-taken'; readonly seat: Seat; readonly card: PlaceId; readonly cause: Cause }
  | { readonly type: 'place-removed'; readonly seat: Seat; readonly card: PlaceId }
  | { readonly type: 'marker-moved'; readonly seat: Seat | undefined; readonly on: boolean; readonly cause: Cause }
  | { readonly type: 'will-lost'; readonly seat: Seat; readonly will: number; readonly left: number; readonly cause: Cause }
  | { readonly type: 'will-spared'; readonly seat: Seat; readonly cause: Cause }
  | { readonly type: 'will-regained'; readonly seat: Seat; readonly will: number; readonly left: number; readonly cause: Cause }
  | { readonly type: 'hit-by-artemia'; readonly seat: Seat; readonly card: PlaceId }
  | { readonly type: 'caught'; readonly seat: Seat; readonly cards: readonly PlaceId[] }
  | { readonly type: 'last-will-lost'; readonly seats: readonly Seat[] }
  /** After the last Will: place cards back, Will again. */
  | {
      readonly type: 'hunted-reset';
      readonly seat: Seat;
      readonly will: number;
      readonly count: number;
      readonly cards?: readonly PlaceId[];
    }
  | { readonly type: 'rescue-moved'; readonly steps: number; readonly left: number; readonly cause: Cause }
  | { readonly type: 'rescue-held'; readonly cause: Cause }
  | { readonly type: 'assimilation-moved'; readonly steps: number; readonly left: number; readonly cause: Cause }
  /** Shown to the Creature alone. */
  | { readonly type: 'hand-shown'; readonly seat: Seat; readonly count: number; readonly cause: Cause; readonly cards?: readonly PlaceId[] }
  | { readonly type: 'hand-asked'; readonly seat: Seat; readonly card: PlaceId; readonly cause: Cause; readonly has?: boolean }
  | { readonly type: 'play-asked'; readonly seat: Seat; readonly cause: Cause; readonly row?: 'upper' | 'lower' | 'none' }
  | { readonly type: 'piles-darkened'; readonly cause: Cause; readonly seats: readonly Seat[] }
  | { readonly type: 'piles-opened'; readonly piles: readonly { readonly seat: Seat; readonly cards: readonly PlaceId[] }[] }
  // Decks.
  | {
      readonly type: 'survival-drawn';
      readonly seat: Seat;
      readonly count: number;
      readonly cause: Cause;
      readonly cards?: readonly SurvivalId[];
    }
  | { readonly type: 'survival-discarded'; readonly seat: Seat; readonly card: SurvivalId; readonly cause: Cause }
  | { readonly type: 'survival-salvaged'; readonly seat: Seat; readonly card: SurvivalId; readonly cause: Cause }
  | { readonly type: 'survival-reshuffled'; readonly cards: number }
  | { readonly type: 'hunt-drawn'; readonly count: number; readonly cards?: readonly HuntId[] }
  | { readonly type: 'hunt-discarded'; readonly card: HuntId; readonly cause: Cause }
  | { readonly type: 'hunt-put-under'; readonly count: number; readonly cause: Cause; readonly cards?: readonly HuntId[] }
  | {
      readonly type: 'hunt-looked-at';
      readonly seat: Seat;
      readonly count: number;
      readonly cause: Cause;
      readonly cards?: readonly HuntId[];
    }
  | { readonly type: 'hunt-reshuffled'; readonly cards: number }
  // End of the turn.
  | { readonly type: 'play-discarded'; readonly seat: Seat; readonly count: number; readonly cards?: readonly PlaceId[] }
  | { readonly type: 'tokens-taken-back' }
  // Sanctuary.
  | { readonly type: 'survivor-rescued'; readonly seat: Seat; readonly survivor: SurvivorId; readonly works: boolean }
  | { readonly type: 'survivor-taken'; readonly seat: Seat; readonly cause: Cause }
  | { readonly type: 'survivors-gone'; readonly seat: Seat; readonly count: number; readonly cause: Cause }
  | { readonly type: 'survivors-shown'; readonly survivors: readonly SurvivorId[] }
  | {
      readonly type: 'defense-moved';
      readonly steps: number;
      readonly left: number;
      readonly seat: Seat | undefined;
      readonly cause: Cause;
    }
  | { readonly type: 'bonus-reached'; readonly bonus: Bonus }
  | { readonly type: 'sanctuary-moved'; readonly from: PlaceNumber; readonly to: PlaceNumber; readonly cause: Cause }
  | { readonly type: 'sanctuary-stayed'; readonly cause: Cause }
  | { readonly type: 'adaptation-blocked'; readonly cause: Cause }
  | { readonly type: 'dna-taken'; readonly count: number; readonly cause: Cause }
  | { readonly type: 'dna-put-back'; readonly count: number; readonly cause: Cause }
  | { readonly type: 'adapted' }
  | { readonly type: 'hid'; readonly quietly: boolean }
  | { readonly type: 'adaptation-skipped' }
  | { readonly type: 'adaptation-developed'; readonly adaptation: AdaptationId; readonly cost: number }
  | { readonly type: 'adaptation-discarded'; readonly adaptation: AdaptationId; readonly cause: Cause }
  | { readonly type: 'adaptation-kept'; readonly adaptation: AdaptationId }
  | { readonly type: 'adaptation-put-under'; readonly count: number; readonly cause: Cause; readonly adaptation?: AdaptationId }
  | { readonly type: 'match-ended'; readonly because: Ending };
