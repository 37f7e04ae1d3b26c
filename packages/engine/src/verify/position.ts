import type { ActionBase, DecisionBase, Json, Seat, Viewer } from '../contract.ts';
import { stableJson } from '../hash.ts';
import type { PlainGame, WithChance } from '../step.ts';

/** A state with what the module says about it, asked once and used by all checks. */
export interface Position {
  readonly module: PlainGame;
  readonly seats: number;
  readonly state: WithChance;
  readonly asked: readonly Seat[];
  /** By seat. */
  readonly decisions: readonly (DecisionBase | undefined)[];
  /** By seat; empty where the seat has no decision. */
  readonly legal: readonly (readonly ActionBase[])[];
}

export function positionOf(module: PlainGame, state: WithChance, seats: number): Position {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const decisions = all.map((seat) => module.decision(state, seat));
  const legal = all.map((seat) => (decisions[seat] === undefined ? [] : module.legal(state, seat)));
  return { module, seats, state, asked: module.asked(state), decisions, legal };
}

/** What this seat may do; nothing where there is no such seat. */
export function legalOf({ legal }: Pick<Position, 'legal'>, seat: Seat): readonly ActionBase[] {
  return legal[seat] ?? [];
}

export function viewersOf(seats: number): readonly Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
}

/** As it comes back from storage or the network. */
export function plain(value: unknown): Json {
  return JSON.parse(stableJson(value));
}

/** A state as it comes back from storage. Its shape is the game's own promise, which the checks put to the test. */
export function revived(state: WithChance): WithChance {
  return JSON.parse(stableJson(state));
}
