import type { Refusal } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { isInSight, refuseFiringAgain } from '../cards/special/cannon.ts';
import { refuseMove, refuseSwap, swapPartners } from '../cards/special/colonies.ts';
import { refuseTeleport, teleportActions } from '../cards/special/teleport.ts';
import type { Pending, PendingOf } from '../pending.ts';
import { refused } from '../refusals.ts';
import { refuseLaunch } from '../rules/colonist-hub.ts';
import { refuseRepulsor } from '../rules/landing.ts';
import { refuseCardTheft, refuseTokenTheft } from '../rules/raiders-outpost.ts';
import { type State, TERRITORIES } from '../state.ts';
import { refuseReturn } from './flow.ts';

/** Everything the rules must know of a question. */
interface Question<Ask extends Pending['ask']> {
  /** Every legal answer. */
  answers(state: State, question: PendingOf<Ask>): readonly Action[];
  /** Why this is no legal answer, or undefined when it is one. */
  refuse(state: State, action: Action, question: PendingOf<Ask>): Refusal | undefined;
}

export const LAUNCH: Action = { type: 'launch-colony' };
const WAIT: Action = { type: 'keep-waiting' };
const STOP_RAIDING: Action = { type: 'stop-raiding' };
const CEASE_FIRE: Action = { type: 'cease-fire' };
const LANDINGS: readonly Action[] = TERRITORIES.map((territory) => ({ type: 'land-colony', territory }));

const QUESTIONS: { readonly [Ask in Pending['ask']]: Question<Ask> } = {
  'choose-landing': {
    answers: (state) => LANDINGS.filter((_, index) => TERRITORIES[index] !== state.fields.repulsor),
    refuse: (state, action, question) => (action.type === 'land-colony' ? refuseRepulsor(state, action.territory) : answerFirst(question)),
  },
  'launch-or-wait': {
    answers: () => [LAUNCH, WAIT],
    refuse: (state, action, question) => {
      if (action.type === 'keep-waiting') return undefined;
      return action.type === 'launch-colony' ? refuseLaunch(state) : answerFirst(question);
    },
  },
  raid: {
    answers: raidActions,
    refuse: (state, action, question) => {
      if (action.type === 'steal-token') return refuseTokenTheft(state, action.from, action.token);
      if (action.type === 'steal-card') return refuseCardTheft(state, action.from, action.card);
      return action.type === 'stop-raiding' ? undefined : answerFirst(question);
    },
  },
  'choose-teleport-destination': {
    answers: teleportActions,
    refuse: (state, action, question) =>
      action.type === 'teleport-ship' ? refuseTeleport(state, question, action) : answerFirst(question),
  },
  'keep-firing': {
    answers: shotsAt,
    refuse: (state, action, question) => {
      if (action.type === 'cease-fire') return undefined;
      if (action.type !== 'fire-again') return answerFirst(question);
      const { owner, face, relic } = action;
      return refuseFiringAgain(state, question.owner, { kind: 'docked-ship', at: question.at, owner, face, relic });
    },
  },
  'choose-territory-for-colony': {
    answers: (state, { from }) =>
      TERRITORIES.filter((to) => to !== from && to !== state.fields.repulsor).map((to) => ({ type: 'move-colony', to })),
    refuse: (state, action, question) => (action.type === 'move-colony' ? refuseMove(state, question, action.to) : answerFirst(question)),
  },
  'choose-colony-to-swap': {
    answers: (state, { from, owner }) =>
      swapPartners(state, { territory: from, owner }).map((partner) => ({ type: 'swap-colony', ...partner })),
    refuse: (state, action, question) => {
      if (action.type !== 'swap-colony') return answerFirst(question);
      return refuseSwap(state, { territory: question.from, owner: question.owner }, action);
    },
  },
  'return-tokens': {
    answers: splitsOf,
    refuse: (state, action, question) =>
      action.type === 'return-tokens' ? refuseReturn(state, question.excess, action) : answerFirst(question),
  },
};

export function answersTo<Ask extends Pending['ask']>(state: State, question: PendingOf<Ask>): readonly Action[] {
  return QUESTIONS[question.ask].answers(state, question);
}

/** [AF-2.7] A question comes before everything else. */
export function refuseAnswer<Ask extends Pending['ask']>(state: State, question: PendingOf<Ask>, action: Action): Refusal | undefined {
  return QUESTIONS[question.ask].refuse(state, action, question);
}

export function answerFirst({ ask }: Pending): Refusal {
  return refused('answer-first', 'AF-2.7', { ask });
}

function raidActions(state: State): Action[] {
  const actions: Action[] = [];
  for (const { seat: from, cards } of state.players) {
    for (const token of ['fuel', 'ore'] as const) {
      if (refuseTokenTheft(state, from, token) === undefined) actions.push({ type: 'steal-token', from, token });
    }
    for (const card of cards) if (refuseCardTheft(state, from, card) === undefined) actions.push({ type: 'steal-card', from, card });
  }
  actions.push(STOP_RAIDING);
  return actions;
}

function shotsAt(state: State, { at, owner }: PendingOf<'keep-firing'>): Action[] {
  const actions: Action[] = [];
  const docked = state.docks[at];
  for (let index = 0; index < docked.length; index++) {
    const ship = docked[index];
    if (!isInSight(state, ship, owner)) continue;
    const isRepeated =
      docked.findIndex((other) => other.owner === ship.owner && other.face === ship.face && other.relic === ship.relic) < index;
    if (!isRepeated) actions.push({ type: 'fire-again', owner: ship.owner, face: ship.face, relic: ship.relic });
  }
  actions.push(CEASE_FIRE);
  return actions;
}

/** [AF-R9] What to return is the player's choice. */
function splitsOf(state: State, { excess }: PendingOf<'return-tokens'>): Action[] {
  const { fuel, ore } = state.players[state.turn.seat];
  const splits: Action[] = [];
  for (let fromFuel = Math.max(0, excess - ore); fromFuel <= Math.min(fuel, excess); fromFuel++) {
    splits.push({ type: 'return-tokens', fuel: fromFuel, ore: excess - fromFuel });
  }
  return splits;
}
