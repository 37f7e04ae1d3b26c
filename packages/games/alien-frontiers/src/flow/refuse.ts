import type { Refusal, Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { refuseDiscard } from '../cards/discards.ts';
import { refusePower } from '../cards/powers.ts';
import { refuseFiringAgain } from '../cards/special/cannon.ts';
import { refuseMove, refuseSwap } from '../cards/special/colonies.ts';
import { refuseTeleport } from '../cards/special/teleport.ts';
import type { Pending } from '../pending.ts';
import { refused } from '../refusals.ts';
import { refuseClaim, refuseCycle } from '../rules/alien-artifact.ts';
import { refuseLaunch } from '../rules/colonist-hub.ts';
import { refuseDocking } from '../rules/dock-ships.ts';
import { refuseRepulsor } from '../rules/landing.ts';
import { refuseTrade } from '../rules/orbital-market.ts';
import { refuseCardTheft, refuseTokenTheft } from '../rules/raiders-outpost.ts';
import { refuseRelic } from '../rules/relic-ship.ts';
import type { State } from '../state.ts';
import { refuseEnd, refuseReturn } from './flow.ts';

/** Why this seat may not do this now, or undefined when it may. */
export function refuse(state: State, seat: Seat, action: Action): Refusal | undefined {
  if (state.endedBy !== undefined) return refused('match-over', 'AF-3.2');
  if (seat !== state.turn.seat) return refused('not-your-turn', 'AF-2.1', { seat: state.turn.seat });
  const question = state.pending.at(-1);
  return question === undefined ? refuseOrder(state, action) : refuseAnswer(state, question, action);
}

/** Orders of a turn in which nothing is pending. */
function refuseOrder(state: State, action: Action): Refusal | undefined {
  switch (action.type) {
    case 'dock-ships':
      return refuseDocking(state, action);
    case 'cycle-display':
      return refuseCycle(state);
    case 'claim-card':
      return refuseClaim(state, action.card);
    case 'launch-colony':
      return refuseLaunch(state);
    case 'trade-at-market':
      return refuseTrade(state);
    case 'buy-relic-ship':
      return refuseRelic(state);
    case 'use-power':
      return refusePower(state, action);
    case 'discard-card':
      return refuseDiscard(state, action);
    case 'end-turn':
      return refuseEnd(state);
    default:
      return refused('not-asked', 'AF-2.7');
  }
}

/** [AF-2.7] A question comes before everything else. */
function refuseAnswer(state: State, question: Pending, action: Action): Refusal | undefined {
  const other = () => refused('answer-first', 'AF-2.7', { ask: question.ask });
  switch (question.ask) {
    case 'choose-landing':
      return action.type === 'land-colony' ? refuseRepulsor(state, action.territory) : other();
    case 'launch-or-wait':
      if (action.type === 'keep-waiting') return undefined;
      return action.type === 'launch-colony' ? refuseLaunch(state) : other();
    case 'raid':
      if (action.type === 'steal-token') return refuseTokenTheft(state, action.from, action.token);
      if (action.type === 'steal-card') return refuseCardTheft(state, action.from, action.card);
      return action.type === 'stop-raiding' ? undefined : other();
    case 'choose-teleport-destination':
      return action.type === 'teleport-ship' ? refuseTeleport(state, question, action) : other();
    case 'keep-firing':
      if (action.type === 'cease-fire') return undefined;
      if (action.type !== 'fire-again') return other();
      return refuseFiringAgain(state, question.owner, { kind: 'docked-ship', at: question.at, ...shipIn(action) });
    case 'choose-territory-for-colony':
      return action.type === 'move-colony' ? refuseMove(state, question, action.to) : other();
    case 'choose-colony-to-swap':
      if (action.type !== 'swap-colony') return other();
      return refuseSwap(state, { territory: question.from, owner: question.owner }, action);
    case 'return-tokens':
      return action.type === 'return-tokens' ? refuseReturn(state, question.excess, action) : other();
  }
}

function shipIn({ owner, face, relic }: Extract<Action, { type: 'fire-again' }>) {
  return { owner, face, relic };
}
