import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Event } from '../events.ts';
import { refused } from '../refusals.ts';
import type { State } from '../state.ts';
import { refuseDocks } from './docks.ts';
import { askForLanding, refuseLastColony } from './landing.ts';
import type { Picked } from './ships.ts';
import { hasBonus } from './territories.ts';
import { type Purse, pay, refusePrice } from './tokens.ts';

const PRICE: Purse = { fuel: 0, ore: 3 };
const PRICE_WITH_PLATEAU: Purse = { fuel: 0, ore: 2 };

/** [AF-6.2] [AF-15.2] */
export function constructorCost(state: State, seat: Seat): Purse {
  return hasBonus(state, seat, 'bradbury-plateau') ? PRICE_WITH_PLATEAU : PRICE;
}

export function closedConstructor(state: State, purse: Purse): Refusal | undefined {
  const full = refuseDocks(state, 'colony-constructor', 3) ?? refuseLastColony(state);
  return full ?? refusePrice(purse, constructorCost(state, state.turn.seat), 'AF-6.2');
}

/** [AF-6.1] Three equal ships. */
export function needsTriple({ faces }: Picked): Refusal | undefined {
  return faces.length === 3 && faces[0] === faces[1] && faces[1] === faces[2] ? undefined : refused('needs-three-equal', 'AF-6.1');
}

/** [AF-6.3] */
export function dockAtConstructor(draft: State, seat: Seat, tell: Tell<Event>): void {
  pay(draft, { seat, fuel: 0, ore: constructorCost(draft, seat).ore, because: 'colony-constructor' }, tell);
  askForLanding(draft, 'colony-constructor', 0);
}
