import { quickTable, type Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { AnyPending, PendingByKind, QuestionKind } from '../pending.ts';
import { actionsLeft } from '../rules/action-cards.ts';
import { hidingTargets, supportTargets, targetsOf } from '../rules/attacks.ts';
import { addBetween } from '../rules/between.ts';
import { addPerformAnswers } from '../rules/effects/perform.ts';
import { addFirstInstalls, addPlacements, cardsToChoose } from '../rules/first-cards.ts';
import { spotOf } from '../rules/in-effect.ts';
import { aimAtCard, chooseUnit, clearBaseOf, DECLINE, resolveNext } from '../rules/listed.ts';
import { malfunctionTargets } from '../rules/malfunction.ts';
import { addMoves } from '../rules/movement.ts';
import { births, capturable } from '../rules/pandora.ts';
import { addPendingOptions } from '../rules/pending-cards.ts';
import { pointHolders } from '../rules/points.ts';
import { clearable, mayTakeUpgrade } from '../rules/sector-actions.ts';
import { addBoards, addMarkers } from '../rules/setting-up.ts';
import { trapsLeft } from '../rules/traps.ts';
import type { Spot, State, UnitNumber } from '../state.ts';
import { askedPending } from './flow.ts';

const NOTHING: readonly Action[] = [];
const GO_ON: Action = { type: 'go-on' };
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

type Lists = { readonly [Do in QuestionKind]: (state: State, step: PendingByKind[Do], actions: Action[]) => void };

/** Every answer to each question. */
const LISTS: Lists = quickTable({
  'place-board': addBoards,
  'choose-alliance-sector': (_, { from }, actions) => {
    for (const sector of from) actions.push({ type: 'choose-sector', sector });
  },
  'place-marker': addMarkers,
  'choose-deck': (state, { seat }, actions) => {
    for (const card of cardsToChoose(state, seat)) actions.push({ type: 'choose-card', card });
  },
  'install-first': addFirstInstalls,
  'place-unit': addPlacements,
  movement: (state, step, actions) => {
    addMoves(state, step, actions);
    addBetween(state, step.seat, actions);
  },
  traps: (state, step, actions) => {
    for (const slot of trapsLeft(state, step)) actions.push(resolveNext(spotOf(step.place, slot)));
    actions.push(ANY_ORDER);
  },
  between: (state, { seat }, actions) => {
    actions.push(GO_ON);
    addBetween(state, seat, actions);
  },
  actions: (state, step, actions) => {
    for (const slot of actionsLeft(state, step)) actions.push(resolveNext(spotOf(step.place, slot)));
    actions.push(ANY_ORDER);
  },
  perform: addPerformAnswers,
  birth: (state, step, actions) => {
    actions.push(...births(state, step));
  },
  capture: (state, step, actions) => {
    addCards(capturable(state, step), actions);
    actions.push(DECLINE);
  },
  'sector-action': (state, step, actions) => {
    if (mayTakeUpgrade(state, step)) actions.push(TAKE_UPGRADE);
    for (const card of clearable(state, step)) actions.push(clearBaseOf(card));
  },
  'pending-cards': (state, step, actions) => {
    addPendingOptions(state, step, actions);
    actions.push(SKIP_PENDING);
    addBetween(state, step.seat, actions);
  },
  assault: (state, { seat, hiding }, actions) => addUnits(hidingTargets(state, seat, hiding[0]), actions),
  attack: (state, { unit }, actions) => addUnits(targetsOf(state, unit), actions),
  support: (state, { seat }, actions) => addUnits(supportTargets(state, seat), actions),
  'put-malfunction': (state, { seat }, actions) => addCards(malfunctionTargets(state, seat), actions),
  'take-points': (state, { seat }, actions) => {
    for (const holder of pointHolders(state, seat)) actions.push({ type: 'choose-seat', seat: holder });
  },
});

function addAnswers<Do extends QuestionKind>(state: State, step: AnyPending<Do>, actions: Action[]): void {
  LISTS[step.do](state, step, actions);
}

function addUnits(units: readonly UnitNumber[], actions: Action[]): void {
  for (const unit of units) actions.push(chooseUnit(unit));
}

function addCards(cards: readonly Spot[], actions: Action[]): void {
  for (const card of cards) actions.push(aimAtCard(card));
}
