import { type Seat, silent } from '@orrery/engine';
import type { Action } from '../actions.ts';
import { apply } from '../flow/apply.ts';
import { asked } from '../flow/flow.ts';
import { legal } from '../flow/legal.ts';
import type { State } from '../state.ts';
import { valueAfter } from './decide.ts';
import { planDiscards } from './hand.ts';
import { type Mind, worthOf } from './net/mind.ts';
import { answerQuickly } from './quick.ts';

/** No round is longer. */
const MOST_ANSWERS = 400;

/** Who answers for a seat in a round that is played out. */
export type Answerer = (state: State, seat: Seat, answers: readonly Action[]) => Action;

/** Plays the round to its end, writing into `draft`. */
export function playRound(draft: State, answer: Answerer): void {
  for (let left = MOST_ANSWERS; left > 0 && draft.stage !== 'choose' && draft.stage !== 'over'; left--) {
    const [seat] = asked(draft);
    if (seat === undefined) return;
    apply(draft, seat, answer(draft, seat, legal(draft, seat)), silent);
  }
}

/** What the round comes to: the seat itself plays by the net where it matters, everybody else by rules of thumb. */
export function valueOfRound(mind: Mind, draft: State, seat: Seat): number {
  playRound(draft, (state, next, answers) =>
    next === seat ? answerSoundly(mind, state, { seat, answers }) : answerQuickly(state, next, answers),
  );
  return worthOf(mind, draft, { seat, isDone: false });
}

/** Others who have said what they place have said it in secret: they say it again, from the hand they are imagined with. */
export function reopenSealed(draft: State, seat: Seat): void {
  const { stage } = draft;
  if ((stage !== 'develop' && stage !== 'settle') || draft.isRevealed) return;
  for (const player of draft.players) {
    if (player.seat === seat || player.pending.length > 0 || player.hand.length === 0) continue;
    player.placing = undefined;
    player.pending = [{ do: 'place', kind: stage === 'develop' ? 'development' : 'world', isSecond: false }];
  }
}

/** By the net where it matters most, what is placed and what is kept of Explore; else by rules of thumb. */
export function answerSoundly(
  mind: Mind,
  state: State,
  { seat, answers }: { readonly seat: Seat; readonly answers: readonly Action[] },
): Action {
  if (answers.length === 1) return answers[0];
  const player = state.players[seat];
  const step = player.pending.at(-1);
  if (step?.do === 'place') return bestBy(answers, (action) => valueAfter(mind, state, { seat, action }));
  if (step?.do === 'discard' && step.because === 'explore') {
    const kept = Math.max(0, player.seen.length - step.count);
    const [card] = planDiscards(mind, state, { seat, from: player.seen, stays: player.hand, kept }).goes;
    if (card !== undefined) return { type: 'discard', card };
  }
  return answerQuickly(state, seat, answers);
}

function bestBy(answers: readonly Action[], value: (action: Action) => number): Action {
  let best = answers[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of answers) {
    const worth = value(action);
    if (worth > most) {
      most = worth;
      best = action;
    }
  }
  return best;
}
