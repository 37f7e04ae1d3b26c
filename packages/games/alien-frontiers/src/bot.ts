import type { BotKnowledge } from '@orrery/engine';
import type { Action } from './actions.ts';
import { evaluate } from './bot-evaluation.ts';
import { keyOf } from './bot-key.ts';
import { sensible } from './bot-sensible.ts';
import type { State } from './state.ts';

/** What the bots know of this game. They see an imagined state, never the true one. */
export const alienFrontiersBot: BotKnowledge<State, Action> = { evaluate, sensible, key: keyOf };
