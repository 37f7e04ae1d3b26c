import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Event } from '../events.ts';
import { refused } from '../refusals.ts';
import { FACILITIES, type State } from '../state.ts';
import { shipOf } from './ships.ts';
import { controllerOf } from './territories.ts';
import { type Purse, pay, refusePrice } from './tokens.ts';

type ReturnCause = Extract<Event, { type: 'relic-returned' }>['because'];

export const RELIC_PRICE: Purse = { fuel: 1, ore: 1 };
/** The usual answer, at hand because every list of legal actions asks. */
const DESERT_NOT_CONTROLLED = refused('desert-not-controlled', 'AF-15.3');

/** What the Relic Ship costs, the same for everybody. */
export function relicPrice(): Purse {
  return RELIC_PRICE;
}

/** [AF-15.3] Why the seat on turn may not buy the Relic Ship now, or undefined when it may. */
export function refuseRelic(state: State): Refusal | undefined {
  const { seat } = state.turn;
  if (controllerOf(state, 'burroughs-desert') !== seat) return DESERT_NOT_CONTROLLED;
  if (state.fields.isolation === 'burroughs-desert') return refused('desert-isolated', 'AF-R37');
  if (state.relicOwner !== undefined) return refused('relic-already-flies', 'AF-15.3', { owner: state.relicOwner });
  return refusePrice(state.players[seat], RELIC_PRICE, 'AF-15.3');
}

/** It waits in the Bay, showing 1 [AF-20.5], and flies from the buyer's next turn. */
export function buyRelic(draft: State, seat: Seat, tell: Tell<Event>): void {
  pay(draft, { seat, fuel: RELIC_PRICE.fuel, ore: RELIC_PRICE.ore, because: 'burroughs-desert' }, tell);
  draft.relicOwner = seat;
  draft.docks['maintenance-bay'].push(shipOf(seat, 1, true));
  tell({ type: 'relic-bought', seat });
}

/** [AF-R37] Back to the desert from wherever it is: docked, in the Bay, or unplaced. What it earned stays. */
export function returnRelic(draft: State, because: ReturnCause, tell: Tell<Event>): void {
  const seat = draft.relicOwner;
  if (seat === undefined) throw new Error('AF-15.3: the Relic Ship already stands on the desert');
  for (const facility of FACILITIES) draft.docks[facility] = draft.docks[facility].filter((ship) => !ship.relic);
  draft.turn.unplaced = draft.turn.unplaced.filter((ship) => !ship.relic);
  draft.turn.unspent = draft.turn.unspent.filter((ship) => !ship.relic);
  draft.relicOwner = undefined;
  tell({ type: 'relic-returned', seat, because });
}

/** [AF-R37] At once when its owner has lost the desert or the desert is isolated. */
export function maybeReturnRelic(draft: State, tell: Tell<Event>): void {
  const owner = draft.relicOwner;
  if (owner === undefined) return;
  if (controllerOf(draft, 'burroughs-desert') !== owner) returnRelic(draft, 'control-lost', tell);
  else if (draft.fields.isolation === 'burroughs-desert') returnRelic(draft, 'isolated', tell);
}
