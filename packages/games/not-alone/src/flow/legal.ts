import { quickTable, type Seat } from '@orrery/engine';
import { type Action, PASS } from '../actions.ts';
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

/** The only list of what may be done: screen, server, bots and tests all read it. */
export function legal(state: State, seat: Seat): readonly Action[] {
  if (state.ended !== undefined) return NOTHING;
  const question = questionFor(state, seat);
  if (question !== undefined) return answersTo(state, question);
  const ask = turnAsk(state, seat);
  if (ask === undefined) return NOTHING;
  const actions: Action[] = [];
  ADDERS[ask](state, seat, actions);
  return actions;
}

/** What may be done, for each thing the turn asks. */
const ADDERS: { readonly [Ask in TurnQuestion['ask']]: (state: State, seat: Seat, actions: Action[]) => void } = quickTable({
  // [NA-5.9]
  explore: (state, seat, actions) => {
    const hunted = findHunted(state, seat);
    if (hunted !== undefined) addExplorations(state, hunted, actions);
    addPlays(state, seat, actions);
  },
  stalk: (state, seat, actions) => {
    addPlays(state, seat, actions);
    if (mayPass(state, seat)) actions.push(PASS);
  },
  // [NA-6.5]
  hunt: (state, seat, actions) => {
    addHuntings(state, actions);
    addPlays(state, seat, actions);
  },
  window: (state, seat, actions) => {
    addPlays(state, seat, actions);
    actions.push(PASS);
  },
  interrupt: addPlays,
  act: (state, seat, actions) => {
    addActs(state, actingAs(state, huntedAt(state, seat)), actions);
    addPlays(state, seat, actions);
  },
  'adapt-or-hide': addAdapting,
  adapting: addAdapting,
});

function addAdapting(state: State, seat: Seat, actions: Action[]): void {
  addAdaptings(state, actions);
  addPlays(state, seat, actions);
}

/** Cards of the running phase, and abilities that are used openly. */
function addPlays(state: State, seat: Seat, actions: Action[]): void {
  if (isCreature(state, seat)) {
    addHuntPlays(state, actions);
    addAdaptationUses(state, actions);
  }
  const hunted = findHunted(state, seat);
  if (hunted === undefined) return;
  addSurvivalPlays(state, hunted, actions);
  addCharacterUses(state, hunted, actions);
}

/** Only who is waited for can pass. */
export function mayPass(state: State, seat: Seat): boolean {
  return isWaitedFor(state, seat);
}
