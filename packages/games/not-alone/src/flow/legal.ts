import type { Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { actingNow } from '../rules/acting.ts';
import { answersTo } from '../rules/answers.ts';
import { addExplorations } from '../rules/exploration.ts';
import { addHuntings } from '../rules/hunting.ts';
import { findHunted, isCreature } from '../rules/people.ts';
import { addHuntPlays } from '../rules/playing-hunt.ts';
import { addSurvivalPlays } from '../rules/playing-survival.ts';
import { addActs } from '../rules/reckoning.ts';
import { addAdaptationUses } from '../rules/sanctuary/adaptation-uses.ts';
import { addAdaptings } from '../rules/sanctuary/adapting.ts';
import { addCharacterUses } from '../rules/sanctuary/characters.ts';
import { isWaitedFor } from '../rules/windows.ts';
import type { State } from '../state.ts';
import { decision } from './flow.ts';

const NOTHING: readonly Action[] = [];
const PASS: Action = { type: 'pass' };

/** The only list of what may be done: screen, server, bots and tests all read it. */
export function legal(state: State, seat: Seat): readonly Action[] {
  const question = decision(state, seat);
  if (question === undefined) return NOTHING;
  const orders: Action[] = [];
  switch (question.ask) {
    case 'explore': {
      const hunted = findHunted(state, seat);
      if (hunted !== undefined) addExplorations(state, hunted, orders);
      addPlays(state, seat, orders);
      return orders;
    }
    case 'stalk':
      addPlays(state, seat, orders);
      if (mayPass(state, seat)) orders.push(PASS);
      return orders;
    case 'hunt':
      addHuntings(state, orders);
      addPlays(state, seat, orders);
      return orders;
    case 'window':
      addPlays(state, seat, orders);
      orders.push(PASS);
      return orders;
    case 'interrupt':
      addPlays(state, seat, orders);
      return orders;
    case 'act': {
      const acting = actingNow(state);
      if (acting !== undefined) addActs(state, acting, orders);
      addPlays(state, seat, orders);
      return orders;
    }
    case 'adapt-or-hide':
    case 'adapting':
      addAdaptings(state, orders);
      addPlays(state, seat, orders);
      return orders;
    default:
      return answersTo(state, question);
  }
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
