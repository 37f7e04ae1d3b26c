import { areAdjacent, type PlaceNumber } from '../cards/places.ts';
import { isBarredPlace, type Open, silencedBy } from '../rules/in-force.ts';
import type { CardKey } from '../state.ts';

/** What is to be said about a place this turn, from public facts. */
export interface PlaceNotes {
  /** The card that took its power away. */
  readonly silencedBy: CardKey | undefined;
  /** The card that closed it for this turn. */
  readonly barredBy: CardKey | undefined;
  /** Its once-a-turn power was used. */
  readonly isUsed: boolean;
  readonly isSanctuary: boolean;
  readonly isNearSanctuary: boolean;
}

export function placeNotes(state: Open, number: PlaceNumber): PlaceNotes {
  const barring = isBarredPlace(state, number)
    ? state.turn.inForce.find(({ target }) => target.kind === 'pair' && target.places.includes(number))
    : undefined;
  return {
    silencedBy: silencedBy(state, number),
    barredBy: barring?.card,
    isUsed: state.turn.usedPlaces.includes(state.planet[number - 1]),
    isSanctuary: state.sanctuary?.place === number,
    isNearSanctuary: state.sanctuary !== undefined && areAdjacent(state.sanctuary.place, number),
  };
}
