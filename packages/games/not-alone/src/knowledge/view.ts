import type { Seat, Viewer } from '@orrery/engine';
import type { AdaptationId } from '../cards/adaptations.ts';
import type { BoardSide } from '../cards/boards.ts';
import type { CharacterId } from '../cards/characters.ts';
import type { HuntId } from '../cards/hunt.ts';
import type { PlaceId, PlaceNumber } from '../cards/places.ts';
import type { SurvivalId } from '../cards/survival.ts';
import type { SurvivorId } from '../cards/survivors.ts';
import type { Options } from '../options.ts';
import type { Pending } from '../pending.ts';
import type { Developed, Ending, HuntToken, Sanctuary, SealedAnswer, State, Turn } from '../state.ts';
import { questionView } from './questions.ts';
import { faceDown, type Hidden, handView, hidden } from './view/face-down.ts';
import { type HuntedView, huntedView } from './view/hunted.ts';

export type { Hidden } from './view/face-down.ts';
export type { HuntedView, VisitView } from './view/hunted.ts';

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

/** Own sealed answer whole; of others only how many actions it has. */
export interface SealedView extends SealedAnswer {
  readonly count: number;
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
  /** Which three the Creature may choose from is printed for the player count: open to all. */
  readonly dealtAdaptations: readonly AdaptationId[];
  readonly turn: Readonly<Turn>;
  /** Questions with what this viewer may not know left out. */
  readonly pending: readonly Pending[];
  readonly sealed: readonly SealedView[];
  readonly ended: Ending | undefined;
}

/** [NA-3.5] [NA-R62] Names every field, so a field added to State stays secret until someone decides otherwise. */
export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    options: state.options,
    seats: state.seats,
    side: state.side,
    creature: creatureView(state, viewer),
    hunted: state.hunted.map((hunted) => huntedView(state, hunted, viewer)),
    rescue: state.rescue,
    assimilation: state.assimilation,
    planet: state.planet,
    reserve: { ...state.reserve },
    marker: state.marker,
    tokens: { creature: state.tokens.creature, target: state.tokens.target, artemia: state.tokens.artemia },
    huntDeck: faceDown(state, state.huntDeck, viewer),
    huntDiscard: [...state.huntDiscard],
    survivalDeckCount: state.survivalDeck.length,
    survivalDiscard: [...state.survivalDiscard],
    sanctuary: state.sanctuary === undefined ? undefined : sanctuaryView(state, state.sanctuary, viewer),
    dealtCharacters: state.dealtCharacters.map((dealt, index) => (state.hunted[index].seat === viewer ? dealt : hidden(dealt))),
    dealtAdaptations: [...state.dealtAdaptations],
    turn: turnView(state.turn),
    pending: state.pending.map((question) => questionView(question, viewer)),
    sealed: state.sealed.map((answer) => sealedView(answer, viewer)),
    ended: state.ended,
  };
}

/** [NA-R54] */
function creatureView(state: State, viewer: Viewer): CreatureView {
  const { creature } = state;
  return {
    seat: creature.seat,
    hand: handView(state, { cards: creature.hand, holder: creature.seat }, viewer),
    dna: creature.dna,
    adaptationHand: viewer === creature.seat ? [...creature.adaptationHand] : hidden(creature.adaptationHand),
    developed: creature.developed.map(({ adaptation, since, usedIn }) => ({ adaptation, since, usedIn })),
  };
}

/** [NA-R55] */
function sanctuaryView(state: State, sanctuary: Sanctuary, viewer: Viewer): SanctuaryView {
  const [first, second] = sanctuary.adaptationDecks;
  const [firstPile, secondPile] = sanctuary.adaptationDiscards;
  return {
    place: sanctuary.place,
    isUnlocked: sanctuary.isUnlocked,
    defense: sanctuary.defense,
    dna: sanctuary.dna,
    survivorCount: sanctuary.survivorDeck.length,
    survivors: [...sanctuary.survivors],
    survivorsGone: faceDown(state, sanctuary.survivorsGone, viewer),
    adaptationDecks: [faceDown(state, first, viewer), faceDown(state, second, viewer)],
    adaptationDiscards: [[...firstPile], [...secondPile]],
  };
}

function turnView(turn: Turn): Turn {
  return {
    number: turn.number,
    phase: turn.phase,
    stage: turn.stage,
    passed: [...turn.passed],
    isMoment: turn.isMoment,
    huntPlayed: [...turn.huntPlayed],
    huntLimit: turn.huntLimit,
    nextHuntLimit: turn.nextHuntLimit,
    inForce: [...turn.inForce],
    usedPlaces: [...turn.usedPlaces],
    hasFortified: turn.hasFortified,
    hit: [...turn.hit],
    caught: [...turn.caught],
    hasCounted: turn.hasCounted,
    isBlocked: turn.isBlocked,
    rescued: [...turn.rescued],
    adapting: turn.adapting,
  };
}

function sealedView({ seat, actions }: SealedAnswer, viewer: Viewer): SealedView {
  return { seat, actions: seat === viewer ? actions : [], count: actions.length };
}
