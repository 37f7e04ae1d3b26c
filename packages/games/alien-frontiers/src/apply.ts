import type { Seat, Tell } from '@orrery/engine';
import type { Action } from './actions.ts';
import { discardCard } from './cards/discards.ts';
import { usePower } from './cards/powers.ts';
import { fireAgain } from './cards/special/cannon.ts';
import { moveColony, swapColonies } from './cards/special/colonies.ts';
import { teleportShip } from './cards/special/teleport.ts';
import type { Event } from './events.ts';
import { endTurn, returnTokens } from './flow.ts';
import type { Pending } from './pending.ts';
import { claimCard, cycleDisplay } from './rules/alien-artifact.ts';
import { launchColony } from './rules/colonist-hub.ts';
import { dockShips } from './rules/dock-ships.ts';
import { landColony } from './rules/landing.ts';
import { tradeAtMarket } from './rules/orbital-market.ts';
import { stealCard, stealToken } from './rules/raiders-outpost.ts';
import { buyRelic } from './rules/relic-ship.ts';
import type { State } from './state.ts';

/** Action type → rule. */
export function apply(draft: State, seat: Seat, action: Action, tell: Tell<Event>): void {
  switch (action.type) {
    case 'dock-ships':
      return dockShips(draft, action, tell);
    case 'cycle-display':
      return cycleDisplay(draft, seat, tell);
    case 'claim-card':
      return claimCard(draft, seat, action.card, tell);
    case 'launch-colony':
      return launchColony(draft, seat, tell);
    case 'trade-at-market':
      return tradeAtMarket(draft, seat, tell);
    case 'buy-relic-ship':
      return buyRelic(draft, seat, tell);
    case 'use-power':
      return usePower(draft, action, tell);
    case 'discard-card':
      return discardCard(draft, action, tell);
    case 'land-colony':
      return landColony(draft, question(draft, 'choose-landing'), action.territory, tell);
    case 'steal-token':
      return stealToken(draft, { seat, from: action.from, token: action.token }, tell);
    case 'steal-card':
      return stealCard(draft, { seat, from: action.from, card: action.card }, tell);
    case 'keep-waiting':
    case 'stop-raiding':
    case 'cease-fire':
      draft.pending.pop();
      return;
    case 'teleport-ship':
      return teleportShip(draft, question(draft, 'choose-teleport-destination'), action, tell);
    case 'fire-again': {
      const { at } = question(draft, 'keep-firing');
      return fireAgain(draft, { kind: 'docked-ship', at, owner: action.owner, face: action.face, relic: action.relic }, tell);
    }
    case 'move-colony':
      return moveColony(draft, question(draft, 'choose-territory-for-colony'), action.to, tell);
    case 'swap-colony':
      return swapColonies(draft, question(draft, 'choose-colony-to-swap'), action, tell);
    case 'return-tokens':
      return returnTokens(draft, seat, action, tell);
    case 'end-turn':
      return endTurn(draft, seat, tell);
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
