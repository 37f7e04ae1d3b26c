import type { Seat, Tell } from '@orrery/engine';
import type { Action, ActionOf } from '../actions.ts';
import { discardCard } from '../cards/discards.ts';
import { usePower } from '../cards/powers.ts';
import { fireAgain } from '../cards/special/cannon.ts';
import { moveColony, swapColonies } from '../cards/special/colonies.ts';
import { teleportShip } from '../cards/special/teleport.ts';
import type { Event } from '../events.ts';
import type { Pending } from '../pending.ts';
import { claimCard, cycleDisplay } from '../rules/alien-artifact.ts';
import { launchColony } from '../rules/colonist-hub.ts';
import { dockShips } from '../rules/dock-ships.ts';
import { landColony } from '../rules/landing.ts';
import { tradeAtMarket } from '../rules/orbital-market.ts';
import { stealCard, stealToken } from '../rules/raiders-outpost.ts';
import { buyRelic } from '../rules/relic-ship.ts';
import type { State } from '../state.ts';
import { endTurn, returnTokens } from './flow.ts';

type ActionRule<Type extends Action['type']> = (draft: State, action: ActionOf<Type>, tell: Tell<Event>) => void;

/** Action type → rule. The seat is always the one on turn. */
const ACTIONS: { readonly [Type in Action['type']]: ActionRule<Type> } = {
  'dock-ships': dockShips,
  'cycle-display': (draft, _action, tell) => cycleDisplay(draft, draft.turn.seat, tell),
  'claim-card': (draft, { card }, tell) => claimCard(draft, draft.turn.seat, card, tell),
  'launch-colony': (draft, _action, tell) => launchColony(draft, draft.turn.seat, tell),
  'keep-waiting': closeQuestion,
  'trade-at-market': (draft, _action, tell) => tradeAtMarket(draft, draft.turn.seat, tell),
  'buy-relic-ship': (draft, _action, tell) => buyRelic(draft, draft.turn.seat, tell),
  'use-power': usePower,
  'discard-card': discardCard,
  'land-colony': (draft, { territory }, tell) => landColony(draft, question(draft, 'choose-landing'), territory, tell),
  'steal-token': (draft, { from, token }, tell) => stealToken(draft, { seat: draft.turn.seat, from, token }, tell),
  'steal-card': (draft, { from, card }, tell) => stealCard(draft, { seat: draft.turn.seat, from, card }, tell),
  'stop-raiding': closeQuestion,
  'teleport-ship': (draft, action, tell) => teleportShip(draft, question(draft, 'choose-teleport-destination'), action, tell),
  'fire-again': (draft, { owner, face, relic }, tell) => {
    const { at } = question(draft, 'keep-firing');
    fireAgain(draft, { kind: 'docked-ship', at, owner, face, relic }, tell);
  },
  'cease-fire': closeQuestion,
  'move-colony': (draft, { to }, tell) => moveColony(draft, question(draft, 'choose-territory-for-colony'), to, tell),
  'swap-colony': (draft, action, tell) => swapColonies(draft, question(draft, 'choose-colony-to-swap'), action, tell),
  'return-tokens': (draft, action, tell) => returnTokens(draft, draft.turn.seat, action, tell),
  'end-turn': (draft, _action, tell) => endTurn(draft, draft.turn.seat, tell),
};

export function apply(draft: State, _seat: Seat, action: Action, tell: Tell<Event>): void {
  carryOut(draft, action, tell);
}

function carryOut<Type extends Action['type']>(draft: State, action: ActionOf<Type>, tell: Tell<Event>): void {
  ACTIONS[action.type](draft, action, tell);
}

/** The answer is to leave it at that. */
function closeQuestion(draft: State): void {
  draft.pending.pop();
}

/** The question this action answers. */
function question<Ask extends Pending['ask']>(state: State, ask: Ask): Extract<Pending, { ask: Ask }> {
  const pending = state.pending.at(-1);
  if (pending === undefined || !asks(pending, ask)) throw new Error(`AF-2.7: nobody was asked to ${ask}`);
  return pending;
}

function asks<Ask extends Pending['ask']>(pending: Pending, ask: Ask): pending is Extract<Pending, { ask: Ask }> {
  return pending.ask === ask;
}
