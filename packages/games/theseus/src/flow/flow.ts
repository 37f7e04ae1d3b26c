import type { Seat, Tell } from '@orrery/engine';
import type { Decision } from '../decisions.ts';
import type { Event } from '../events.ts';
import { manifest } from '../manifest.ts';
import { type AnyPending, isQuestion, type Pending, type PendingByKind, type Question, type QuestionKind, topPending } from '../pending.ts';
import { runActions } from '../rules/action-cards.ts';
import { runArrive, runFillCheck } from '../rules/arrival.ts';
import { runAssault, runAttack, runSupport } from '../rules/attacks.ts';
import { hasBetween } from '../rules/between.ts';
import { performCard } from '../rules/effects/perform.ts';
import { drawnCards, runLayPending } from '../rules/first-cards.ts';
import { runPutMalfunction } from '../rules/malfunction.ts';
import { canAnyMove } from '../rules/movement.ts';
import { runBirth, runCapture } from '../rules/pandora-turn.ts';
import { hasPendingOption, runRefill } from '../rules/pending-cards.ts';
import { runTakePoints } from '../rules/points.ts';
import { runExtraTurn, runSectorAction } from '../rules/sector-actions.ts';
import { continueSetUp } from '../rules/setting-up.ts';
import { runTraps } from '../rules/traps.ts';
import { runTravel } from '../rules/travel.ts';
import { runBegin, runEndTurn, runTurn } from '../rules/turns.ts';
import type { State } from '../state.ts';

/** Between two decisions there are never this many steps: getting here means running in a circle. */
export const MOST_STEPS = 2_000;
const NOBODY: readonly Seat[] = [];
/** Not frozen, for Node reads a frozen list slowly. */
const EACH_ALONE: readonly (readonly Seat[])[] = Array.from({ length: manifest.seats.max }, (_, seat) => [seat]);

/** One seat at a time, always: the one the step on top belongs to. */
export function asked(state: State): readonly Seat[] {
  const step = askedPending(state);
  return step === undefined ? NOBODY : EACH_ALONE[step.seat];
}

/** The step somebody has to answer. */
export function askedPending(state: State): Question | undefined {
  const step = topPending(state);
  return state.ended !== undefined || step === undefined || !isQuestion(step) ? undefined : step;
}

/** Goes on until somebody has to decide. Gives the steps it took. */
export function advance(draft: State, tell: Tell<Event>): number {
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if (draft.ended !== undefined) {
      draft.pending.length = 0;
      return steps;
    }
    const step = topPending(draft);
    if (step === undefined) continueSetUp(draft, tell);
    else if (!run(draft, step, tell)) return steps;
  }
  throw new Error(`TH-3.5: the turn runs in a circle at ${topPending(draft)?.do}`);
}

/**
 * Does the step on top if it needs no answer; false: its seat is asked. A switch and no table, because every action goes through here
 * several times and a table looked up by word takes three times as long.
 */
function run(draft: State, step: Pending, tell: Tell<Event>): boolean {
  switch (step.do) {
    case 'turn':
      return runTurn(draft, step, tell);
    case 'movement':
      // A card may have moved the last unit that could.
      return passBy(draft, canAnyMove(draft, step));
    case 'travel':
      return runTravel(draft, step, tell);
    case 'arrive':
      return runArrive(draft, step, tell);
    case 'traps':
      return runTraps(draft, step, tell);
    case 'fill-check':
      return runFillCheck(draft, step, tell);
    case 'between':
      return passBy(draft, hasBetween(draft, step.seat));
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
    case 'begin':
      return runBegin(draft);
    case 'lay-pending':
      return runLayPending(draft, step, tell);
    case 'place-board':
    case 'choose-alliance-sector':
    case 'place-marker':
    case 'choose-deck':
    case 'install-first':
    case 'place-unit':
      return false;
  }
}

/** A step that only asks, and only if there is something to say. */
function passBy(draft: State, isWorthAsking: boolean): boolean {
  if (isWorthAsking) return false;
  draft.pending.pop();
  return true;
}

type Puts = { readonly [Do in QuestionKind]: (state: State, step: PendingByKind[Do]) => Decision };

/** How each step is put to its seat. */
const PUTS: Puts = {
  'place-board': (_, { seat }) => ({ ask: 'place-board', seat }),
  'choose-alliance-sector': (_, { seat }) => ({ ask: 'choose-alliance-sector', seat }),
  'place-marker': (_, { seat }) => ({ ask: 'place-marker', seat }),
  'choose-deck': (_, { seat, left }) => ({ ask: 'choose-deck', seat, left }),
  'install-first': (state, step) => ({ ask: 'install-first', seat: step.seat, cards: drawnCards(state, step) }),
  'place-unit': (_, { seat, anywhere }) => ({ ask: 'place-unit', seat, anywhere }),
  movement: (_, { seat, isExtra }) => ({ ask: 'move', seat, isExtra }),
  traps: (_, { seat, unit, place }) => ({ ask: 'order-traps', seat, unit, place }),
  between: (_, { seat, before }) => ({ ask: 'between', seat, before }),
  actions: (_, { seat, place }) => ({ ask: 'order-actions', seat, place }),
  perform: (_, { seat, title, left }) => ({ ask: 'perform', seat, card: title, left }),
  birth: (_, { seat, place }) => ({ ask: 'birth', seat, place }),
  capture: (_, { seat, unit }) => ({ ask: 'capture', seat, unit }),
  'sector-action': (_, { seat, place }) => ({ ask: 'own-sector', seat, place }),
  'pending-cards': (_, { seat, place }) => ({ ask: 'pending-cards', seat, place }),
  assault: (_, { seat, hiding }) => ({ ask: 'strike-from-hiding', seat, card: hiding[0] }),
  attack: (_, { seat, unit }) => ({ ask: 'choose-target', seat, unit }),
  support: (_, { seat, wounds }) => ({ ask: 'support', seat, wounds }),
  'put-malfunction': (_, { seat }) => ({ ask: 'put-malfunction', seat }),
  'take-points': (_, { seat, left }) => ({ ask: 'take-points', seat, left }),
};

export function decision(state: State, seat: Seat): Decision | undefined {
  const step = askedPending(state);
  return step?.seat === seat ? put(state, step) : undefined;
}

function put<Do extends QuestionKind>(state: State, step: AnyPending<Do>): Decision {
  return PUTS[step.do](state, step);
}
