import type { Refusal, Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { TurnQuestion } from '../decisions.ts';
import { refused } from '../refusals.ts';
import { actingNow } from '../rules/acting.ts';
import { refuseGiveUp, refuseLaying, refuseResist, refuseTakingUp } from '../rules/exploration.ts';
import { refuseEnd, refusePlacing } from '../rules/hunting.ts';
import { findHunted, isCreature } from '../rules/people.ts';
import { refuseHunt } from '../rules/playing-hunt.ts';
import { refuseSurvival } from '../rules/playing-survival.ts';
import { questionFor } from '../rules/questions.ts';
import { isAct, refuseAct } from '../rules/reckoning.ts';
import { refuseAnswer } from '../rules/refusing-answers.ts';
import { refuseAdaptation } from '../rules/sanctuary/adaptation-uses.ts';
import { isAdapting, refuseAdaptingAction } from '../rules/sanctuary/adapting.ts';
import { refuseCharacter } from '../rules/sanctuary/characters.ts';
import type { Hunted, State } from '../state.ts';
import { turnAsk } from './flow.ts';
import { mayPass } from './legal.ts';

/** Why this seat may not do this now, or undefined when it may. */
export function refuse(state: State, seat: Seat, action: Action): Refusal | undefined {
  if (state.ended !== undefined) return refused('match-over', 'NA-10.4');
  const question = questionFor(state, seat);
  if (question !== undefined) return refuseAnswer(state, question, action);
  const ask = turnAsk(state, seat);
  return ask === undefined ? refused('not-asked', 'NA-4.11') : REFUSALS[ask](state, seat, action);
}

/** Why not, for each thing the turn asks. */
const REFUSALS: { readonly [Ask in TurnQuestion['ask']]: (state: State, seat: Seat, action: Action) => Refusal | undefined } = {
  explore: (state, seat, action) => {
    const hunted = findHunted(state, seat);
    return hunted === undefined ? refused('not-asked', 'NA-4.11') : refuseExploring(state, hunted, action);
  },
  stalk: (state, seat, action) => {
    if (action.type === 'pass') return mayPass(state, seat) ? undefined : refused('already-passed', 'NA-4.11');
    return refusePlay(state, seat, action);
  },
  hunt: (state, seat, action) => {
    if (action.type === 'place-token') return refusePlacing(state, action);
    return action.type === 'end-hunting' ? refuseEnd(state) : refusePlay(state, seat, action);
  },
  window: (state, seat, action) => (action.type === 'pass' ? undefined : refusePlay(state, seat, action)),
  interrupt: refusePlay,
  act: (state, seat, action) => {
    const acting = actingNow(state);
    return acting !== undefined && isAct(action) ? refuseAct(state, acting, action) : refusePlay(state, seat, action);
  },
  'adapt-or-hide': refuseInPhaseFive,
  adapting: refuseInPhaseFive,
};

function refuseInPhaseFive(state: State, seat: Seat, action: Action): Refusal | undefined {
  return isAdapting(action) ? refuseAdaptingAction(state, action) : refusePlay(state, seat, action);
}

function refuseExploring(state: State, hunted: Hunted, action: Action): Refusal | undefined {
  if (action.type === 'resist') return refuseResist(state, hunted, action.will);
  if (action.type === 'give-up') return refuseGiveUp(state, hunted);
  if (action.type === 'lay-place') return refuseLaying(state, hunted, action.card);
  return action.type === 'take-up-places' ? refuseTakingUp(hunted) : refusePlay(state, hunted.seat, action);
}

/** Cards of the running phase, and abilities that are used openly. */
function refusePlay(state: State, seat: Seat, action: Action): Refusal | undefined {
  if (action.type === 'play-hunt' && isCreature(state, seat)) return refuseHunt(state, action.card, action.target);
  if (action.type === 'use-adaptation' && isCreature(state, seat)) return refuseAdaptation(state, action);
  const hunted = findHunted(state, seat);
  if (action.type === 'play-survival' && hunted !== undefined) return refuseSurvival(state, hunted, action);
  if (action.type === 'use-character' && hunted !== undefined) return refuseCharacter(state, hunted, action);
  return refused('not-now', 'NA-4.12');
}
