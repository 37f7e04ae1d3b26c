import type { BotKnowledge, Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { State } from '../state.ts';
import { evaluate } from './evaluate.ts';
import { withoutWeakDraws } from './growth.ts';
import { mix } from './mix.ts';
import { talk } from './talk.ts';

/** Taking cards back to lay them again would never come to an end. */
function sensible(state: State, _seat: Seat, legal: readonly Action[]): readonly Action[] {
  return withoutWeakDraws(
    state,
    legal.filter(({ type }) => type !== 'take-up-places'),
  );
}

/** What the bots know of this game. They see an imagined state, never the true one. */
export const notAloneBot: BotKnowledge<State, Action> = { evaluate, mix, sensible, talk };
