import type { Refusal, Tell } from '@orrery/engine';
import type { Action, ActionOf } from '../actions.ts';
import { PAIRS, PLACE_NUMBERS, type PlaceNumber } from '../cards/places.ts';
import type { Event } from '../events.ts';
import { type Rule, refused } from '../refusals.ts';
import { HUNT_TOKENS, type HuntToken, type State } from '../state.ts';
import { effectIf } from './in-force.ts';
import { mayCoverTwo } from './sanctuary/tokens.ts';
import { boardGivesArtemia, isAvailable, isOwed } from './tokens.ts';

type Laying = ActionOf<'place-token'>;

const laying = (token: HuntToken, at: readonly PlaceNumber[]): Laying => ({ type: 'place-token', token, at });
/** Made once: lists of legal actions share them. */
const SINGLE: Readonly<Record<HuntToken, readonly Laying[]>> = {
  creature: PLACE_NUMBERS.map((place) => laying('creature', [place])),
  target: PLACE_NUMBERS.map((place) => laying('target', [place])),
  artemia: PLACE_NUMBERS.map((place) => laying('artemia', [place])),
};
const DOUBLE: Readonly<Record<HuntToken, readonly Laying[]>> = {
  creature: PAIRS.map((pair) => laying('creature', pair)),
  target: PAIRS.map((pair) => laying('target', pair)),
  artemia: PAIRS.map((pair) => laying('artemia', pair)),
};
/** [NA-6.1] [NA-6.2] [NA-6.3] The rule by which each token is laid. */
const LAID_BY = { creature: 'NA-6.1', target: 'NA-6.2', artemia: 'NA-6.3' } as const satisfies Record<HuntToken, Rule>;
const END_HUNTING: Action = { type: 'end-hunting' };

/** [NA-16.11] [NA-16.13] A card in force wants this token between two places. */
function mustCoverTwo(state: State, token: HuntToken): boolean {
  if (token === 'creature') return false;
  for (const entry of state.turn.inForce) {
    if (token === 'artemia' && effectIf(entry, 'cover-two') !== undefined) return true;
    if (token === 'target' && effectIf(entry, 'silence-target')?.coversTwo) return true;
  }
  return false;
}

/** [NA-15.14] Only the token that the board gives. */
function mayLieBetween(state: State, token: HuntToken): boolean {
  return token === 'artemia' && boardGivesArtemia(state) && mayCoverTwo(state);
}

function canBeLaid(state: State, token: HuntToken): boolean {
  return state.tokens[token].length === 0 && isAvailable(state, token);
}

function refuseToken(state: State, token: HuntToken): Refusal | undefined {
  if (state.tokens[token].length > 0) return refused('token-already-laid', LAID_BY[token], { token });
  return isAvailable(state, token) ? undefined : refused('token-not-available', LAID_BY[token], { token });
}

/** [NA-6.1] [NA-6.2] [NA-6.3] */
export function refusePlacing(state: State, { token, at }: Laying): Refusal | undefined {
  const refusal = refuseToken(state, token);
  if (refusal !== undefined) return refusal;
  if (mustCoverTwo(state, token))
    return isPair(at) ? undefined : refused('needs-two-places', token === 'target' ? 'NA-16.13' : 'NA-16.11', { token });
  if (mayLieBetween(state, token) && isPair(at)) return undefined;
  return at.length === 1 ? undefined : refused('one-place-only', LAID_BY[token], { token });
}

function isPair([one, other]: readonly PlaceNumber[]): boolean {
  return PAIRS.some((pair) => pair[0] === one && pair[1] === other);
}

export function placeToken(draft: State, { token, at }: Laying, tell: Tell<Event>): void {
  draft.tokens[token] = at;
  tell({ type: 'token-placed', token, at, from: [] });
}

/** [NA-R12] A played card's token is laid; the others only where the table says so. */
export function refuseEnd(state: State): Refusal | undefined {
  for (const token of HUNT_TOKENS) {
    if (!canBeLaid(state, token)) continue;
    if (isOwed(state, token)) return refused('token-due', LAID_BY[token], { token });
    if (state.options.tokens === 'must') return refused('token-due', 'NA-R12', { token });
  }
  return undefined;
}

/** [NA-6.6] Now the Hunted may answer. */
export function endHunting(draft: State, tell: Tell<Event>): void {
  tell({ type: 'hunting-ended' });
  draft.turn.stage = 'hunt-window';
  draft.turn.passed = [];
}

export function addHuntings(state: State, actions: Action[]): void {
  for (const token of HUNT_TOKENS) {
    if (!canBeLaid(state, token)) continue;
    const needsTwo = mustCoverTwo(state, token);
    actions.push(...(needsTwo ? DOUBLE : SINGLE)[token]);
    if (!needsTwo && mayLieBetween(state, token)) actions.push(...DOUBLE[token]);
  }
  if (refuseEnd(state) === undefined) actions.push(END_HUNTING);
}
