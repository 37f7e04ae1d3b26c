import { type Json, listOf, oneOf, type Seat, wholeNumber } from '@orrery/engine';
import { ADAPTATION_IDS, type AdaptationId } from '../../cards/adaptations.ts';
import { HUNT_IDS, type HuntId } from '../../cards/hunt.ts';
import { PLACE_IDS, PLACE_NUMBERS, PLACES, type PlaceId } from '../../cards/places.ts';
import { SURVIVAL_IDS, type SurvivalId } from '../../cards/survival.ts';
import { SURVIVOR_IDS, type SurvivorId } from '../../cards/survivors.ts';

/** Lists of cards as a position names them; what is not named is none. */

/** By name, or a place 1-5 by its number. */
function placeCard(place: string, given: Json | undefined): PlaceId {
  if (typeof given !== 'number') return oneOf(place, given, PLACE_IDS);
  const number = oneOf(place, given, PLACE_NUMBERS.slice(0, 5));
  return PLACE_IDS.find((id) => PLACES[id].number === number) ?? 'lair';
}

export const placeCards = (place: string, given: Json | undefined): PlaceId[] => listOf(place, given ?? [], placeCard);
export const huntCards = (place: string, given: Json | undefined): HuntId[] =>
  listOf(place, given ?? [], (where, card) => oneOf(where, card, HUNT_IDS));
export const survivalCards = (place: string, given: Json | undefined): SurvivalId[] =>
  listOf(place, given ?? [], (where, card) => oneOf(where, card, SURVIVAL_IDS));
export const survivors = (place: string, given: Json | undefined): SurvivorId[] =>
  listOf(place, given ?? [], (where, card) => oneOf(where, card, SURVIVOR_IDS));
export const adaptations = (place: string, given: Json | undefined): AdaptationId[] =>
  listOf(place, given ?? [], (where, card) => oneOf(where, card, ADAPTATION_IDS));
export const seatAt = (place: string, given: Json | undefined, seats: number): Seat =>
  wholeNumber(place, given, { min: 0, max: seats - 1 });
