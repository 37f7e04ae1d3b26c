import type { Seat } from '@orrery/engine';
import { PLACES, type PlaceCard, type PlaceId, type PlaceNumber } from '../cards/places.ts';
import { hasBegun } from '../rules/moments.ts';
import { isCaught, isHit, isTargeted } from '../rules/tokens.ts';
import type { Hunted, State, Visit } from '../state.ts';
import { assetsWorth, pileOf } from './assets.ts';
import { possibleCards, seesPlay, suspectedCards } from './belief.ts';
import type { Scale } from './scale.ts';
import { type Fate, fateGain, freeGain, type Gain, type Standing } from './visit.ts';

/** What a Hunted may look forward to this turn: what it will be worth to the team, and how likely they are caught. */
export interface Prospect {
  readonly worth: number;
  readonly caught: number;
}

/** A place a Hunted may go to, and what comes of it. */
export interface Way {
  readonly card: PlaceId;
  readonly place: PlaceNumber | undefined;
  readonly standing: Standing;
  readonly free: Gain;
}

const SAFE: Fate = { creature: false, target: false, artemia: false };
const FOUND: Fate = { creature: true, target: false, artemia: false };

/** How sharply a Hunted prefers the better place: in steps of the Rescue counter, the fewer the sharper. */
export const HABIT = {
  /** Where it is only reckoned what the turn will come to. */
  usual: 0.35,
  /** Where the Creature asks itself what somebody of habits does. */
  hunted: 0.2,
};

export function prospectOf(state: State, scale: Scale, { hunted, seat }: { readonly hunted: Hunted; readonly seat: Seat }): Prospect {
  if (hunted.played.length === 0 && hasBegun(state, 'hunting')) return { worth: settled(state, scale, hunted).worth, caught: 0 };
  const isKnown = hunted.played.length > 0 && seesPlay(state, hunted, seat) && (hunted.isLocked || hasBegun(state, 'hunting'));
  return isKnown ? knownProspect(state, scale, hunted) : guessedProspect(state, scale, { hunted, seat });
}

/** Nothing more is to come of the cards in play: they are as good as in the pile. */
function settled(state: State, scale: Scale, hunted: Hunted): Standing {
  const pile = pileOf([...hunted.discard, ...hunted.played.map(({ card }) => card)]);
  const assets = { hand: pileOf(hunted.hand), pile, will: hunted.will };
  return { state, scale, hunted, assets, worth: assetsWorth(scale, assets) };
}

/** The ways open to a Hunted, as the Creature reckons them. */
export function waysOf(state: State, scale: Scale, hunted: Hunted, cards = possibleCards(state, hunted)): Way[] {
  const away = [...hunted.hand, ...hunted.played.map(({ card }) => card)];
  return cards.map((card) => {
    const taken = away.indexOf(card);
    const hand = away.filter((_, at) => at !== taken);
    const assets = { hand: pileOf(hand), pile: pileOf([...hunted.discard, card]), will: hunted.will };
    const standing = { state, scale, hunted, assets, worth: assetsWorth(scale, assets) };
    const { number }: PlaceCard = PLACES[card];
    return { card, place: number, standing, free: freeGain(standing, card, number) };
  });
}

/** How likely each way is for somebody who goes where it is best, more or less. */
export function habitOf(ways: readonly Way[]): Float64Array {
  const worths = ways.map((way) => worthUnhunted(way, 1 / ways.length));
  return softly(worths, HABIT.hunted);
}

function softly(worths: readonly number[], width: number): Float64Array {
  const most = Math.max(...worths);
  const shares = Float64Array.from(worths, (worth) => Math.exp((worth - most) / width));
  let sum = 0;
  for (const share of shares) sum += share;
  return shares.map((share) => share / sum);
}

/** What a way is worth before the tokens are placed: a Hunted is found there now and then. */
function worthUnhunted({ standing, place, free }: Way, danger: number): number {
  // A Hunted who meets no token gets what the place gives.
  const safe = free.gain;
  return standing.worth + safe + danger * (fateGain(standing, { place, free: safe }, FOUND) - safe);
}

function guessedProspect(state: State, scale: Scale, { hunted, seat }: { readonly hunted: Hunted; readonly seat: Seat }): Prospect {
  const cards = seat === state.creature.seat ? suspectedCards(state, hunted) : possibleCards(state, hunted);
  if (cards.length === 0) return { worth: settled(state, scale, hunted).worth, caught: 0 };
  const ways = waysOf(state, scale, hunted, cards);
  const unhunted = ways.map((way) => worthUnhunted(way, 1 / ways.length));
  const shares = softly(unhunted, HABIT.usual);
  const isLaid = areTokensLaid(state);
  let worth = 0;
  let caught = 0;
  ways.forEach((way, at) => {
    const prospect = isLaid ? laidProspect(state, way) : undefined;
    worth += shares[at] * (prospect?.worth ?? unhunted[at]);
    caught += shares[at] * (prospect?.caught ?? (way.place === undefined ? 0 : 1 / ways.length));
  });
  const isSlippery = hunted.lays === 2 && hunted.resolves === 1;
  return { worth, caught: isSlippery ? caught * SLIPPERY : caught };
}

/** A Hunted who can still choose between two cards is seldom caught. */
const SLIPPERY = 0.15;

function areTokensLaid(state: State): boolean {
  return hasBegun(state, 'hunt-window') || state.tokens.creature.length > 0;
}

function laidProspect(state: State, { standing, place, free }: Way): Prospect {
  const fate = fateAt(state, place);
  return { worth: standing.worth + fateGain(standing, { place, free: free.gain }, fate), caught: fate.creature ? 1 : 0 };
}

function fateAt({ tokens }: State, place: PlaceNumber | undefined): Fate {
  if (place === undefined) return SAFE;
  return { creature: tokens.creature.includes(place), target: tokens.target.includes(place), artemia: tokens.artemia.includes(place) };
}

function knownProspect(state: State, scale: Scale, hunted: Hunted): Prospect {
  const standing = settled(state, scale, hunted);
  if (!areTokensLaid(state)) return unhuntedProspect(state, standing);
  const outcomes = hunted.played.map((visit) => visitOutcome(standing, visit));
  if (outcomes.length === 2 && hunted.resolves === 1) {
    const [one, other] = outcomes;
    const best = one.worth - one.caught * scale.assimilation > other.worth - other.caught * scale.assimilation ? one : other;
    return { worth: standing.worth + best.worth, caught: best.caught };
  }
  let worth = standing.worth;
  let caught = 0;
  for (const outcome of outcomes) {
    worth += outcome.worth;
    caught = Math.max(caught, outcome.caught);
  }
  return { worth, caught };
}

function unhuntedProspect(state: State, standing: Standing): Prospect {
  const { hunted } = standing;
  const danger = 1 / Math.max(1, possibleCards(state, hunted).length);
  const [first, second] = hunted.played.map(({ card, place }) => {
    const way = { card, place, standing, free: freeGain(standing, card, place) };
    return { worth: worthUnhunted(way, danger), caught: place === undefined ? 0 : danger };
  });
  if (second === undefined) return first;
  if (hunted.resolves === 1) return { worth: Math.max(first.worth, second.worth), caught: danger * SLIPPERY };
  return { worth: first.worth + second.worth - standing.worth, caught: Math.min(1, first.caught + second.caught) };
}

/** What a card in play still comes to, beyond what is settled. */
function visitOutcome(standing: Standing, visit: Visit): Prospect {
  const { state, hunted } = standing;
  const isPast = hasBegun(state, 'last-will');
  const creature =
    !isPast && (hasBegun(state, 'creature-places') ? state.turn.caught.includes(hunted.seat) : isCaught(state, hunted, visit));
  const artemia = !isPast && (hasBegun(state, 'artemia-places') ? state.turn.hit.includes(hunted.seat) : isHit(state, hunted, visit));
  const target = !isPast && !visit.hasSuffered && !hasBegun(state, 'artemia-window') && isTargeted(state, hunted, visit);
  const mayAct = !visit.hasActed && !hasBegun(state, 'artemia-window');
  const free = mayAct ? freeGain(standing, visit.card, visit.place).gain : 0;
  const worth = fateGain(standing, { place: visit.place, free }, { creature, target, artemia });
  return { worth, caught: creature ? 1 : 0 };
}
