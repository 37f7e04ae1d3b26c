import type { Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { Pending } from '../pending.ts';
import { actionsLeft } from '../rules/action-cards.ts';
import { hidingTargets, supportTargets, targetsOf } from '../rules/attacks.ts';
import { addOrders } from '../rules/between.ts';
import { addPerformAnswers } from '../rules/effects/perform.ts';
import { addFirstInstalls, addPlacements, cardsToChoose } from '../rules/first-cards.ts';
import { spotOf } from '../rules/in-effect.ts';
import { malfunctionTargets } from '../rules/malfunction.ts';
import { addMoves } from '../rules/movement.ts';
import { births, capturable } from '../rules/pandora.ts';
import { addPendingOptions } from '../rules/pending-cards.ts';
import { pointHolders } from '../rules/points.ts';
import { clearable, mayTakeUpgrade } from '../rules/sector-actions.ts';
import { trapsLeft } from '../rules/traps.ts';
import type { Place, Spot, State, UnitNumber } from '../state.ts';
import { askedPending } from './flow.ts';

const NOTHING: readonly Action[] = [];
const GO_ON: Action = { type: 'go-on' };
const DECLINE: Action = { type: 'decline' };
const ANY_ORDER: Action = { type: 'any-order' };
const SKIP_PENDING: Action = { type: 'skip-pending' };
const TAKE_UPGRADE: Action = { type: 'take-upgrade' };

/** Complete: every answer that is not refused. */
export function legal(state: State, seat: Seat): readonly Action[] {
  const step = askedPending(state);
  if (step?.seat !== seat) return NOTHING;
  const actions: Action[] = [];
  addAnswers(state, step, actions);
  return actions;
}

function addAnswers(state: State, step: Pending, actions: Action[]): void {
  switch (step.do) {
    case 'movement':
      addMoves(state, step, actions);
      addOrders(state, step.seat, actions);
      return;
    case 'pending-cards':
      addPendingOptions(state, step, actions);
      actions.push(SKIP_PENDING);
      addOrders(state, step.seat, actions);
      return;
    case 'between':
      actions.push(GO_ON);
      addOrders(state, step.seat, actions);
      return;
    case 'traps':
      for (const slot of trapsLeft(state, step)) actions.push(next(step.place, slot));
      actions.push(ANY_ORDER);
      return;
    case 'actions':
      for (const slot of actionsLeft(state, step)) actions.push(next(step.place, slot));
      actions.push(ANY_ORDER);
      return;
    case 'perform':
      addPerformAnswers(state, step, actions);
      return;
    case 'attack':
      addUnits(targetsOf(state, step.unit), actions);
      return;
    case 'assault':
      addUnits(hidingTargets(state, step.seat, step.hiding[0]), actions);
      return;
    case 'support':
      addUnits(supportTargets(state, step.seat), actions);
      return;
    case 'birth':
      actions.push(...births(state, step));
      return;
    case 'capture':
      addCards(capturable(state, step), actions);
      actions.push(DECLINE);
      return;
    case 'sector-action':
      if (mayTakeUpgrade(state, step)) actions.push(TAKE_UPGRADE);
      for (const card of clearable(state, step)) actions.push({ type: 'clear-base', card });
      return;
    case 'put-malfunction':
      addCards(malfunctionTargets(state, step.seat), actions);
      return;
    case 'take-points':
      for (const seat of pointHolders(state, step.seat)) actions.push({ type: 'choose-seat', seat });
      return;
    default:
      addSetUpAnswers(state, step, actions);
  }
}

function addSetUpAnswers(state: State, step: Pending, actions: Action[]): void {
  switch (step.do) {
    case 'place-board':
      for (const board of state.boardsLeft) {
        for (let at = 1; at <= state.sectors.length; at++) actions.push({ type: 'place-board', board, at });
      }
      return;
    case 'choose-alliance-sector':
      for (const sector of step.from) actions.push({ type: 'choose-sector', sector });
      return;
    case 'place-marker':
      for (let place = 0; place < state.sectors.length; place++) {
        actions.push({ type: 'place-marker', place, side: 'left' }, { type: 'place-marker', place, side: 'right' });
      }
      return;
    case 'choose-deck':
      for (const card of cardsToChoose(state, step.seat)) actions.push({ type: 'choose-card', card });
      return;
    case 'install-first':
      addFirstInstalls(state, step, actions);
      return;
    case 'place-unit':
      addPlacements(state, step, actions);
      return;
    default:
      return;
  }
}

function next(place: Place, slot: number): Action {
  return { type: 'resolve-next', card: spotOf(place, slot) };
}

function addUnits(units: readonly UnitNumber[], actions: Action[]): void {
  for (const unit of units) actions.push({ type: 'choose-unit', unit });
}

function addCards(cards: readonly Spot[], actions: Action[]): void {
  for (const card of cards) actions.push({ type: 'aim-at-card', card });
}
