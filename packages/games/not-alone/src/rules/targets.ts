import type { Refusal } from '@orrery/engine';
import type { Target } from '../actions.ts';
import type { HuntId } from '../cards/hunt.ts';
import { PAIRS, PLACE_NUMBERS, type PlaceNumber } from '../cards/places.ts';
import type { SurvivalId } from '../cards/survival.ts';
import { refused } from '../refusals.ts';
import type { HuntToken, State } from '../state.ts';
import { movesOf, neighboursOf } from './tokens.ts';

export const NO_TARGET: Target = { kind: 'none' };
export const NOTHING_AIMED_AT: readonly Target[] = [];
export const WITHOUT_TARGET: readonly Target[] = [NO_TARGET];
export const PLACE_TARGETS: readonly Target[] = PLACE_NUMBERS.map((place) => ({ kind: 'place', place }));
export const PAIR_TARGETS: readonly Target[] = PAIRS.map((places) => ({ kind: 'pair', places }));

/** Targets are flat: only the places of a pair are a list. */
export function sameTarget(one: Target, other: Target): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === 'pair' && other.kind === 'pair') return one.places[0] === other.places[0] && one.places[1] === other.places[1];
  const values: Readonly<Record<string, unknown>> = { ...other };
  for (const [key, value] of Object.entries(one)) if (values[key] !== value) return false;
  return true;
}

export function isAmong(targets: readonly Target[], target: Target): boolean {
  for (const one of targets) if (sameTarget(one, target)) return true;
  return false;
}

/** Why the card may not be aimed at this: it is the right kind of thing but out of reach, or not such a thing at all. */
export function refuseTarget(card: HuntId | SurvivalId, targets: readonly Target[], target: Target): Refusal | undefined {
  if (isAmong(targets, target)) return undefined;
  const isKnown = targets.some((one) => isMoveOfSame(one, target));
  return isKnown && 'to' in target ? refused('not-adjacent', 'NA-1.3', { place: target.to }) : refused('wrong-target', 'NA-4.10', { card });
}

/** [NA-4.10] There is something it can be aimed at, nothing included; else it would do nothing. */
export function unlessAimed(card: string, targets: readonly Target[]): Refusal | undefined {
  return targets.length > 0 ? undefined : refused('no-effect', 'NA-4.10', { card });
}

function isMoveOfSame(one: Target, other: Target): boolean {
  if (one.kind === 'token' && other.kind === 'token') return one.token === other.token;
  return one.kind === 'visit' && other.kind === 'visit' && one.seat === other.seat && one.card === other.card;
}

export function huntedTargets(state: State): Target[] {
  return state.hunted.map(({ seat }) => ({ kind: 'hunted', seat }));
}

/** Each card in play on a place, to each neighbour. */
export function visitTargets(state: State): Target[] {
  const targets: Target[] = [];
  for (const { seat, played } of state.hunted) {
    for (const { card, place } of played) {
      if (place !== undefined) for (const to of neighboursOf(place)) targets.push({ kind: 'visit', seat, card, to });
    }
  }
  return targets;
}

export function tokenTargets(state: State, tokens: readonly HuntToken[]): Target[] {
  return tokens.flatMap((token) => movesOf(state, token).map((to: PlaceNumber): Target => ({ kind: 'token', token, to })));
}
