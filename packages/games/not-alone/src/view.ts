import type { Seat, Viewer } from '@orrery/engine';
import type { AdaptationId } from './cards/adaptations.ts';
import type { BoardSide } from './cards/boards.ts';
import type { CharacterId } from './cards/characters.ts';
import type { HuntId } from './cards/hunt.ts';
import type { PlaceId, PlaceNumber } from './cards/places.ts';
import type { SurvivalId } from './cards/survival.ts';
import type { SurvivorId } from './cards/survivors.ts';
import type { Options } from './options.ts';
import type { Pending } from './pending.ts';
import type { Developed, Ending, Glimpse, Hunted, HuntToken, SealedAnswer, Turn } from './state.ts';

/** A card the viewer may not see: only that it is there. */
export type Hidden = 'hidden';

/**
 * One Hunted as a viewer sees them. Hands are as long as they are; what the viewer does not know is `hidden`, and known cards come
 * first, so that the order tells nothing.
 */
export interface HuntedView extends Omit<Hunted, 'hand' | 'discard' | 'played' | 'survival' | 'survivors' | 'survivalPlayed'> {
  readonly hand: readonly (PlaceId | Hidden)[];
  /** All `hidden` while the pile is dark for this viewer. */
  readonly discard: readonly (PlaceId | Hidden)[];
  readonly isDark: boolean;
  readonly played: readonly VisitView[];
  /** Every place card this Hunted owns, wherever it is: every gain is public. */
  readonly owned: readonly PlaceId[];
  readonly survival: readonly (SurvivalId | Hidden)[];
  readonly survivalPlayed: readonly SurvivalId[];
  readonly survivors: readonly (SurvivorId | Hidden)[];
  /** To the Creature alone: what it has learnt of this hand. */
  readonly glimpse: Readonly<Glimpse> | undefined;
}

export interface VisitView {
  readonly card: PlaceId | Hidden;
  /** Undefined too while the card is hidden. */
  readonly place: PlaceNumber | undefined;
  readonly hasActed: boolean;
}

export interface CreatureView {
  readonly seat: Seat;
  readonly hand: readonly (HuntId | Hidden)[];
  readonly dna: number;
  readonly adaptationHand: readonly (AdaptationId | Hidden)[];
  readonly developed: readonly Readonly<Developed>[];
}

export interface SanctuaryView {
  readonly place: PlaceNumber;
  readonly isUnlocked: boolean;
  readonly defense: number;
  readonly dna: number;
  readonly survivorCount: number;
  readonly survivors: readonly SurvivorId[];
  readonly survivorsGone: readonly (SurvivorId | Hidden)[];
  /** By level, the last is drawn first. */
  readonly adaptationDecks: readonly [readonly (AdaptationId | Hidden)[], readonly (AdaptationId | Hidden)[]];
  readonly adaptationDiscards: readonly [readonly AdaptationId[], readonly AdaptationId[]];
}

/** All a viewer may know. */
export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly seats: number;
  readonly side: BoardSide;
  readonly creature: CreatureView;
  /** Clockwise from the Creature's left. */
  readonly hunted: readonly HuntedView[];
  readonly rescue: number;
  readonly assimilation: number;
  readonly planet: readonly PlaceId[];
  readonly reserve: Readonly<Partial<Record<PlaceId, number>>>;
  readonly marker: boolean;
  readonly tokens: Readonly<Record<HuntToken, readonly PlaceNumber[]>>;
  /** The last is drawn first; a card somebody put under the deck is known to who saw it. */
  readonly huntDeck: readonly (HuntId | Hidden)[];
  readonly huntDiscard: readonly HuntId[];
  readonly survivalDeckCount: number;
  readonly survivalDiscard: readonly SurvivalId[];
  readonly sanctuary: SanctuaryView | undefined;
  /** Own choice only; the others' are hidden. In the order of the Hunted. */
  readonly dealtCharacters: readonly (readonly (CharacterId | Hidden)[])[];
  /** To the Creature alone; the three are printed for the player count, so they are no secret. */
  readonly dealtAdaptations: readonly AdaptationId[];
  readonly turn: Readonly<Turn>;
  /** Questions with what this viewer may not know left out. */
  readonly pending: readonly Pending[];
  /** Own sealed answer whole; of others only that there is one, with no actions. */
  readonly sealed: readonly SealedAnswer[];
  readonly ended: Ending | undefined;
}
