import type { Refusal, Seat } from '@orrery/engine';
import type { Target } from '../../actions.ts';
import { refused } from '../../refusals.ts';
import { FULL_LIFE, type Spot, type State } from '../../state.ts';
import { isUnderMalfunction } from '../in-effect.ts';
import { malfunctionTargets, putMalfunction, refuseMalfunction } from '../malfunction.ts';
import { mayMove } from '../movement.ts';
import { discardPending, pendingAt } from '../pending-cards.ts';
import { pointHolders } from '../points.ts';
import { gainData, takeUpgrades, wound } from '../scores.ts';
import { isEnemy } from '../sides.ts';
import { pendingSpotOf } from '../spots.ts';
import { hasSideIn, type InstantRule, NO_ENEMY_NEAR, NOBODY_NEAR, WRONG_TARGET } from './instant-rule.ts';
import { enemiesIn, giveLife } from './plain-actions.ts';

/** Instant and bonus cards that are aimed at sectors or cards, or at nothing. */

const ONLY_ITSELF: readonly Target[] = [{ kind: 'none' }];
const NOTHING: readonly Target[] = [];
const NO_ENEMY_THERE = refused('no-enemy-there', 'TH-14.5');

function refusePlace(state: State, seat: Seat, target: Target): Refusal | undefined {
  if (target.kind !== 'place' || state.sectors[target.place] === undefined) return WRONG_TARGET;
  if (!hasSideIn(state, seat, target.place)) return NOBODY_NEAR;
  return enemiesIn(state, seat, target.place) === 0 ? NO_ENEMY_THERE : undefined;
}

function placesToAimAt(state: State, seat: Seat): readonly Target[] {
  const targets: Target[] = [];
  for (let place = 0; place < state.sectors.length; place++) {
    const target: Target = { kind: 'place', place };
    if (refusePlace(state, seat, target) === undefined) targets.push(target);
  }
  return targets;
}

/** [TH-18.14] */
export const WOUND_ALL_NEAR: InstantRule = {
  targets: placesToAimAt,
  refuse: refusePlace,
  work(draft, { seat, cause, target, x }, tell) {
    if (target.kind !== 'place') return;
    // [TH-R27] One at a time: the first life that is gone ends the match, and `wound` does nothing after that.
    draft.units.forEach(({ at, seat: victim }, unit) => {
      if (at === target.place && isEnemy(draft, seat, victim)) wound(draft, { unit, wounds: x, from: seat, cause }, tell);
    });
  },
  none: NO_ENEMY_NEAR,
};

/** [TH-20.9] */
export const DATA_FOR_ENEMIES_NEAR: InstantRule = {
  targets: placesToAimAt,
  refuse: refusePlace,
  work(draft, { seat, cause, target, x }, tell) {
    if (target.kind === 'place') gainData(draft, { seat, count: Math.min(x, enemiesIn(draft, seat, target.place)), cause }, tell);
  },
  none: NO_ENEMY_NEAR,
};

/** [TH-19.8] [TH-21.4] */
export const MOVE_MALFUNCTION: InstantRule = {
  targets: (state, seat) => malfunctionTargets(state, seat).map((card) => ({ kind: 'card', card })),
  refuse: (state, seat, target) => (target.kind === 'card' ? refuseMalfunction(state, seat, target.card) : WRONG_TARGET),
  work(draft, { seat, target }, tell) {
    if (target.kind === 'card') putMalfunction(draft, { seat, to: target.card }, tell);
  },
  none: refused('no-enemy-card', 'TH-R16'),
};

/** [TH-21.7] */
function refusePendingDiscard(state: State, seat: Seat, at: Spot): Refusal | undefined {
  const pending = pendingAt(state, at);
  if (pending === undefined) return refused('no-card-there', 'TH-21.7');
  if (!isEnemy(state, seat, pending.owner)) return refused('not-an-enemys-card', 'TH-21.7');
  return isUnderMalfunction(state, at) ? refused('under-malfunction', 'TH-21.7') : undefined;
}

export const DISCARD_PENDING: InstantRule = {
  targets(state, seat) {
    const targets: Target[] = [];
    for (let place = 0; place < state.sectors.length; place++) {
      for (let slot = 0; slot < state.sectors[place].pending.length; slot++) {
        const card = pendingSpotOf(place, slot);
        if (refusePendingDiscard(state, seat, card) === undefined) targets.push({ kind: 'card', card });
      }
    }
    return targets;
  },
  refuse: (state, seat, target) => (target.kind === 'card' ? refusePendingDiscard(state, seat, target.card) : WRONG_TARGET),
  work(draft, { seat, target }, tell) {
    if (target.kind === 'card') discardPending(draft, { spot: target.card, by: seat }, tell);
  },
  none: refused('no-enemy-pending', 'TH-21.7'),
};

const NOTHING_TO_GAIN = refused('nothing-to-gain', 'TH-22.18');

/** A card that is aimed at nothing: `refuseNow` says when it would do nothing. */
function untargeted(
  refuseNow: (state: State, seat: Seat) => Refusal | undefined,
  work: InstantRule['work'],
  none: Refusal = NOTHING_TO_GAIN,
): InstantRule {
  return {
    targets: (state, seat) => (refuseNow(state, seat) === undefined ? ONLY_ITSELF : NOTHING),
    refuse: (state, seat, target) => (target.kind === 'none' ? refuseNow(state, seat) : WRONG_TARGET),
    work,
    none,
  };
}

/** [TH-19.15] */
export const GAIN_DATA_NOW: InstantRule = untargeted(
  () => undefined,
  (draft, { seat, cause, x }, tell) => gainData(draft, { seat, count: x, cause }, tell),
);

const SUPPLY_EMPTY = refused('supply-empty', 'TH-22.18');

/** [TH-21.2] */
export const TAKE_UPGRADES_NOW: InstantRule = untargeted(
  ({ supply }) => (supply === 0 ? SUPPLY_EMPTY : undefined),
  (draft, { seat, cause, x }, tell) => takeUpgrades(draft, { seat, count: x, cause }, tell),
  SUPPLY_EMPTY,
);

/** [TH-21.3] [TH-10.3] In a deathmatch enemies lose points instead. */
export const REGAIN_LIFE_NOW: InstantRule = untargeted(
  (state, seat) => {
    const isUseful = state.mode === 'deathmatch' ? pointHolders(state, seat).length > 0 : state.players[seat].life < FULL_LIFE;
    return isUseful ? undefined : NOTHING_TO_GAIN;
  },
  (draft, { seat, cause, x }, tell) => giveLife(draft, { seat, count: x, cause }, tell),
);

const ONLY_WHEN_MOVING = refused('only-when-moving', 'TH-21.1');

/** [TH-21.1] [TH-R23] Only as a movement is declared, and for a unit in a sector. */
export const GO_FURTHER: InstantRule = untargeted(
  (state, seat) => {
    const top = state.pending[state.pending.length - 1];
    if (top?.do !== 'movement' || top.seat !== seat) return ONLY_WHEN_MOVING;
    return state.units.some((_, unit) => mayMove(state, seat, unit)) ? undefined : ONLY_WHEN_MOVING;
  },
  (draft, { x }) => {
    draft.turn.further += x;
  },
  ONLY_WHEN_MOVING,
);
