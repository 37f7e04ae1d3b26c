import type { Refusal, Tell } from '@orrery/engine';
import type { Target } from '../actions.ts';
import type { SurvivalEffect } from '../cards/effects.ts';
import { PLACES, type PlaceNumber } from '../cards/places.ts';
import type { Cause, Event } from '../events.ts';
import { refused } from '../refusals.ts';
import type { Hunted, State } from '../state.ts';
import { actsNow } from './acting.ts';
import { isIneffective } from './in-force.ts';
import { powersOf, refuseBorrowing, refusePower, usePower } from './powers.ts';
import { NOTHING_AIMED_AT } from './targets.ts';
import { neighboursOf } from './tokens.ts';

type Borrowing = Extract<SurvivalEffect, { do: 'use-power-of' | 'use-adjacent-power' }>;

/**
 * [NA-17.10] [NA-17.11] [NA-R19] A card lets the Hunted use another place's power instead of that of their own: when it is their moment to
 * act, and not where that power is ineffective.
 */
export function borrowTargets(state: State, hunted: Hunted, effect: Borrowing): readonly Target[] {
  const acting = actsNow(state, hunted);
  if (acting === undefined) return NOTHING_AIMED_AT;
  const targets: Target[] = [];
  for (const { card, place } of acting.visits) {
    if (place === undefined || isIneffective(state, place)) continue;
    if (effect.do === 'use-power-of') {
      const spot = PLACES[effect.place].number;
      if (spot !== undefined && waysOf(state, hunted, spot).length > 0) targets.push({ kind: 'own-card', card });
    } else {
      for (const spot of neighboursOf(place)) {
        for (const way of waysOf(state, hunted, spot)) targets.push({ kind: 'power', card, place: spot, way });
      }
    }
  }
  return targets;
}

function waysOf(state: State, hunted: Hunted, spot: PlaceNumber) {
  if (refuseBorrowing(state, spot) !== undefined) return [];
  const place = state.planet[spot - 1];
  const ways = powersOf(place).map((power) => power.do);
  return ways.filter((way) => refusePower(state, { hunted, place, way }) === undefined);
}

/** Whatever it is aimed at. */
export function refuseBorrowingNow(state: State, hunted: Hunted, effect: Borrowing): Refusal | undefined {
  const acting = actsNow(state, hunted);
  if (acting === undefined) return refused('not-your-moment', effect.do === 'use-power-of' ? 'NA-17.10' : 'NA-17.11');
  if (borrowTargets(state, hunted, effect).length > 0) return undefined;
  const silenced = acting.visits.find(({ place }) => place !== undefined && isIneffective(state, place))?.place;
  return silenced === undefined ? refused('no-effect', 'NA-4.10') : refused('power-ineffective', 'NA-R19', { place: silenced });
}

interface Borrowed {
  readonly hunted: Hunted;
  readonly effect: Borrowing;
  readonly target: Target;
  readonly cause: Cause;
}

export function useBorrowed(draft: State, { hunted, effect, target, cause }: Borrowed, tell: Tell<Event>): void {
  if (target.kind !== 'own-card' && target.kind !== 'power') return;
  const visit = hunted.played.find((one) => one.card === target.card);
  const spot = target.kind === 'power' ? target.place : effect.do === 'use-power-of' ? PLACES[effect.place].number : undefined;
  if (visit === undefined || spot === undefined) return;
  const place = draft.planet[spot - 1];
  const way = target.kind === 'power' ? target.way : powersOf(place)[0].do;
  usePower(draft, { hunted, visit, place, way, isCopy: true, cause }, tell);
}
