import type { Refusal, Seat } from '@orrery/engine';
import type { Action, ActionOf } from '../actions.ts';
import type { AnyPending, PendingByKind, Question, QuestionKind } from '../pending.ts';
import { type REFUSALS, refused } from '../refusals.ts';
import { actionsLeft } from '../rules/action-cards.ts';

import { refusePerform } from '../rules/effects/perform.ts';
import { type Held, refuseHeld, refusePlay } from '../rules/effects/plays.ts';
import { refuseChosenCard, refuseFirst, refusePlaceUnit } from '../rules/first-cards.ts';
import { refuseMalfunction } from '../rules/malfunction.ts';
import { refuseBirth, refuseCapture } from '../rules/pandora.ts';
import { refuseFill, refuseInstallHere, refuseReplace } from '../rules/pending-cards.ts';
import { refusePointsOf } from '../rules/points.ts';
import { refuseEntry, refuseMove } from '../rules/refuse-movement.ts';
import { refuseHidingTarget, refuseSupportTarget, refuseTarget } from '../rules/refuse-targets.ts';
import { refuseClear, refuseSectorUpgrade } from '../rules/sector-actions.ts';
import { refuseAllianceSector, refuseBoard, refuseMarker } from '../rules/setting-up.ts';
import { trapsLeft } from '../rules/traps.ts';
import { refuseCardUpgrade, refuseUnitUpgrade } from '../rules/upgrades.ts';
import type { State } from '../state.ts';
import { askedPending, decision } from './flow.ts';

type Between = ActionOf<'play-instant' | 'play-bonus' | 'upgrade-unit' | 'upgrade-card'>;
type Answer = Exclude<Action, Between>;

/** The questions each answer belongs to; what a card asks for while it is performed, the card says. */
const ANSWERS_TO: { readonly [Type in Answer['type']]: readonly QuestionKind[] } = {
  'place-board': ['place-board'],
  'choose-sector': ['choose-alliance-sector'],
  'place-marker': ['place-marker'],
  'choose-card': ['choose-deck'],
  'install-first': ['install-first'],
  'place-unit': ['place-unit'],
  'move-unit': ['movement'],
  'enter-from-space': ['movement'],
  'go-on': ['between'],
  'resolve-next': ['traps', 'actions'],
  'any-order': ['traps', 'actions'],
  'choose-unit': ['attack', 'assault', 'support', 'perform'],
  'choose-seat': ['take-points'],
  'aim-at-card': ['capture', 'put-malfunction', 'perform'],
  'strip-reserve': ['perform'],
  'lead-unit': ['perform'],
  relocate: ['perform'],
  spawn: ['birth', 'perform'],
  decline: ['capture', 'perform'],
  'take-upgrade': ['sector-action'],
  'clear-base': ['sector-action'],
  'fill-pending': ['pending-cards'],
  'replace-pending': ['pending-cards'],
  install: ['pending-cards', 'perform'],
  'skip-pending': ['pending-cards'],
};

/** The rule behind each question: another answer is "not now" by that rule. */
const ASKED_BY: { readonly [Do in Exclude<QuestionKind, 'perform'>]: (typeof REFUSALS)['not-now'][number] } = {
  'place-board': 'TH-2.2',
  'choose-alliance-sector': 'TH-11.2',
  'place-marker': 'TH-16.2',
  'choose-deck': 'TH-2.4',
  'install-first': 'TH-2.5',
  'place-unit': 'TH-2.6',
  movement: 'TH-3.1',
  traps: 'TH-4.4',
  between: 'TH-22.3',
  actions: 'TH-5.1',
  birth: 'TH-16.3',
  capture: 'TH-16.4',
  'sector-action': 'TH-6.4',
  'pending-cards': 'TH-7.1',
  assault: 'TH-18.5',
  attack: 'TH-8.2',
  support: 'TH-17.15',
  'put-malfunction': 'TH-6.3',
  'take-points': 'TH-10.3',
};

/** Why not, with the rule; nothing: it is legal. */
export function refuse(state: State, seat: Seat, action: Action): Refusal | undefined {
  const step = askedPending(state);
  if (step === undefined) return refused('match-over', 'TH-15.1');
  if (step.seat !== seat) return refused('not-asked', 'TH-2.2');
  switch (action.type) {
    case 'play-instant':
    case 'play-bonus':
    case 'upgrade-unit':
    case 'upgrade-card':
      return refuseBetween(state, step, action);
    default:
      return ANSWERS_TO[action.type].includes(step.do) ? refuseAnswer(state, step, action) : notNow(state, step);
  }
}

function notNow(state: State, step: Question): Refusal {
  if (step.do === 'perform') return refused('wrong-answer', 'TH-5.2');
  return refused('not-now', ASKED_BY[step.do], { asked: decision(state, step.seat)?.ask ?? '' });
}

/** [TH-R23] [TH-R24] Never inside a step: only while a movement, a pending card or the going on is asked for. */
function isBetweenSteps(step: Question): boolean {
  return step.do === 'movement' || step.do === 'pending-cards' || step.do === 'between';
}

/** Why a card in hand cannot be played at anything at all; undefined: it can. */
export function refuseCard(state: State, seat: Seat, card: Held): Refusal | undefined {
  const step = askedPending(state);
  if (step === undefined) return refused('match-over', 'TH-15.1');
  if (step.seat !== seat) return refused('not-asked', 'TH-2.2');
  return isBetweenSteps(step) ? refuseHeld(state, seat, card) : refused('not-inside-a-step', 'TH-R23');
}

function refuseBetween(state: State, step: Question, action: Between): Refusal | undefined {
  const isBetween = isBetweenSteps(step);
  switch (action.type) {
    case 'upgrade-unit':
      return isBetween ? refuseUnitUpgrade(state, step.seat, action.unit) : refused('not-inside-a-step', 'TH-R24');
    case 'upgrade-card':
      return isBetween ? refuseCardUpgrade(state, step.seat, action.card) : refused('not-inside-a-step', 'TH-R24');
    case 'play-instant':
    case 'play-bonus':
      return isBetween ? refusePlay(state, step.seat, action) : refused('not-inside-a-step', 'TH-R23');
  }
}

type Refuses = { readonly [Do in QuestionKind]: (state: State, step: PendingByKind[Do], action: Answer) => Refusal | undefined };

/** Why an answer to each question may not be given. */
const REFUSES: Refuses = {
  'place-board': (state, step, action) => (action.type === 'place-board' ? refuseBoard(state, action) : notNow(state, step)),
  'choose-alliance-sector': (state, step, action) =>
    action.type === 'choose-sector' ? refuseAllianceSector(step, action.sector) : notNow(state, step),
  'place-marker': (state, step, action) => (action.type === 'place-marker' ? refuseMarker(state, action) : notNow(state, step)),
  'choose-deck': (state, step, action) =>
    action.type === 'choose-card' ? refuseChosenCard(state, step.seat, action.card) : notNow(state, step),
  'install-first': (state, step, action) => (action.type === 'install-first' ? refuseFirst(state, step, action) : notNow(state, step)),
  'place-unit': (state, step, action) => (action.type === 'place-unit' ? refusePlaceUnit(state, step, action) : notNow(state, step)),
  movement: (state, step, action) => {
    if (action.type === 'move-unit') return refuseMove(state, step, action);
    return action.type === 'enter-from-space' ? refuseEntry(state, step, action) : notNow(state, step);
  },
  traps: (state, step, action) => {
    if (action.type !== 'resolve-next') return undefined;
    return isAmong(step.place, trapsLeft(state, step), action) ? undefined : refused('not-to-be-resolved', 'TH-4.4');
  },
  between: () => undefined,
  actions: (state, step, action) => {
    if (action.type !== 'resolve-next') return undefined;
    return isAmong(step.place, actionsLeft(state, step), action) ? undefined : refused('not-to-be-resolved', 'TH-5.1');
  },
  perform: refusePerform,
  birth: (state, step, action) => (action.type === 'spawn' ? refuseBirth(state, step, action) : notNow(state, step)),
  capture: (state, step, action) => (action.type === 'aim-at-card' ? refuseCapture(state, step, action.card) : undefined),
  'sector-action': (state, step, action) => {
    if (action.type === 'take-upgrade') return refuseSectorUpgrade(state, step);
    return action.type === 'clear-base' ? refuseClear(state, step, action.card) : notNow(state, step);
  },
  'pending-cards': (state, step, action) => {
    if (action.type === 'fill-pending') return refuseFill(state, step, action.spot);
    if (action.type === 'replace-pending') return refuseReplace(state, step, action.spot);
    return action.type === 'install' ? refuseInstallHere(state, step, action) : undefined;
  },
  assault: (state, step, action) => (action.type === 'choose-unit' ? refuseHidingTarget(state, step, action.unit) : notNow(state, step)),
  attack: (state, step, action) => (action.type === 'choose-unit' ? refuseTarget(state, step, action.unit) : notNow(state, step)),
  support: (state, step, action) =>
    action.type === 'choose-unit' ? refuseSupportTarget(state, step.seat, action.unit) : notNow(state, step),
  'put-malfunction': (state, step, action) =>
    action.type === 'aim-at-card' ? refuseMalfunction(state, step.seat, action.card) : notNow(state, step),
  'take-points': (state, step, action) =>
    action.type === 'choose-seat' ? refusePointsOf(state, step.seat, action.seat) : notNow(state, step),
};

function refuseAnswer<Do extends QuestionKind>(state: State, step: AnyPending<Do>, action: Answer): Refusal | undefined {
  return REFUSES[step.do](state, step, action);
}

function isAmong(place: number, left: readonly number[], { card }: ActionOf<'resolve-next'>): boolean {
  return card.row === 'slots' && card.place === place && left.includes(card.slot);
}
