import type { Refusal, Seat, Tell } from '@orrery/engine';
import type { Event } from '../events.ts';
import type { LandingPlace, Pending } from '../pending.ts';
import { refused } from '../refusals.ts';
import type { State, Territory } from '../state.ts';
import { maybeReturnRelic } from './relic-ship.ts';
import { addColonies, controllers, tellControl } from './territories.ts';

export type Landing = Extract<Pending, { ask: 'choose-landing' }>;

/** [AF-16.4] No colony comes to or leaves a territory under the Repulsor Field. */
export function refuseRepulsor(state: State, territory: Territory): Refusal | undefined {
  return state.fields.repulsor === territory ? refused('repulsor-field', 'AF-16.4', { territory }) : undefined;
}

/**
 * [AF-5.6] [AF-R22] The Constructor lands a colony of the supply; the last one, which is on the Hub, only where the table says so. The
 * Terraforming Station always may, and nobody on turn has no colony at all: landing the last one ends the match.
 */
export function refuseLastColony(state: State): Refusal | undefined {
  if (state.players[state.turn.seat].colonies > 0 || state.options.lastHubColony === 'constructor-too') return undefined;
  return refused('last-colony-on-hub', 'AF-R22');
}

/** [AF-20.1] The colony stays where it is until its territory is chosen, so that nothing is ever in between. */
export function askForLanding(draft: State, because: LandingPlace, excess: number): void {
  draft.pending.push({ ask: 'choose-landing', seat: draft.turn.seat, because, excess });
}

/** [AF-14.3] The answer to a landing: the colony comes down, and everything that depends on it happens at once. */
export function landColony(draft: State, landing: Landing, territory: Territory, tell: Tell<Event>): void {
  const { seat, because, excess } = landing;
  const player = draft.players[seat];
  draft.pending.pop();
  if (because === 'colonist-hub' || player.colonies === 0) player.hubCircle = 0;
  else player.colonies -= 1;
  const before = controllers(draft);
  addColonies(draft, territory, seat, 1);
  tell({ type: 'colony-landed', seat, territory, because });
  tellControl(draft, before, tell);
  maybeReturnRelic(draft, tell);
  if (maybeEndMatch(draft, seat, tell)) return;
  if (excess > 0) startOnHub(draft, seat, excess, tell);
}

/** [AF-3.2] [AF-R58] A player who lands their last colony ends the match at that moment. */
function maybeEndMatch(draft: State, seat: Seat, tell: Tell<Event>): boolean {
  const player = draft.players[seat];
  if (player.colonies > 0 || player.hubCircle > 0) return false;
  draft.endedBy = seat;
  draft.pending = [];
  tell({ type: 'match-ended', by: seat });
  return true;
}

/** [AF-R21] The steps left over begin a new colony on the circle equal to the excess. */
function startOnHub(draft: State, seat: Seat, excess: number, tell: Tell<Event>): void {
  const player = draft.players[seat];
  player.colonies -= 1;
  player.hubCircle = excess;
  tell({ type: 'hub-advanced', seat, circle: excess, steps: excess });
}
