import type { BotKnowledge } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { isOver } from '../flow/flow.ts';
import type { State } from '../state.ts';

/** How much a point in front of the best of the others counts, before the end. */
const LEAD = 0.1;

export const newGameBot: BotKnowledge<State, Action> = {
  evaluate: (state, seat) => {
    const others = Math.max(...state.points.filter((_, other) => other !== seat));
    const lead = state.points[seat] - others;
    if (isOver(state)) return lead >= 0 ? 1 : 0;
    // A low beacon leaves the next player more that is higher.
    return Math.min(0.99, Math.max(0.01, 0.5 + LEAD * lead + ((state.lit.at(-1) ?? 0) - 4) * 0.005));
  },
};
