import type { Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { TurnQuestion } from '../decisions.ts';
import { actingAs } from '../rules/acting.ts';
import { answersTo } from '../rules/answers.ts';
import { addExplorations } from '../rules/exploration.ts';
import { addHuntings } from '../rules/hunting.ts';
import { findHunted, huntedAt, isCreature } from '../rules/people.ts';
import { addHuntPlays } from '../rules/playing-hunt.ts';
import { addSurvivalPlays } from '../rules/playing-survival.ts';
import { questionFor } from '../rules/questions.ts';
import { addActs } from '../rules/reckoning.ts';
import { addAdaptationUses } from '../rules/sanctuary/adaptation-uses.ts';
import { addAdaptings } from '../rules/sanctuary/adapting.ts';
import { addCharacterUses } from '../rules/sanctuary/characters.ts';
import { isWaitedFor } from '../rules/windows.ts';
import type { State } from '../state.ts';
import { turnAsk } from './flow.ts';

const NOTHING: readonly Action[] = [];
const PASS: Action = { type: 'pass' };

/** The only list of what may be done: screen, server, bots and tests all read it. */
export function legal(state: State, seat: Seat): readonly Action[] {
  if (state.ended !== undefined) return NOTHING;
  const question = questionFor(state, seat);
  if (question !== undefined) return answersTo(state, question);
  const ask = turnAsk(state, seat);
  if (ask === undefined) return NOTHING;
  const orders: Action[] = [];
  ORDERS[ask](state, seat, orders);
  return orders;
}

/** What may be done, for each thing the turn asks. */
const ORDERS: { readonly [Ask in TurnQuestion['ask']]: (state: State, seat: Seat, orders: Action[]) => void } = {
  // [NA-5.9]
  explore: (state, seat, orders) => {
    const hunted = findHunted(state, seat);
    if (hunted !== undefined) addExplorations(state, hunted, orders);
    addPlays(state, seat, orders);
  },
  stalk: (state, seat, orders) => {
    addPlays(state, seat, orders);
    if (mayPass(state, seat)) orders.push(PASS);
  },
  // [NA-6.5]
  hunt: (state, seat, orders) => {
    addHuntings(state, orders);
    addPlays(state, seat, orders);
  },
  window: (state, seat, orders) => {
    addPlays(state, seat, orders);
    orders.push(PASS);
  },
  interrupt: addPlays,
  act: (state, seat, orders) => {
    addActs(state, actingAs(state, huntedAt(state, seat)), orders);
    addPlays(state, seat, orders);
  },
  'adapt-or-hide': addAdapting,
  adapting: addAdapting,
};

function addAdapting(state: State, seat: Seat, orders: Action[]): void {
  addAdaptings(state, orders);
  addPlays(state, seat, orders);
}

/** Cards of the running phase, and abilities that are used openly. */
function addPlays(state: State, seat: Seat, orders: Action[]): void {
  if (isCreature(state, seat)) {
    addHuntPlays(state, orders);
    addAdaptationUses(state, orders);
  }
  const hunted = findHunted(state, seat);
  if (hunted === undefined) return;
  addSurvivalPlays(state, hunted, orders);
  addCharacterUses(state, hunted, orders);
}

/** Only who is waited for can pass. */
export function mayPass(state: State, seat: Seat): boolean {
  return isWaitedFor(state, seat);
}
