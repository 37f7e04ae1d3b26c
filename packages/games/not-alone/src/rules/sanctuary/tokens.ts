import type { PlaceNumber } from '../../cards/places.ts';
import type { Hunted, State } from '../../state.ts';
import { hasSymbol, isInForce } from '../in-force.ts';
import { adaptationDoing, characterDoing, isAdaptationInForce, isInForceBy } from './abilities.ts';

/** [NA-15.6] [NA-15.18] [NA-15.29] [NA-15.31] An adaptation lets the Creature lay this token. */
export function adaptationGivesToken(state: State, token: 'target' | 'artemia'): boolean {
  if (token === 'artemia')
    return adaptationDoing(state, 'artemia-every-turn') !== undefined || isAdaptationInForce(state, 'discard-for-artemia');
  if (adaptationDoing(state, 'target-discards') !== undefined) return true;
  return !hasSymbol(state, 'target') && adaptationDoing(state, 'target-costs') !== undefined;
}

/** [NA-15.14] The token that the board gives may lie between two places. */
export function mayCoverTwo(state: State): boolean {
  return adaptationDoing(state, 'artemia-on-pair') !== undefined;
}

/** [NA-16.30] */
export function isOvergrown(state: State, place: PlaceNumber): boolean {
  return state.sanctuary?.place === place && isInForce(state, 'artemia-at-sanctuary');
}

/** [NA-18.9] [NA-18.15] The Artemia token is not there for this Hunted. */
export function isBeyondArtemia(state: State, hunted: Hunted): boolean {
  return characterDoing(state, hunted, 'ignore-artemia') !== undefined || isInForceBy(state, hunted.seat, 'freeze');
}
