import type { Seat, Tell } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { Pending } from '../pending.ts';
import { actionsLeft, performAsTheyLie, performNext } from '../rules/action-cards.ts';
import { answerAssault, answerAttack, answerSupport } from '../rules/attacks.ts';
import { haveSay } from '../rules/between.ts';
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
import { springAsTheyLie, springNext, trapsLeft } from '../rules/traps.ts';
import { upgradeCard, upgradeUnit } from '../rules/upgrades.ts';
import type { State } from '../state.ts';
import { advance, topPending } from './flow.ts';

/** The answer to the step on top, then on to the next question. */
export function apply(draft: State, seat: Seat, action: Action, tell: Tell<Event>): void {
  answer(draft, seat, action, tell);
  advance(draft, tell);
}

/** The answer alone; `advance` goes on from there. */
export function answer(draft: State, seat: Seat, action: Action, tell: Tell<Event>): void {
  const step = topPending(draft);
  if (step === undefined) throw new Error('TH-15.1: the match is over');
  switch (action.type) {
    case 'play-instant':
    case 'play-bonus':
      playCard(draft, seat, action, tell);
      return;
    case 'upgrade-unit':
      upgradeUnit(draft, seat, action, tell);
      return;
    case 'upgrade-card':
      upgradeCard(draft, seat, action, tell);
      return;
    default:
      if (step.do === 'perform') answerPerform(draft, step, action, tell);
      else if (!answerTurn(draft, step, action, tell) && !answerChoice(draft, step, action, tell)) answerSetUp(draft, step, action, tell);
  }
}

function answerTurn(draft: State, step: Pending, action: Action, tell: Tell<Event>): boolean {
  switch (step.do) {
    case 'movement':
      if (action.type === 'move-unit') moveUnit(draft, step, action, tell);
      else if (action.type === 'enter-from-space') enterFromSpace(draft, step, action, tell);
      return true;
    case 'between':
      draft.agenda.pop();
      return true;
    case 'traps':
      if (action.type === 'resolve-next') springNext(draft, step, { left: trapsLeft(draft, step), slot: action.card.slot }, tell);
      else springAsTheyLie(draft, step);
      return true;
    case 'actions':
      if (action.type === 'resolve-next') performNext(draft, step, { left: actionsLeft(draft, step), slot: action.card.slot }, tell);
      else performAsTheyLie(draft, step);
      return true;
    case 'sector-action':
      if (action.type === 'clear-base') clearBase(draft, step, action.card, tell);
      else takeSectorUpgrade(draft, step, tell);
      return true;
    case 'pending-cards':
      draft.agenda.pop();
      haveSay(draft);
      if (action.type === 'fill-pending') layTopCard(draft, step.seat, action.spot, tell);
      else if (action.type === 'replace-pending') replacePending(draft, step, action.spot, tell);
      else if (action.type === 'install') install(draft, step.seat, action, tell);
      return true;
    default:
      return false;
  }
}

function answerChoice(draft: State, step: Pending, action: Action, tell: Tell<Event>): boolean {
  if (action.type === 'choose-unit') {
    if (step.do === 'attack') answerAttack(draft, step, action.unit, tell);
    else if (step.do === 'assault') answerAssault(draft, step, action.unit, tell);
    else if (step.do === 'support') answerSupport(draft, step, action.unit, tell);
    return true;
  }
  if (step.do === 'birth' && action.type === 'spawn') giveBirth(draft, step, action, tell);
  else if (step.do === 'capture' && action.type === 'aim-at-card') captureCard(draft, step, action, tell);
  else if (step.do === 'capture') draft.agenda.pop();
  else if (step.do === 'put-malfunction' && action.type === 'aim-at-card') {
    draft.agenda.pop();
    putMalfunction(draft, { seat: step.seat, to: action.card }, tell);
  } else if (step.do === 'take-points' && action.type === 'choose-seat') answerTakePoints(draft, step, action.seat, tell);
  else return false;
  return true;
}

function answerSetUp(draft: State, step: Pending, action: Action, tell: Tell<Event>): void {
  if (step.do === 'place-board' && action.type === 'place-board') placeBoard(draft, step, action, tell);
  else if (step.do === 'choose-alliance-sector' && action.type === 'choose-sector') {
    chooseAllianceSector(draft, step, action.sector, tell);
  } else if (step.do === 'place-marker' && action.type === 'place-marker') placeMarker(draft, step, action, tell);
  else if (step.do === 'choose-deck' && action.type === 'choose-card') chooseCard(draft, step, action, tell);
  else if (step.do === 'install-first' && action.type === 'install-first') installFirst(draft, step, action, tell);
  else if (step.do === 'place-unit' && action.type === 'place-unit') placeUnit(draft, step, action, tell);
  else throw new Error(`TH-3.5: ${action.type} was not asked for`);
}
