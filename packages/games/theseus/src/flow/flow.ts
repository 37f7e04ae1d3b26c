import type { Seat, Tell } from '@orrery/engine';
import type { Decision } from '../decisions.ts';
import type { Event } from '../events.ts';
import type { Pending, PendingOf } from '../pending.ts';
import { runActions } from '../rules/action-cards.ts';
import { runArrive, runFillCheck } from '../rules/arrival.ts';
import { runAssault, runAttack, runSupport } from '../rules/attacks.ts';
import { hasOrder } from '../rules/between.ts';
import { performCard } from '../rules/effects/perform.ts';
import { drawnCards, runLayPending } from '../rules/first-cards.ts';
import { runPutMalfunction } from '../rules/malfunction.ts';
import { canAnyMove } from '../rules/movement.ts';
import { runBirth, runCapture } from '../rules/pandora-turn.ts';
import { hasPendingOption, runRefill } from '../rules/pending-cards.ts';
import { runTakePoints } from '../rules/points.ts';
import { runExtraTurn, runSectorAction } from '../rules/sector-actions.ts';
import { goOnSettingUp } from '../rules/setting-up.ts';
import { runTraps } from '../rules/traps.ts';
import { runTravel } from '../rules/travel.ts';
import { runBegin, runEndTurn, runTurn } from '../rules/turns.ts';
import type { State } from '../state.ts';

/** Between two decisions there are never so many steps: whoever gets here runs in a circle. */
export const MOST_STEPS = 2_000;
const NOBODY: readonly Seat[] = [];

/** The step whose answer is waited for, or the next to be done. */
export function topPending({ agenda }: State): Pending | undefined {
  return agenda[agenda.length - 1];
}

/** One seat at a time, always: the one the step on top belongs to. */
export function asked(state: State): readonly Seat[] {
  const step = askedPending(state);
  return step === undefined ? NOBODY : [step.seat];
}

/** The step somebody has to answer. */
export function askedPending(state: State): Exclude<Pending, PendingOf<'begin'>> | undefined {
  const step = topPending(state);
  return state.ended !== undefined || step === undefined || step.do === 'begin' ? undefined : step;
}

/** Goes on until somebody has to decide. Gives the steps it took. */
export function advance(draft: State, tell: Tell<Event>): number {
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if (draft.ended !== undefined) {
      draft.agenda.length = 0;
      return steps;
    }
    const step = topPending(draft);
    if (step === undefined) goOnSettingUp(draft, tell);
    else if (!run(draft, step, tell)) return steps;
  }
  throw new Error(`TH-3.5: the turn runs in a circle at ${topPending(draft)?.do}`);
}

/** Does the step on top if it needs no answer; false: its seat is asked. */
function run(draft: State, step: Pending, tell: Tell<Event>): boolean {
  switch (step.do) {
    case 'begin':
      return runBegin(draft);
    case 'lay-pending':
      return runLayPending(draft, step, tell);
    case 'turn':
      return runTurn(draft, step, tell);
    case 'travel':
      return runTravel(draft, step, tell);
    case 'arrive':
      return runArrive(draft, step, tell);
    case 'traps':
      return runTraps(draft, step, tell);
    case 'fill-check':
      return runFillCheck(draft, step, tell);
    case 'between':
      return passBy(draft, hasOrder(draft, step.seat));
    case 'actions':
      return runActions(draft, step, tell);
    case 'perform':
      return performCard(draft, step, tell);
    case 'birth':
      return runBirth(draft, step, tell);
    case 'capture':
      return runCapture(draft, step);
    case 'sector-action':
      return runSectorAction(draft, step, tell);
    case 'extra-turn':
      return runExtraTurn(draft, step, tell);
    case 'pending-cards':
      return passBy(draft, hasPendingOption(draft, step));
    case 'refill':
      return runRefill(draft, step, tell);
    case 'end-turn':
      return runEndTurn(draft, step, tell);
    case 'assault':
      return runAssault(draft, step, tell);
    case 'attack':
      return runAttack(draft, step, tell);
    case 'support':
      return runSupport(draft, step, tell);
    case 'put-malfunction':
      return runPutMalfunction(draft, step, tell);
    case 'take-points':
      return runTakePoints(draft, step, tell);
    case 'place-board':
    case 'choose-alliance-sector':
    case 'place-marker':
    case 'choose-deck':
    case 'install-first':
    case 'place-unit':
      return false;
    case 'movement':
      // A card may have moved the last unit that could.
      return passBy(draft, canAnyMove(draft, step));
  }
}

/** A step that only asks, and only if there is something to say. */
function passBy(draft: State, isWorthAsking: boolean): boolean {
  if (isWorthAsking) return false;
  draft.agenda.pop();
  return true;
}

export function decision(state: State, seat: Seat): Decision | undefined {
  const step = askedPending(state);
  if (step?.seat !== seat) return undefined;
  switch (step.do) {
    case 'place-board':
    case 'choose-alliance-sector':
    case 'place-marker':
    case 'put-malfunction':
      return { ask: step.do, seat };
    case 'choose-deck':
    case 'take-points':
      return { ask: step.do, seat, left: step.left };
    case 'install-first':
      return { ask: 'install-first', seat, cards: drawnCards(state, step) };
    case 'place-unit':
      return { ask: 'place-unit', seat, anywhere: step.anywhere };
    case 'movement':
      return { ask: 'move', seat, isExtra: step.isExtra };
    case 'between':
      return { ask: 'between', seat, before: step.before };
    case 'traps':
      return { ask: 'order-traps', seat, unit: step.unit, place: step.place };
    case 'actions':
      return { ask: 'order-actions', seat, place: step.place };
    case 'attack':
      return { ask: 'choose-target', seat, unit: step.unit };
    case 'assault':
      return { ask: 'strike-from-hiding', seat, card: step.hiding[0] };
    case 'support':
      return { ask: 'support', seat, wounds: step.wounds };
    case 'perform':
      return { ask: 'perform', seat, card: step.title, left: step.left };
    case 'birth':
    case 'pending-cards':
      return { ask: step.do, seat, place: step.place };
    case 'capture':
      return { ask: 'capture', seat, unit: step.unit };
    case 'sector-action':
      return { ask: 'own-sector', seat, place: step.place };
    default:
      return undefined;
  }
}
