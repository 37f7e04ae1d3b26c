import type { Viewer } from '@orrery/engine';
import type { PlaceId, PlaceNumber } from '../../cards/places.ts';
import type { SurvivalId } from '../../cards/survival.ts';
import type { SurvivorId } from '../../cards/survivors.ts';
import { findHunted } from '../../rules/people.ts';
import { addPlace, isDark as isPileDark } from '../../rules/place-cards.ts';
import type { Glimpse, Hunted, State, Visit } from '../../state.ts';
import { faceDown, type Hidden, handView, hidden } from './face-down.ts';

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

/** Names every field, like the view it is a part of. */
export function huntedView(state: State, hunted: Hunted, viewer: Viewer): HuntedView {
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
 * [NA-3.1] Hand, pile and cards in play. What everybody owns is open, so where pile and play are face up the hand is known as well.
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
