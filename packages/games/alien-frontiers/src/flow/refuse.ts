import type { Refusal, Seat } from '@orrery/engine';
import type { Action, ActionOf } from '../actions.ts';
import { refuseDiscard } from '../cards/discards.ts';
import { refusePower } from '../cards/powers.ts';
import { refused } from '../refusals.ts';
import { refuseClaim, refuseCycle } from '../rules/alien-artifact.ts';
import { refuseLaunch } from '../rules/colonist-hub.ts';
import { refuseDocking } from '../rules/dock-ships.ts';
import { refuseTrade } from '../rules/orbital-market.ts';
import { refuseRelic } from '../rules/relic-ship.ts';
import type { State } from '../state.ts';
import { refuseEnd } from './flow.ts';
import { refuseAnswer } from './questions.ts';

/** Why this seat may not do this now, or undefined when it may. */
export function refuse(state: State, seat: Seat, action: Action): Refusal | undefined {
  const notNow = refuseMoment(state, seat);
  if (notNow !== undefined) return notNow;
  const question = state.pending.at(-1);
  return question === undefined ? refuseInTurn(state, action) : refuseAnswer(state, question, action);
}

/** Why this seat may do nothing at all: its turn begins with the roll and lasts until it is ended, also for cards [AF-17.2]. */
export function refuseMoment(state: State, seat: Seat): Refusal | undefined {
  if (state.endedBy !== undefined) return refused('match-over', 'AF-3.2');
  return seat === state.turn.seat ? undefined : refused('not-your-turn', 'AF-2.1', { seat: state.turn.seat });
}

type Why<Type extends Action['type']> = (state: State, action: ActionOf<Type>) => Refusal | undefined;

/** Actions of a turn in which nothing is pending; what only answers a question is none of them. */
const IN_TURN: { readonly [Type in Action['type']]: Why<Type> } = {
  'dock-ships': refuseDocking,
  'cycle-display': refuseCycle,
  'claim-card': (state, { card }) => refuseClaim(state, card),
  'launch-colony': refuseLaunch,
  'keep-waiting': notAsked,
  'trade-at-market': refuseTrade,
  'buy-relic-ship': refuseRelic,
  'use-power': refusePower,
  'discard-card': refuseDiscard,
  'land-colony': notAsked,
  'steal-token': notAsked,
  'steal-card': notAsked,
  'stop-raiding': notAsked,
  'teleport-ship': notAsked,
  'fire-again': notAsked,
  'cease-fire': notAsked,
  'move-colony': notAsked,
  'swap-colony': notAsked,
  'return-tokens': notAsked,
  'end-turn': refuseEnd,
};

function refuseInTurn<Type extends Action['type']>(state: State, action: ActionOf<Type>): Refusal | undefined {
  return IN_TURN[action.type](state, action);
}

/** [AF-2.7] */
function notAsked(): Refusal {
  return refused('not-asked', 'AF-2.7');
}
