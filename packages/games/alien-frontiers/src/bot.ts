import type { BotKnowledge, Seat } from '@orrery/engine';
import type { Action } from './actions.ts';
import { FEATURES, measure, progressOf } from './bot-features.ts';
import { keyOf } from './bot-key.ts';
import { sensible } from './bot-sensible.ts';
import { WEIGHTS } from './bot-weights.ts';
import { result } from './score.ts';
import type { State } from './state.ts';

const EARLY = Float64Array.from(FEATURES, (feature) => WEIGHTS[feature]?.[0] ?? 0);
const LATE = Float64Array.from(FEATURES, (feature) => WEIGHTS[feature]?.[1] ?? 0);

const row = new Float64Array(FEATURES.length);

/** How well a seat stands; only the differences between seats mean something. */
function standingOf(state: State, seat: Seat, progress: number): number {
  measure(state, seat, row);
  let sum = 0;
  for (let at = 0; at < row.length; at++) if (row[at] !== 0) sum += row[at] * (EARLY[at] + (LATE[at] - EARLY[at]) * progress);
  return sum;
}

/** The chance to win, as self-play has taught to see it. */
function evaluate(state: State, seat: Seat): number {
  if (state.endedBy !== undefined) return finalValue(state, seat);
  const progress = progressOf(state);
  const own = standingOf(state, seat, progress);
  let sum = 1;
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat) sum += Math.exp(standingOf(state, other, progress) - own);
  }
  return 1 / sum;
}

function finalValue(state: State, seat: Seat): number {
  const lines = result(state)?.seats ?? [];
  const winners = lines.filter((line) => line.rank === 1);
  return winners.some((line) => line.seat === seat) ? 1 / winners.length : 0;
}

/** What the bots know of this game. They see an imagined state, never the true one. */
export const alienFrontiersBot: BotKnowledge<State, Action> = { evaluate, sensible, key: keyOf };
