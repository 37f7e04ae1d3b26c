import { type Refusal, silent, type Tell } from '@orrery/engine';
import type { DockShips } from '../actions.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { closedStation, dockAtStation, unfitForStation } from './docking.ts';
import { refuseBay } from './maintenance-bay.ts';
import { refusePick, takeUnplaced } from './ships.ts';

/** [AF-2.4] Ships first, then what the station asks of them, then whether it has room and can be paid. */
export function refuseDocking(state: State, order: DockShips): Refusal | undefined {
  const missing = refusePick(state, order, 'AF-2.3');
  if (missing !== undefined) return missing;
  if (order.at === 'maintenance-bay') return refuseBay(state, order);
  return unfitForStation(state, order.at, order) ?? closedStation(state, order.at, state.players[state.turn.seat]);
}

export function dockShips(draft: State, order: DockShips, tell: Tell<Event>): void {
  const { at, faces, relic } = order;
  const { seat } = draft.turn;
  const ships = takeUnplaced(draft, order);
  if (tell !== silent) tell({ type: 'ships-docked', seat, at, faces, relic });
  if (at === 'maintenance-bay') draft.docks[at].push(ships[0]);
  else dockAtStation(draft, at, ships, tell);
}
