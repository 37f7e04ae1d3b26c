import type { CardKey } from '../state.ts';
import { ADAPTATION_IDS, type AdaptationId } from './adaptations.ts';
import { CHARACTER_IDS, type CharacterId } from './characters.ts';
import { HUNT_IDS, type HuntId } from './hunt.ts';
import { PLACE_IDS, type PlaceId } from './places.ts';
import { SURVIVAL_IDS, type SurvivalId } from './survival.ts';
import { SURVIVOR_IDS, type SurvivorId } from './survivors.ts';

/** A card as its deck calls it. */
export type KeyedCard =
  | { readonly deck: 'place'; readonly id: PlaceId }
  | { readonly deck: 'hunt'; readonly id: HuntId }
  | { readonly deck: 'survival'; readonly id: SurvivalId }
  | { readonly deck: 'survivor'; readonly id: SurvivorId }
  | { readonly deck: 'character'; readonly id: CharacterId }
  | { readonly deck: 'adaptation'; readonly id: AdaptationId };

const KEYED: ReadonlyMap<CardKey, KeyedCard> = new Map<CardKey, KeyedCard>([
  ...PLACE_IDS.map((id): [CardKey, KeyedCard] => [`place:${id}`, { deck: 'place', id }]),
  ...HUNT_IDS.map((id): [CardKey, KeyedCard] => [`hunt:${id}`, { deck: 'hunt', id }]),
  ...SURVIVAL_IDS.map((id): [CardKey, KeyedCard] => [`survival:${id}`, { deck: 'survival', id }]),
  ...SURVIVOR_IDS.map((id): [CardKey, KeyedCard] => [`survivor:${id}`, { deck: 'survivor', id }]),
  ...CHARACTER_IDS.map((id): [CardKey, KeyedCard] => [`character:${id}`, { deck: 'character', id }]),
  ...ADAPTATION_IDS.map((id): [CardKey, KeyedCard] => [`adaptation:${id}`, { deck: 'adaptation', id }]),
]);

/** What a key names. */
export function keyedCard(key: CardKey): KeyedCard {
  const card = KEYED.get(key);
  if (card === undefined) throw new Error(`NA-4.1: there is no card ${key}`);
  return card;
}
