import type { GameReasons } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { questionFor } from '../rules/questions.ts';
import type { State } from '../state.ts';
import { differences } from './differences.ts';
import { ofSecret } from './secret.ts';
import { aboutOf, type Term } from './terms.ts';

/** Compared as soon as the seat has answered all that its action asks of it: what comes then is the others' secret. */
export const reasons: GameReasons<State, Action, Term> = {
  playedBy: { own: 'greedy', others: 'greedy' },
  worlds: 2,
  least: 0.05,
  isSettled: (now, { seat, done }) => now.ended !== undefined || (done > 0 && questionFor(now, seat) === undefined),
  differences,
  about: aboutOf,
  ofSecret,
};
