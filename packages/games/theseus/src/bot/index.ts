import type { BotKnowledge } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';
import { type BotWeights, chanceToWin, progressOf, weightsFrom } from './evaluate.ts';
import { glance } from './glance.ts';
import { key } from './key.ts';
import { MEASURES, measure } from './measures.ts';
import { sensible } from './sensible.ts';
import { BY_HAND, type NamedWeights } from './weights.ts';

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
