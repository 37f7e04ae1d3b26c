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
import { everySeat, findHunted } from './rules/people.ts';
import { addPlace, isDark as isPileDark } from './rules/place-cards.ts';
import type { Developed, Ending, Glimpse, Hunted, HuntToken, Sanctuary, SealedAnswer, Seen, State, Turn, Visit } from './state.ts';

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
  readonly isOpen?: true | undefined;
  readonly hasSuffered: boolean;
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
  /** To the Creature alone; the three are printed for the player count, so they are no secret. */
  readonly dealtAdaptations: readonly AdaptationId[];
  readonly turn: Readonly<Turn>;
  /** Questions with what this viewer may not know left out. */
  readonly pending: readonly Pending[];
  readonly sealed: readonly SealedView[];
  readonly ended: Ending | undefined;
}

/** Names every field, so a field added to State stays secret until someone decides otherwise. */
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

function hidden(cards: readonly unknown[]): Hidden[] {
  return cards.map((): Hidden => 'hidden');
}

function isKnown(state: State, by: number, viewer: Viewer): boolean {
  return viewer === 'spectator' ? by === everySeat(state.seats) : (by & (1 << viewer)) !== 0;
}

/** Cards where they lie: those this viewer has seen, and the backs of the others. */
function faceDown<Card>(state: State, cards: readonly Seen<Card>[], viewer: Viewer): (Card | Hidden)[] {
  return cards.map(({ card, by }) => (isKnown(state, by, viewer) ? card : 'hidden'));
}

/** A hand of which only its holder knows the order: what others have seen of it comes first. */
function handView<Card>(
  state: State,
  hand: { readonly cards: readonly Seen<Card>[]; readonly holder: Seat },
  viewer: Viewer,
): (Card | Hidden)[] {
  if (hand.holder === viewer) return hand.cards.map(({ card }) => card);
  const known = hand.cards.filter(({ by }) => isKnown(state, by, viewer));
  return [...known.map(({ card }) => card), ...hidden(hand.cards.slice(known.length))];
}

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

function huntedView(state: State, hunted: Hunted, viewer: Viewer): HuntedView {
  return {
    seat: hunted.seat,
    will: hunted.will,
    ...placesView(state, hunted, viewer),
    owned: ownedBy(hunted),
    survival: handView(state, { cards: hunted.survival, holder: hunted.seat }, viewer),
    isLocked: hunted.isLocked,
    effort: hunted.effort,
    survivalPlayed: [...hunted.survivalPlayed],
    lays: hunted.lays,
    resolves: hunted.resolves,
    nextLays: hunted.nextLays,
    nextResolves: hunted.nextResolves,
    character: hunted.character,
    hasUsedCharacter: hunted.hasUsedCharacter,
    survivors: faceDown(state, hunted.survivors, viewer),
    hiddenUntil: hunted.hiddenUntil,
    noResistIn: hunted.noResistIn,
    hasLostLastWill: hunted.hasLostLastWill,
    lastCaught: hunted.lastCaught,
  };
}

function isHunted(state: State, viewer: Viewer): boolean {
  return viewer !== 'spectator' && findHunted(state, viewer) !== undefined;
}

function ownedBy(hunted: Hunted): PlaceId[] {
  const owned = [...hunted.hand];
  for (const card of hunted.discard) addPlace(owned, card);
  for (const { card } of hunted.played) addPlace(owned, card);
  return owned;
}

/**
 * [NA-3.1] Hand, pile and cards in play. What everybody owns is open, so where pile and play lie open the hand is known as well.
 */
function placesView(state: State, hunted: Hunted, viewer: Viewer): Pick<HuntedView, 'hand' | 'discard' | 'isDark' | 'played' | 'glimpse'> {
  const isOwn = viewer === hunted.seat;
  const isDark = !isOwn && isPileDark(state, hunted) && !isHunted(state, viewer);
  const isShown = (visit: Visit) => isOwn || isRevealed(state) || (visit.isOpen === true && !isDark);
  const isHandKnown = isOwn || (hunted.played.every(isShown) && (!isDark || hunted.discard.length === 0));
  const glimpse = viewer === state.creature.seat ? state.glimpses.find(({ seat }) => seat === hunted.seat) : undefined;
  const known = isHandKnown ? hunted.hand : (glimpse?.inHand ?? []);
  return {
    hand: [...known, ...hidden(hunted.hand.slice(known.length))],
    discard: isDark ? hidden(hunted.discard) : [...hunted.discard],
    isDark,
    played: hunted.played.map((visit) => (isShown(visit) ? { ...visit } : faceDownVisit(visit))),
    glimpse: glimpse && {
      seat: glimpse.seat,
      inHand: [...glimpse.inHand],
      notInHand: [...glimpse.notInHand],
      playedRow: glimpse.playedRow,
    },
  };
}

function faceDownVisit({ hasActed, hasSuffered, isOpen }: Visit): VisitView {
  return { card: 'hidden', place: undefined, hasActed, hasSuffered, isOpen };
}

/** Cards in play are turned up when phase 3 begins. */
function isRevealed(state: State): boolean {
  return state.turn.phase >= 3;
}

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

/** A question as this viewer may hear it: cards that only the asked seat looks at are left out. */
function questionView(question: Pending, viewer: Viewer): Pending {
  if (question.seat === viewer) return question;
  switch (question.ask) {
    case 'keep-survival':
      return { ...question, cards: [] };
    case 'choose-character':
      return { ...question, from: [] };
    default:
      return question;
  }
}
