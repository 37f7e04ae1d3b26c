import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Event } from '../events.ts';
import { refused } from '../refusals.ts';
import type { State } from '../state.ts';
import { refuseDocks } from './docks.ts';
import type { Picked } from './ships.ts';
import { hasBonus } from './territories.ts';
import { available, gain, pay, refuseFuel } from './tokens.ts';

/** [AF-R4] A pair may dock without a trade, so nothing but docks is asked for. */
export function closedMarket(state: State): Refusal | undefined {
  return refuseDocks(state, 'orbital-market', 2);
}

/** [AF-9.1] */
export function needsPairForMarket({ faces }: Picked): Refusal | undefined {
  return faces.length === 2 && faces[0] === faces[1] ? undefined : refused('needs-a-pair', 'AF-9.1', { at: 'orbital-market' });
}

/**
 * [AF-9.3] [AF-15.4] [AF-R26] Fuel for one ore, or undefined without a ship there. [AF-20.10] Of two pairs the lower value is
 * used: nobody would choose the other.
 */
export function tradePrice(state: State, seat: Seat): number | undefined {
  let lowest: number | undefined;
  for (const ship of state.docks['orbital-market']) {
    if (ship.owner === seat && (lowest === undefined || ship.face < lowest)) lowest = ship.face;
  }
  if (lowest === undefined) return undefined;
  return hasBonus(state, seat, 'heinlein-plains') ? 1 : lowest;
}

/** [AF-9.4] An ore that is not there cannot be bought. */
export function refuseTrade(state: State): Refusal | undefined {
  const { seat } = state.turn;
  const price = tradePrice(state, seat);
  if (price === undefined) return refused('no-ships-at-market', 'AF-9.2');
  if (available(state, 'ore', 1) === 0) return refused('ore-stock-empty', 'AF-9.4');
  return refuseFuel(state.players[seat], price, 'AF-9.3');
}

export function tradeAtMarket(draft: State, seat: Seat, tell: Tell<Event>): void {
  const price = tradePrice(draft, seat);
  if (price === undefined) throw new Error('AF-9.2: no ship at the market');
  pay(draft, { seat, fuel: price, ore: 0, because: 'orbital-market' }, tell);
  gain(draft, { seat, token: 'ore', amount: 1, because: 'orbital-market' }, tell);
}
