import type { Refusal, Tell } from '@orrery/engine';
import type { Target } from '../actions.ts';
import type { SurvivalEffect } from '../cards/effects.ts';
import { PLACES, type PlaceNumber, type PowerWay } from '../cards/places.ts';
import type { Cause, Event } from '../events.ts';
import { refused } from '../refusals.ts';
import type { Hunted, State } from '../state.ts';
import { type Acting, actsNow } from './acting.ts';
import { isIneffective } from './in-force.ts';
import { canCopy, canUse, powersOf, refuseBorrowing, usePower } from './powers.ts';
import { NOTHING_AIMED_AT } from './targets.ts';
import { neighboursOf } from './tokens.ts';

const NOWHERE: readonly PlaceNumber[] = [];

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
    for (const spot of spotsFor(state, place, effect)) {
      if (effect.do === 'use-power-of') {
        if (hasWay(state, hunted, spot)) targets.push({ kind: 'own-card', card });
      } else for (const way of waysOf(state, hunted, spot)) targets.push({ kind: 'power', card, place: spot, way });
    }
  }
  return targets;
}

/** The places whose power the card lends to a Hunted who is here. */
function spotsFor(state: State, place: PlaceNumber | undefined, effect: Borrowing): readonly PlaceNumber[] {
  if (place === undefined || isIneffective(state, place)) return NOWHERE;
  if (effect.do === 'use-adjacent-power') return neighboursOf(place);
  const spot = PLACES[effect.place].number;
  return spot === undefined ? NOWHERE : [spot];
}

function waysOf(state: State, hunted: Hunted, spot: PlaceNumber): readonly PowerWay[] {
  if (refuseBorrowing(state, spot) !== undefined) return [];
  const at = { hunted, place: state.planet[spot - 1] };
  const usable = powersOf(at.place).filter((power) => canUse(state, at, power));
  return usable.map((power) => power.do);
}

/** Whether there is one; asked of everybody who might hold such a card. */
function hasWay(state: State, hunted: Hunted, spot: PlaceNumber): boolean {
  return refuseBorrowing(state, spot) === undefined && canCopy(state, hunted, spot);
}

function canBorrow(state: State, { hunted, visits }: Acting, effect: Borrowing): boolean {
  for (const { place } of visits) for (const spot of spotsFor(state, place, effect)) if (hasWay(state, hunted, spot)) return true;
  return false;
}

/** At hand, because in every window each Hunted is asked for. */
const NOT_YOUR_MOMENT = {
  'use-power-of': refused('not-your-moment', 'NA-17.10'),
  'use-adjacent-power': refused('not-your-moment', 'NA-17.11'),
};

/** Whatever it is aimed at. */
export function refuseBorrowingNow(state: State, hunted: Hunted, effect: Borrowing): Refusal | undefined {
  const acting = actsNow(state, hunted);
  if (acting === undefined) return NOT_YOUR_MOMENT[effect.do];
  if (canBorrow(state, acting, effect)) return undefined;
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
