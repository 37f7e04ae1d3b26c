import type { Refusal, Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { refused } from '../refusals.ts';
import { actingNow } from '../rules/acting.ts';
import { refuseAnswer } from '../rules/answers.ts';
import { refuseGiveUp, refuseLaying, refuseResist, refuseTakingUp } from '../rules/exploration.ts';
import { refuseEnd, refusePlacing } from '../rules/hunting.ts';
import { findHunted, isCreature } from '../rules/people.ts';
import { refuseHunt } from '../rules/playing-hunt.ts';
import { refuseSurvival } from '../rules/playing-survival.ts';
import { isAct, refuseAct } from '../rules/reckoning.ts';
import { refuseAdaptation } from '../rules/sanctuary/adaptation-uses.ts';
import { isAdapting, refuseAdaptingOrder } from '../rules/sanctuary/adapting.ts';
import { refuseCharacter } from '../rules/sanctuary/characters.ts';
import type { Hunted, State } from '../state.ts';
import { decision } from './flow.ts';
import { mayPass } from './legal.ts';

/** Why this seat may not do this now, or undefined when it may. */
export function refuse(state: State, seat: Seat, action: Action): Refusal | undefined {
  if (state.ended !== undefined) return refused('match-over');
  const question = decision(state, seat);
  if (question === undefined) return refused('not-asked');
  switch (question.ask) {
    case 'explore': {
      const hunted = findHunted(state, seat);
      return hunted === undefined ? refused('not-asked') : refuseExploring(state, hunted, action);
    }
    case 'stalk':
      if (action.type === 'pass') return mayPass(state, seat) ? undefined : refused('already-passed');
      return refusePlay(state, seat, action);
    case 'hunt':
      if (action.type === 'place-token') return refusePlacing(state, action);
      return action.type === 'end-hunting' ? refuseEnd(state) : refusePlay(state, seat, action);
    case 'window':
      return action.type === 'pass' ? undefined : refusePlay(state, seat, action);
    case 'interrupt':
      return refusePlay(state, seat, action);
    case 'act': {
      const acting = actingNow(state);
      return acting !== undefined && isAct(action) ? refuseAct(state, acting, action) : refusePlay(state, seat, action);
    }
    case 'adapt-or-hide':
    case 'adapting':
      return isAdapting(action) ? refuseAdaptingOrder(state, action) : refusePlay(state, seat, action);
    default:
      return refuseAnswer(state, question, action);
  }
}

function refuseExploring(state: State, hunted: Hunted, action: Action): Refusal | undefined {
  switch (action.type) {
    case 'resist':
      return refuseResist(state, hunted, action.will);
    case 'give-up':
      return refuseGiveUp(state, hunted);
    case 'lay-place':
      return refuseLaying(state, hunted, action.card);
    case 'take-up-places':
      return refuseTakingUp(hunted);
    default:
      return refusePlay(state, hunted.seat, action);
  }
}

/** Cards of the running phase, and abilities that are used openly. */
function refusePlay(state: State, seat: Seat, action: Action): Refusal | undefined {
  if (action.type === 'play-hunt' && isCreature(state, seat)) return refuseHunt(state, action.card, action.target);
  if (action.type === 'use-adaptation' && isCreature(state, seat)) return refuseAdaptation(state, action);
  const hunted = findHunted(state, seat);
  if (action.type === 'play-survival' && hunted !== undefined) return refuseSurvival(state, hunted, action);
  if (action.type === 'use-character' && hunted !== undefined) return refuseCharacter(state, hunted, action);
  return refused('not-now');
}
