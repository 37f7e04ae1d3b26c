import type { Seat } from '@orrery/engine';
import type { HuntEffect, SurvivalEffect } from '../cards/effects.ts';
import { HUNT, HUNT_IDS, type HuntCard } from '../cards/hunt.ts';
import { PLACES, type PlaceCard, type PlaceId, type PlaceNumber } from '../cards/places.ts';
import { SURVIVAL, SURVIVAL_IDS } from '../cards/survival.ts';
import type { CardKey, InForce, State } from '../state.ts';

type Effect = HuntEffect | SurvivalEffect;
type Word = Effect['do'];

const EFFECTS: ReadonlyMap<CardKey, Effect> = new Map<CardKey, Effect>([
  ...HUNT_IDS.map((id): [CardKey, Effect] => [`hunt:${id}`, HUNT[id].effect]),
  ...SURVIVAL_IDS.map((id): [CardKey, Effect] => [`survival:${id}`, SURVIVAL[id].effect]),
]);
const HUNT_CARDS: ReadonlyMap<CardKey, HuntCard> = new Map<CardKey, HuntCard>(HUNT_IDS.map((id) => [`hunt:${id}`, HUNT[id]]));

/** What the card in force does, if it does what is asked for. */
export function effectIf<Do extends Word>(entry: InForce, what: Do): Extract<Effect, { do: Do }> | undefined {
  const effect = EFFECTS.get(entry.card);
  return effect !== undefined && does(effect, what) ? effect : undefined;
}

function does<Do extends Word>(effect: Effect, what: Do): effect is Extract<Effect, { do: Do }> {
  return effect.do === what;
}

/** The last card in force that does this. */
export function findInForce(state: State, what: Word): InForce | undefined {
  const { inForce } = state.turn;
  for (let index = inForce.length - 1; index >= 0; index--) if (effectIf(inForce[index], what) !== undefined) return inForce[index];
  return undefined;
}

export function isInForce(state: State, what: Word): boolean {
  return findInForce(state, what) !== undefined;
}

/** [NA-16.1] */
export function survivalIsBarred(state: State): boolean {
  return isInForce(state, 'bar-survival');
}

/** [NA-17.3] */
export function huntIsBarred(state: State): boolean {
  return isInForce(state, 'bar-hunt');
}

/** [NA-16.2] Neither of the two places may be laid this turn. */
export function isBarredPlace(state: State, place: PlaceNumber | undefined): boolean {
  if (place === undefined) return false;
  const target = findInForce(state, 'bar-places')?.target;
  return target?.kind === 'pair' && target.places.includes(place);
}

/** [NA-7.11] Which card took the power of this place away, if any did. */
export function silencedBy(state: State, place: PlaceNumber): CardKey | undefined {
  for (const entry of state.turn.inForce) {
    const named = effectIf(entry, 'silence-places');
    if (named?.places.includes(state.planet[place - 1])) return entry.card;
    if (effectIf(entry, 'silence-target') !== undefined && state.tokens.target.includes(place)) return entry.card;
    if (effectIf(entry, 'bar-fortifying') !== undefined && fortifies(state.planet[place - 1])) return entry.card;
    const { target } = entry;
    if (effectIf(entry, 'silence-place') !== undefined && target.kind === 'place' && target.place === place) return entry.card;
  }
  return undefined;
}

/** [NA-16.23] */
function fortifies(id: PlaceId): boolean {
  const { powers }: PlaceCard = PLACES[id];
  return powers.some((power) => power.do === 'fortify');
}

export function isIneffective(state: State, place: PlaceNumber): boolean {
  return silencedBy(state, place) !== undefined;
}

/** [NA-16.12] The Target token is another Creature token. */
export function isCloned(state: State): boolean {
  return isInForce(state, 'clone-creature');
}

/** [NA-17.8] [NA-17.9] */
export function ignoresToken(state: State, seat: Seat, token: 'artemia' | 'creature'): boolean {
  for (const entry of state.turn.inForce) if (entry.by === seat && effectIf(entry, 'ignore-token')?.token === token) return true;
  return false;
}

/** [NA-16.5] Will that being caught costs beyond the usual, once a Hunted. */
export function extraCatchCost(state: State): number {
  let will = 0;
  for (const entry of state.turn.inForce) will += effectIf(entry, 'catch-costs')?.will ?? 0;
  return will;
}

/** [NA-16.9] Will that the Artemia token costs. */
export function artemiaCost(state: State): number {
  let will = 0;
  for (const entry of state.turn.inForce) will += effectIf(entry, 'artemia-costs')?.will ?? 0;
  return will;
}

/** [NA-16.8] Place cards that the power of a place may return. */
export function returnLimit(state: State): number {
  let cards = Number.POSITIVE_INFINITY;
  for (const entry of state.turn.inForce) cards = Math.min(cards, effectIf(entry, 'limit-returns')?.cards ?? cards);
  return cards;
}

/** [NA-16.18] */
export function holdsRescue(state: State): boolean {
  return isInForce(state, 'hold-rescue');
}

/** [NA-4.7] A card with this symbol was played this turn. */
export function hasSymbol(state: State, symbol: 'artemia' | 'target'): boolean {
  for (const { card } of state.turn.inForce) if (HUNT_CARDS.get(card)?.symbol === symbol) return true;
  return false;
}
