import type { Seat, Tell } from '@orrery/engine';
import type { Action } from '../actions.ts';
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

/** Action type → rule. */
export function apply(draft: State, seat: Seat, action: Action, tell: Tell<Event>): void {
  switch (action.type) {
    case 'dock-ships':
      dockShips(draft, action, tell);
      return;
    case 'cycle-display':
      cycleDisplay(draft, seat, tell);
      return;
    case 'claim-card':
      claimCard(draft, seat, action.card, tell);
      return;
    case 'launch-colony':
      launchColony(draft, seat, tell);
      return;
    case 'trade-at-market':
      tradeAtMarket(draft, seat, tell);
      return;
    case 'buy-relic-ship':
      buyRelic(draft, seat, tell);
      return;
    case 'use-power':
      usePower(draft, action, tell);
      return;
    case 'discard-card':
      discardCard(draft, action, tell);
      return;
    case 'end-turn':
      endTurn(draft, seat, tell);
      return;
    default:
      applyAnswer(draft, seat, action, tell);
  }
}

type Order =
  | 'dock-ships'
  | 'cycle-display'
  | 'claim-card'
  | 'launch-colony'
  | 'trade-at-market'
  | 'buy-relic-ship'
  | 'use-power'
  | 'discard-card'
  | 'end-turn';
type Answer = Exclude<Action, { type: Order }>;

function applyAnswer(draft: State, seat: Seat, action: Answer, tell: Tell<Event>): void {
  switch (action.type) {
    case 'land-colony':
      landColony(draft, question(draft, 'choose-landing'), action.territory, tell);
      return;
    case 'steal-token':
      stealToken(draft, { seat, from: action.from, token: action.token }, tell);
      return;
    case 'steal-card':
      stealCard(draft, { seat, from: action.from, card: action.card }, tell);
      return;
    case 'keep-waiting':
    case 'stop-raiding':
    case 'cease-fire':
      draft.pending.pop();
      return;
    case 'teleport-ship':
      teleportShip(draft, question(draft, 'choose-teleport-destination'), action, tell);
      return;
    case 'fire-again': {
      const { at } = question(draft, 'keep-firing');
      fireAgain(draft, { kind: 'docked-ship', at, owner: action.owner, face: action.face, relic: action.relic }, tell);
      return;
    }
    case 'move-colony':
      moveColony(draft, question(draft, 'choose-territory-for-colony'), action.to, tell);
      return;
    case 'swap-colony':
      swapColonies(draft, question(draft, 'choose-colony-to-swap'), action, tell);
      return;
    case 'return-tokens':
      returnTokens(draft, seat, action, tell);
      return;
  }
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
