import type { BotKnowledge } from '@orrery/engine';
import type { Action } from './actions.ts';
import { type BotWeights, chanceToWin, progressOf, weightsFrom } from './bot-evaluate.ts';
import { glance } from './bot-glance.ts';
import { key } from './bot-key.ts';
import { MEASURES, measure } from './bot-measures.ts';
import { sensible } from './bot-sensible.ts';
import { BY_HAND, type NamedWeights } from './bot-weights.ts';
import type { State } from './state.ts';

export { type BotWeights, BY_HAND, MEASURES, measure, type NamedWeights, progressOf, weightsFrom };

/** Knowledge with weights of one's own; training compares many. */
export function knowledgeWith(weights: BotWeights): BotKnowledge<State, Action> {
  return {
    evaluate: (state, seat) => chanceToWin(state, seat, weights),
    glance: (state, seat) => glance(state, seat, weights),
    sensible,
    key,
  };
}

/** What the bots know of this game. They see an imagined state, never the true one. */
export const theseusBot: BotKnowledge<State, Action> = knowledgeWith(weightsFrom(BY_HAND));
