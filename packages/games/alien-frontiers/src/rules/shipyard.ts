import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Event } from '../events.ts';
import { refused } from '../refusals.ts';
import type { State } from '../state.ts';
import { refuseDocks } from './docks.ts';
import { type Picked, shipOf, shipsInPlay } from './ships.ts';
import { hasBonus } from './territories.ts';
import { type Purse, pay, refusePrice } from './tokens.ts';

const PRICES: readonly Purse[] = [0, 1, 2, 3, 4].map((each) => ({ fuel: each, ore: each }));

/** [AF-11.2] [AF-R32] [AF-15.5] Fuel, and as much ore, for the next ship; a third ship costs what the fourth does. */
export function shipPrice(state: State, seat: Seat): number {
  const price = Math.max(1, shipsInPlay(state, seat) - 2);
  return hasBonus(state, seat, 'herbert-valley') ? price - 1 : price;
}

export function shipyardCost(state: State, seat: Seat): Purse {
  return PRICES[shipPrice(state, seat)];
}

export function closedShipyard(state: State, purse: Purse): Refusal | undefined {
  const { seat } = state.turn;
  if (state.players[seat].shipsInStock === 0) return refused('no-ship-in-stock', 'AF-11.3');
  return refuseDocks(state, 'shipyard', 2) ?? refusePrice(purse, shipyardCost(state, seat), 'AF-11.2');
}

/** [AF-11.1] */
export function needsPairForShipyard({ faces }: Picked): Refusal | undefined {
  return faces.length === 2 && faces[0] === faces[1] ? undefined : refused('needs-a-pair', 'AF-11.1', { at: 'shipyard' });
}

/** [AF-11.4] The new ship waits in the Bay, showing 1 [AF-20.5]. */
export function dockAtShipyard(draft: State, seat: Seat, tell: Tell<Event>): void {
  const price = shipPrice(draft, seat);
  pay(draft, { seat, fuel: price, ore: price, because: 'shipyard' }, tell);
  draft.players[seat].shipsInStock -= 1;
  draft.docks['maintenance-bay'].push(shipOf(seat, 1, false));
  tell({ type: 'ship-built', seat, shipsInPlay: shipsInPlay(draft, seat) });
}
