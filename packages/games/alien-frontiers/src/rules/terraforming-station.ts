import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Event } from '../events.ts';
import { refused } from '../refusals.ts';
import { FEWEST_SHIPS, type State } from '../state.ts';
import { refuseDocks } from './docks.ts';
import { askForLanding } from './landing.ts';
import { returnRelic } from './relic-ship.ts';
import { type Picked, shipsInPlay } from './ships.ts';
import { type Purse, pay, refusePrice } from './tokens.ts';

/** [AF-13.2] */
const PRICE: Purse = { fuel: 1, ore: 1 };

export function terraformingCost(): Purse {
  return PRICE;
}

export function closedTerraforming(state: State, purse: Purse): Refusal | undefined {
  return refuseDocks(state, 'terraforming-station', 1) ?? refusePrice(purse, PRICE, 'AF-13.2');
}

/** [AF-13.1] */
export function needsSix({ faces }: Picked): Refusal | undefined {
  return faces[0] === 6 ? undefined : refused('needs-a-six', 'AF-13.1');
}

/** [AF-13.4] [AF-R33] Three ships of the player's colour must be left, and the Relic Ship never stands in for one of them. */
export function unfitForTerraforming(state: State, { relic }: Picked): Refusal | undefined {
  const ships = shipsInPlay(state, state.turn.seat);
  const left = relic ? ships : ships - 1;
  return left >= FEWEST_SHIPS ? undefined : refused('fewer-than-three-ships', 'AF-13.4', { ships });
}

export function dockAtTerraforming(draft: State, seat: Seat, tell: Tell<Event>): void {
  pay(draft, { seat, fuel: PRICE.fuel, ore: PRICE.ore, because: 'terraforming-station' }, tell);
  askForLanding(draft, 'terraforming-station', 0);
}

/** [AF-13.3] [AF-R34] [AF-R38] At the start of the owner's turn, before anything is gathered. */
export function clearTerraforming(draft: State, seat: Seat, tell: Tell<Event>): void {
  const docked = draft.docks['terraforming-station'];
  if (docked.length === 0) return;
  const ship = docked.find((other) => other.owner === seat);
  if (ship === undefined) return;
  tell({ type: 'terraforming-cleared', seat, relic: ship.relic });
  if (ship.relic) {
    returnRelic(draft, 'terraforming', tell);
    return;
  }
  draft.docks['terraforming-station'] = docked.filter((other) => other !== ship);
  draft.players[seat].shipsInStock += 1;
}
