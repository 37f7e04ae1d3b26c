import type { BotKnowledge } from '@orrery/engine';
import type { Action } from './actions.ts';
import { evaluate } from './bot-evaluate.ts';
import { key } from './bot-key.ts';
import { sensible } from './bot-sensible.ts';
import type { State } from './state.ts';

/** What the bots know of this game. They see an imagined state, never the true one. */
export const theseusBot: BotKnowledge<State, Action> = { evaluate, sensible, key };
