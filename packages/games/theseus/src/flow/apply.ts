import { quickTable, type Seat, type Tell } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { AnyPending, PendingByKind, PendingOf, Question, QuestionKind } from '../pending.ts';
import { actionsLeft, performInAnyOrder, performNext } from '../rules/action-cards.ts';
import { answerAssault, answerAttack, answerSupport } from '../rules/attacks.ts';
import { markAsked } from '../rules/between.ts';
import { answerPerform } from '../rules/effects/perform.ts';
import { playCard } from '../rules/effects/plays.ts';
import { installFirst, placeUnit } from '../rules/first-cards.ts';
import { putMalfunction } from '../rules/malfunction.ts';
import { enterFromSpace, moveUnit } from '../rules/movement.ts';
import { captureCard, giveBirth } from '../rules/pandora-turn.ts';
import { install, layTopCard, replacePending } from '../rules/pending-cards.ts';
import { answerTakePoints } from '../rules/points.ts';
import { clearBase, takeSectorUpgrade } from '../rules/sector-actions.ts';
import { chooseAllianceSector, chooseCard, placeBoard, placeMarker } from '../rules/setting-up.ts';
import { springInAnyOrder, springNext, trapsLeft } from '../rules/traps.ts';
import { upgradeCard, upgradeUnit } from '../rules/upgrades.ts';
import type { State } from '../state.ts';
import { advance, askedPending } from './flow.ts';

/** The answer to the step on top, then on to the next question. */
export function apply(draft: State, seat: Seat, action: Action, tell: Tell<Event>): void {
  answer(draft, seat, action, tell);
  advance(draft, tell);
}

/** The answer alone; `advance` goes on from there. */
export function answer(draft: State, seat: Seat, action: Action, tell: Tell<Event>): void {
  const step = askedPending(draft);
  if (step === undefined) throw new Error('TH-15.1: the match is over');
  if (action.type === 'play-instant' || action.type === 'play-bonus') playCard(draft, seat, action, tell);
  else if (action.type === 'upgrade-unit') upgradeUnit(draft, seat, action, tell);
  else if (action.type === 'upgrade-card') upgradeCard(draft, seat, action, tell);
  else answerTo(draft, step, action, tell);
}

type Answers = { readonly [Do in QuestionKind]: (draft: State, step: PendingByKind[Do], action: Action, tell: Tell<Event>) => void };

/** What an answer to each question does. `refuse` has let it pass, so another action here is a fault of the program. */
const ANSWERS: Answers = quickTable({
  'place-board': (draft, step, action, tell) =>
    action.type === 'place-board' ? placeBoard(draft, step, action, tell) : notAsked(step, action),
  'choose-alliance-sector': (draft, step, action, tell) =>
    action.type === 'choose-sector' ? chooseAllianceSector(draft, step, action.sector, tell) : notAsked(step, action),
  'place-marker': (draft, step, action, tell) =>
    action.type === 'place-marker' ? placeMarker(draft, step, action, tell) : notAsked(step, action),
  'choose-deck': (draft, step, action, tell) =>
    action.type === 'choose-card' ? chooseCard(draft, step, action, tell) : notAsked(step, action),
  'install-first': (draft, step, action, tell) =>
    action.type === 'install-first' ? installFirst(draft, step, action, tell) : notAsked(step, action),
  'place-unit': (draft, step, action, tell) =>
    action.type === 'place-unit' ? placeUnit(draft, step, action, tell) : notAsked(step, action),
  movement: (draft, step, action, tell) => {
    if (action.type === 'move-unit') moveUnit(draft, step, action, tell);
    else if (action.type === 'enter-from-space') enterFromSpace(draft, step, action, tell);
    else notAsked(step, action);
  },
  traps: (draft, step, action, tell) => {
    if (action.type === 'resolve-next') springNext(draft, step, { left: trapsLeft(draft, step), slot: action.card.slot }, tell);
    else if (action.type === 'any-order') springInAnyOrder(draft, step);
    else notAsked(step, action);
  },
  between: (draft, step, action) => {
    if (action.type === 'go-on') draft.pending.pop();
    else notAsked(step, action);
  },
  actions: (draft, step, action, tell) => {
    if (action.type === 'resolve-next') performNext(draft, step, { left: actionsLeft(draft, step), slot: action.card.slot }, tell);
    else if (action.type === 'any-order') performInAnyOrder(draft, step);
    else notAsked(step, action);
  },
  perform: answerPerform,
  birth: (draft, step, action, tell) => (action.type === 'spawn' ? giveBirth(draft, step, action, tell) : notAsked(step, action)),
  capture: (draft, step, action, tell) => {
    if (action.type === 'aim-at-card') captureCard(draft, step, action, tell);
    else if (action.type === 'decline') draft.pending.pop();
    else notAsked(step, action);
  },
  'sector-action': (draft, step, action, tell) => {
    if (action.type === 'clear-base') clearBase(draft, step, action.card, tell);
    else if (action.type === 'take-upgrade') takeSectorUpgrade(draft, step, tell);
    else notAsked(step, action);
  },
  'pending-cards': answerPendingCards,
  assault: (draft, step, action, tell) =>
    action.type === 'choose-unit' ? answerAssault(draft, step, action.unit, tell) : notAsked(step, action),
  attack: (draft, step, action, tell) =>
    action.type === 'choose-unit' ? answerAttack(draft, step, action.unit, tell) : notAsked(step, action),
  support: (draft, step, action, tell) =>
    action.type === 'choose-unit' ? answerSupport(draft, step, action.unit, tell) : notAsked(step, action),
  'put-malfunction': (draft, step, action, tell) => {
    if (action.type !== 'aim-at-card') return notAsked(step, action);
    draft.pending.pop();
    return putMalfunction(draft, { seat: step.seat, to: action.card }, tell);
  },
  'take-points': (draft, step, action, tell) =>
    action.type === 'choose-seat' ? answerTakePoints(draft, step, action.seat, tell) : notAsked(step, action),
});

function answerTo<Do extends QuestionKind>(draft: State, step: AnyPending<Do>, action: Action, tell: Tell<Event>): void {
  ANSWERS[step.do](draft, step, action, tell);
}

function notAsked(step: Question, action: Action): never {
  throw new Error(`TH-3.5: ${action.type} does not answer ${step.do}`);
}

function answerPendingCards(draft: State, step: PendingOf<'pending-cards'>, action: Action, tell: Tell<Event>): void {
  draft.pending.pop();
  markAsked(draft);
  if (action.type === 'fill-pending') layTopCard(draft, step.seat, action.spot, tell);
  else if (action.type === 'replace-pending') replacePending(draft, step, action.spot, tell);
  else if (action.type === 'install') install(draft, step.seat, action, tell);
  else if (action.type !== 'skip-pending') notAsked(step, action);
}
