import type { Seat } from '@orrery/engine';
import type { HuntEffect, SurvivalEffect } from '../cards/effects.ts';
import { HUNT, HUNT_IDS } from '../cards/hunt.ts';
import { PLACES, type PlaceCard, type PlaceId, type PlaceNumber } from '../cards/places.ts';
import { SURVIVAL, SURVIVAL_IDS } from '../cards/survival.ts';
import type { CardKey, HuntToken, InForce, State, Turn } from '../state.ts';

/** What everybody sees of a state. */
export interface Open {
  readonly turn: Readonly<Turn>;
  readonly planet: readonly PlaceId[];
  readonly tokens: Readonly<Record<HuntToken, readonly PlaceNumber[]>>;
  readonly sanctuary: { readonly place: PlaceNumber } | undefined;
}

type Effect = HuntEffect | SurvivalEffect;
type Word = Effect['do'];

const NO_PLACES: readonly PlaceNumber[] = [];

/** A card as it is asked for. Effects are of many shapes and this is of one: a word is looked for far more often than it is found. */
interface Lasting {
  readonly key: CardKey;
  readonly word: Word;
  readonly effect: Effect;
  readonly symbol: 'artemia' | 'target' | undefined;
}

const lasting = (key: CardKey, effect: Effect, symbol: Lasting['symbol']): Lasting => ({ key, word: effect.do, effect, symbol });
const CARDS: ReadonlyMap<CardKey, Lasting> = new Map(
  [
    ...HUNT_IDS.map((id) => lasting(`hunt:${id}`, HUNT[id].effect, HUNT[id].symbol)),
    ...SURVIVAL_IDS.map((id) => lasting(`survival:${id}`, SURVIVAL[id].effect, undefined)),
  ].map((card) => [card.key, card]),
);

/** Under the very key of the table: one put together anew would be compared letter by letter at every question. */
export function putInForce(draft: State, { card, by, target }: InForce): void {
  draft.turn.inForce.push({ card: CARDS.get(card)?.key ?? card, by, target });
}

/** What the card in force does, if it does what is asked for. */
export function effectIf<Do extends Word>(entry: InForce, what: Do): Extract<Effect, { do: Do }> | undefined {
  const card = CARDS.get(entry.card);
  return card !== undefined && card.word === what && does(card.effect, what) ? card.effect : undefined;
}

function does<Do extends Word>(effect: Effect, what: Do): effect is Extract<Effect, { do: Do }> {
  return effect.do === what;
}

/** The last card in force that does this. */
export function findInForce(state: Pick<Open, 'turn'>, what: Word): InForce | undefined {
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

/** [NA-16.2] Places that may not be laid this turn: none, or two. */
function barredPlaces(state: Open): readonly PlaceNumber[] {
  const target = findInForce(state, 'bar-places')?.target;
  return target?.kind === 'pair' ? target.places : NO_PLACES;
}

export function isBarredPlace(state: Open, place: PlaceNumber | undefined): boolean {
  return place !== undefined && barredPlaces(state).includes(place);
}

/** [NA-16.2] Those of these cards that may be laid this turn. */
export function unbarred(state: State, cards: readonly PlaceId[]): readonly PlaceId[] {
  const barred = barredPlaces(state);
  return barred.length === 0 ? cards : notOn(barred, cards);
}

function notOn(places: readonly PlaceNumber[], cards: readonly PlaceId[]): readonly PlaceId[] {
  return cards.filter((card) => {
    const { number } = PLACES[card];
    return number === undefined || !places.includes(number);
  });
}

/** [NA-7.11] Which card took the power of this place away, if any did. */
export function silencedBy(state: Open, place: PlaceNumber): CardKey | undefined {
  for (const entry of state.turn.inForce) if (silences(state, entry, place)) return entry.card;
  return undefined;
}

/** [NA-16.7] [NA-16.13] [NA-16.15] [NA-16.16] [NA-16.23] */
function silences({ planet, tokens }: Open, { card, target }: InForce, place: PlaceNumber): boolean {
  const effect = CARDS.get(card)?.effect;
  switch (effect?.do) {
    case 'silence-places':
      return effect.places.includes(planet[place - 1]);
    case 'silence-target':
      return tokens.target.includes(place);
    case 'bar-fortifying':
      return fortifies(planet[place - 1]);
    case 'silence-place':
      return target.kind === 'place' && target.place === place;
    default:
      return false;
  }
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

/** [NA-16.8] [NA-R23] Place cards that the power of a place may return; nothing else asks for it. */
export function returnLimit(state: State): number {
  let cards = Number.POSITIVE_INFINITY;
  for (const entry of state.turn.inForce) cards = Math.min(cards, effectIf(entry, 'limit-returns')?.cards ?? cards);
  return cards;
}

/** [NA-16.18] */
export function holdsRescue(state: State): boolean {
  return isInForce(state, 'hold-rescue');
}

/** [NA-4.7] [NA-4.8] A card with this symbol was played this turn: one or two, the token is one. */
export function hasSymbol(state: State, symbol: 'artemia' | 'target'): boolean {
  for (const { card } of state.turn.inForce) if (CARDS.get(card)?.symbol === symbol) return true;
  return false;
}
