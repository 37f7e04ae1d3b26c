import type { Refusal } from '@orrery/engine';
import type { Action } from '../../actions.ts';
import type { Asks } from '../../pending.ts';
import { refused } from '../../refusals.ts';
import type { State } from '../../state.ts';
import type { AnswerRefusals, SanctuaryAsk } from '../asking.ts';
import { sameTarget } from '../targets.ts';
import { SANCTUARY_ANSWERS } from './answers.ts';

/** Whatever is not in the list of answers is refused: it is no answer at all, or not one that is offered. */
function unlessListed<Kind extends SanctuaryAsk>(state: State, question: Asks<Kind>, action: Action): Refusal | undefined {
  const answers = SANCTUARY_ANSWERS[question.ask](state, question);
  if (!answers.some(({ type }) => type === action.type)) return refused('answer-first', 'NA-4.12', { ask: question.ask });
  return answers.some((answer) => isSame(answer, action)) ? undefined : refused('not-offered', 'NA-4.12');
}

/** Answers are flat but for the target of a card. */
function isSame(one: Action, other: Action): boolean {
  if (one.type === 'play-survival' && other.type === 'play-survival')
    return one.card === other.card && sameTarget(one.target, other.target);
  const values: Readonly<Record<string, unknown>> = { ...other };
  return Object.entries(one).every(([key, value]) => values[key] === value);
}

export const SANCTUARY_ANSWER_REFUSALS: AnswerRefusals<SanctuaryAsk> = {
  'draw-adaptations': unlessListed,
  'choose-character': unlessListed,
  'choose-adaptation': unlessListed,
  'discard-survivor': unlessListed,
  'discard-survival-or-survivor': unlessListed,
  'put-hunt-under': unlessListed,
  'put-adaptations-under': unlessListed,
  'drop-adaptation': unlessListed,
  'keep-adaptation': unlessListed,
  'put-back-dna': unlessListed,
  'swap-played': unlessListed,
  shelter: unlessListed,
  'answer-fortify': unlessListed,
  'name-place': unlessListed,
  'move-creature': unlessListed,
  'move-sanctuary-on': unlessListed,
};
