import type { BotKnowledge, Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';
import { FEATURES, finalValue, measure, progressOf } from './features.ts';
import { glance } from './glance.ts';
import { keyOf } from './key.ts';
import { sensible } from './sensible.ts';
import { WEIGHTS } from './weights.ts';

export { FEATURES, measure, progressOf };

/** What a measure is worth at the beginning and at the end of a match, in the order of `FEATURES`. */
export interface BotWeights {
  readonly early: Float64Array;
  readonly late: Float64Array;
}

const row = new Float64Array(FEATURES.length);

/** How well each seat stands by these weights, as logits. */
export function standingsOf(state: State, weights: BotWeights): number[] {
  const by = { ...weights, progress: progressOf(state) };
  return state.players.map(({ seat }) => standingOf(state, seat, by));
}

/** How well a seat stands; only the differences between seats mean something. */
function standingOf(state: State, seat: Seat, by: BotWeights & { readonly progress: number }): number {
  const { early, late, progress } = by;
  measure(state, seat, row);
  let sum = 0;
  for (let at = 0; at < row.length; at++) if (row[at] !== 0) sum += row[at] * (early[at] + (late[at] - early[at]) * progress);
  return sum;
}

/** The chance to win, as these weights see it. */
function chanceToWin(state: State, seat: Seat, { early, late }: BotWeights): number {
  if (state.endedBy !== undefined) return finalValue(state, seat);
  const by = { early, late, progress: progressOf(state) };
  const own = standingOf(state, seat, by);
  let sum = 1;
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat) sum += Math.exp(standingOf(state, other, by) - own);
  }
  return 1 / sum;
}

/** Knowledge with weights of one's own; training compares many. */
export function knowledgeWith(weights: BotWeights): BotKnowledge<State, Action> {
  return { evaluate: (state, seat) => chanceToWin(state, seat, weights), glance, sensible, key: keyOf };
}

/** The weights of the table, in the order of `FEATURES`; what the table leaves out is worth nothing. */
export function tableWeights(): BotWeights {
  return {
    early: Float64Array.from(FEATURES, (feature) => WEIGHTS[feature]?.[0] ?? 0),
    late: Float64Array.from(FEATURES, (feature) => WEIGHTS[feature]?.[1] ?? 0),
  };
}

/** What the bots know of this game. They see an imagined state, never the true one. */
export const alienFrontiersBot: BotKnowledge<State, Action> = knowledgeWith(tableWeights());
