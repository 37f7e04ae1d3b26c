import type { Chance, Seat } from '@orrery/engine';
import type { Action, Target } from './actions.ts';
import type { AdaptationId } from './cards/adaptations.ts';
import type { BoardSide } from './cards/boards.ts';
import type { CharacterId } from './cards/characters.ts';
import type { HuntId } from './cards/hunt.ts';
import type { PlaceId, PlaceNumber } from './cards/places.ts';
import type { Phase } from './cards/sets.ts';
import type { SurvivalId } from './cards/survival.ts';
import type { SurvivorId } from './cards/survivors.ts';
import type { Options } from './options.ts';
import type { Pending } from './pending.ts';

export const FULL_WILL = 3;
export const HUNT_HAND = 3;
export const DNA_IN_BOX = 10;
export const MOST_ADAPTATIONS = 4;

export const HUNT_TOKENS = ['creature', 'target', 'artemia'] as const;
export type HuntToken = (typeof HUNT_TOKENS)[number];

/** A card in a context that mixes decks; names repeat between decks, so the deck is part of the key. */
export type CardKey =
  | `place:${PlaceId}`
  | `hunt:${HuntId}`
  | `survival:${SurvivalId}`
  | `survivor:${SurvivorId}`
  | `character:${CharacterId}`
  | `adaptation:${AdaptationId}`;

/**
 * A card and who knows it besides its holder: bit n is seat n; all bits: spectators too. A face-down survivor has no holder who knows.
 * Never written to: a card learnt by somebody is another `Seen`.
 */
export interface Seen<Card> {
  readonly card: Card;
  readonly by: number;
}

/** A place card in play. */
export interface Visit {
  /** The card that was laid; "this card" of a power. */
  readonly card: PlaceId;
  /** The place explored: the card's own, or where its Hunted was moved. None: a card that is on no place. */
  place: PlaceNumber | undefined;
  /** Used its power, returned a card, did a Sanctuary action, or lost the right to: it acts no more. */
  hasActed: boolean;
  /** Step 2 has dealt with it: what the Target token does was done. */
  hasSuffered: boolean;
  /** Everybody who sees the pile knows this card before the reveal: it came out of that pile. */
  readonly isOpen?: true | undefined;
}

export interface Hunted {
  readonly seat: Seat;
  will: number;
  /** Place cards in hand, in rising order of `PLACE_IDS`; the discard pile likewise. */
  hand: PlaceId[];
  discard: PlaceId[];
  /** Laid face down in phase 1, open from the reveal to phase 4. */
  played: Visit[];
  survival: Seen<SurvivalId>[];
  /** Phase 1: the cards to lay are laid, and this seat is not waited for. */
  isLocked: boolean;
  /** Resist or Give Up was used in this phase 1. */
  effort: 'none' | 'resisted' | 'gave-up';
  /** Survival cards played this turn. */
  survivalPlayed: SurvivalId[];
  /** Cards laid this turn, and how many of them are resolved. */
  lays: 1 | 2;
  resolves: 1 | 2;
  /** The same for the next turn, earned by a power of this one. */
  nextLays: 1 | 2;
  nextResolves: 1 | 2;
  character: CharacterId | undefined;
  /** Its once-a-turn ability was used this turn. */
  hasUsedCharacter: boolean;
  /** Face down; everybody saw who was rescued, nobody who was only taken. */
  survivors: Seen<SurvivorId>[];
  /** The discard pile is dark for the Creature until this turn has ended; 0: it is open. */
  hiddenUntil: number;
  /** May not Resist in the phase 1 of this turn; 0: may. */
  noResistIn: number;
  /** Will was lost down to 0 in this phase 3. */
  hasLostLastWill: boolean;
  /** Turn in which this Hunted was last caught; 0: never. */
  lastCaught: number;
}

/** What the Creature alone has learnt of a hand since the last reveal. Forgotten when that hand changes unseen by the Creature. */
export interface Glimpse {
  readonly seat: Seat;
  inHand: PlaceId[];
  notInHand: PlaceId[];
  /** Asked about the card in play: number 1-5, 6-10, or neither. */
  playedRow: 'upper' | 'lower' | 'none' | undefined;
}

export interface Creature {
  readonly seat: Seat;
  hand: Seen<HuntId>[];
  dna: number;
  adaptationHand: AdaptationId[];
  developed: Developed[];
}

export interface Developed {
  readonly adaptation: AdaptationId;
  /** Works after this turn. */
  readonly since: number;
  /** Its once-a-turn ability was used in this turn; 0: never. */
  usedIn: number;
}

/** A card played or an ability used whose effect lasts until the end of the turn. What it does its table says. */
export interface InForce {
  readonly card: CardKey;
  readonly by: Seat;
  readonly target: Target;
}

/**
 * Where the turn stands, in order. `…-window`: everybody who may hold a suitable card is asked to play or pass.
 * The set-up stages come once, those of phase 5 only with Sanctuary.
 */
export const STAGES = [
  'volunteering',
  'choosing-side',
  'drawing-adaptations',
  'choosing-characters',
  'choosing-adaptation',
  'exploration',
  'hunting',
  'hunt-window',
  'keeping-cards',
  'reveal-window',
  'free-places',
  'target-places',
  'artemia-window',
  'artemia-places',
  'creature-window',
  'creature-places',
  'caught-window',
  'last-will',
  'end-window',
  'refill',
  'refill-window',
  'rescue',
  'sanctuary-window',
  'sanctuary-moves',
  'survivors',
  'adaptation',
  'over',
] as const;
export type Stage = (typeof STAGES)[number];

/** What only the running turn remembers. */
export interface Turn {
  /** 1 for the first. */
  readonly number: number;
  phase: Phase;
  stage: Stage;
  /** Seats that passed in the open window, or, the Creature in phase 1, need no longer be waited for. */
  passed: Seat[];
  /** Something is about to be resolved by itself: those who might play a card before are asked. */
  isMoment: boolean;
  /** Hunt cards played this turn, in order. */
  huntPlayed: HuntId[];
  huntLimit: 1 | 2;
  nextHuntLimit: 1 | 2;
  inForce: InForce[];
  /** Places whose once-a-turn power was used. */
  usedPlaces: PlaceId[];
  /** Somebody fortified by exploring the Sanctuary's place. */
  hasFortified: boolean;
  /** Hunted whom step 3, and step 4, hits: fixed when the step begins, clockwise; a Hunted who has been dealt with leaves the list. */
  hit: Seat[];
  caught: Seat[];
  /** The catch has moved, or may no longer move, the Assimilation counter. */
  hasCounted: boolean;
  /** Sanctuary: nobody may adapt or hide in this phase 5. */
  isBlocked: boolean;
  /** Hunted who rescued a survivor. */
  rescued: Seat[];
  /** What the Creature does in its phase 5: nothing yet, it is adapting, or it is done. */
  adapting: 'not-yet' | 'now' | 'done';
}

/** An answer to a question put to several seats at once; opened when the last one is in. */
export interface SealedAnswer {
  readonly seat: Seat;
  readonly actions: readonly Action[];
}

export interface State {
  readonly options: Options;
  /** How many play, the Creature included. */
  readonly seats: number;
  chance: Chance;
  side: BoardSide;
  /** Before the volunteers are heard nobody is: then `creature.seat` is -1 and there are no Hunted. */
  creature: Creature;
  /** Clockwise from the Creature's left: the order of every ordered step. */
  hunted: Hunted[];
  /** Steps left to the star. */
  rescue: number;
  assimilation: number;
  /** Place on each spot of the planet, 1 first. */
  readonly planet: readonly PlaceId[];
  /** Copies left of each place card that may be taken. */
  reserve: Partial<Record<PlaceId, number>>;
  /** The Marker is on the Beach. */
  marker: boolean;
  /** Spots each token covers: none, one, or two adjacent ones. */
  tokens: Record<HuntToken, readonly PlaceNumber[]>;
  /** The last is drawn first. */
  huntDeck: Seen<HuntId>[];
  /** Open to all; the last is on top. */
  huntDiscard: HuntId[];
  survivalDeck: SurvivalId[];
  survivalDiscard: SurvivalId[];
  /** The Hunted are clockwise, so a glimpse a Hunted in the same order. */
  glimpses: Glimpse[];
  /** Only with Sanctuary; steps left to the last cell of its board. */
  sanctuary: Sanctuary | undefined;
  /** Characters dealt to choose from, in the order of the Hunted; empty once chosen. */
  dealtCharacters: CharacterId[][];
  /** Adaptations the Creature may choose from in the bridge variant; empty once chosen. */
  dealtAdaptations: AdaptationId[];
  turn: Turn;
  /** Questions before the turn goes on. In phase 1 each seat answers its own; else the last, or all of its sealed set, is asked. */
  pending: Pending[];
  sealed: SealedAnswer[];
  ended: Ending | undefined;
}

export type Ending = 'assimilated' | 'rescued' | 'sanctuary-held';

export interface Sanctuary {
  /** Spot of the flying city. */
  place: PlaceNumber;
  /** Places 6-10 are open to it. */
  isUnlocked: boolean;
  /** Steps left to the last cell. */
  defense: number;
  /** DNA nobody holds. */
  dna: number;
  survivorDeck: SurvivorId[];
  /** Face up. */
  survivors: SurvivorId[];
  /** Discarded ones leave the game, with who knows them: those only taken nobody has ever seen. */
  survivorsGone: Seen<SurvivorId>[];
  /** By level; the last is drawn first. */
  adaptationDecks: [Seen<AdaptationId>[], Seen<AdaptationId>[]];
  adaptationDiscards: [AdaptationId[], AdaptationId[]];
}
