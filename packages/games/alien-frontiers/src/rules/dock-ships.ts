import { type Refusal, silent, type Tell } from '@orrery/engine';
import type { DockShips } from '../actions.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { closedStation, dockAtStation, unfitForStation } from './docking.ts';
import { refuseBay } from './maintenance-bay.ts';
import { refusePick, takeUnplaced } from './ships.ts';

/** [AF-2.4] Ships first, then what the station asks of them, then whether it has room and can be paid. */
export function refuseDocking(state: State, action: DockShips): Refusal | undefined {
  const missing = refusePick(state, action, 'AF-2.3');
  if (missing !== undefined) return missing;
  if (action.at === 'maintenance-bay') return refuseBay(state, action);
  return unfitForStation(state, action.at, action) ?? closedStation(state, action.at, state.players[state.turn.seat]);
}

export function dockShips(draft: State, action: DockShips, tell: Tell<Event>): void {
  const { at, faces, relic } = action;
  const { seat } = draft.turn;
  const ships = takeUnplaced(draft, action);
  if (tell !== silent) tell({ type: 'ships-docked', seat, at, faces, relic });
  if (at === 'maintenance-bay') draft.docks[at].push(ships[0]);
  else dockAtStation(draft, at, ships, tell);
}
