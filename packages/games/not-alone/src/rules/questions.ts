import type { Seat } from '@orrery/engine';
import type { Action } from '../actions.ts';
import type { Pending } from '../pending.ts';
import type { State } from '../state.ts';
import { actionsNeeded } from './asking.ts';

const NO_ACTIONS: readonly Action[] = [];

/** In phase 1 each seat answers its own; later the last question, or its whole sealed set, is asked. */
export function questionFor(state: State, seat: Seat): Pending | undefined {
  const { pending, turn } = state;
  if (pending.length === 0) return undefined;
  if (turn.stage === 'exploration') return lastOf(pending, seat);
  const last = pending[pending.length - 1];
  if (last.sealed === undefined) return last.seat === seat ? last : undefined;
  const own = sealedQuestion(state, seat);
  return own === undefined || isAnswered(own, answersSoFar(state, seat)) ? undefined : own;
}

function lastOf(pending: readonly Pending[], seat: Seat): Pending | undefined {
  for (let index = pending.length - 1; index >= 0; index--) if (pending[index].seat === seat) return pending[index];
  return undefined;
}

function sealedQuestion({ pending }: State, seat: Seat): Pending | undefined {
  const { sealed } = pending[pending.length - 1];
  for (let index = pending.length - 1; index >= 0 && pending[index].sealed === sealed; index--) {
    if (pending[index].seat === seat) return pending[index];
  }
  return undefined;
}

/** What this seat has said to the sealed question so far. */
export function answersSoFar(state: State, seat: Seat): readonly Action[] {
  for (const answer of state.sealed) if (answer.seat === seat) return answer.actions;
  return NO_ACTIONS;
}

/** Some questions take several actions; these are enough. */
export function isAnswered(question: Pending, actions: readonly Action[]): boolean {
  return actions.length > 0 && actions.length >= actionsNeeded(question);
}

/** Whether every seat of the sealed set on top has answered. */
export function isSetAnswered(state: State): boolean {
  const { pending } = state;
  const { sealed } = pending[pending.length - 1];
  for (let index = pending.length - 1; index >= 0 && pending[index].sealed === sealed; index--) {
    if (!isAnswered(pending[index], answersSoFar(state, pending[index].seat))) return false;
  }
  return true;
}

/** Takes the sealed set off the questions; its questions in seat order. */
export function takeSealedSet(draft: State): Pending[] {
  const { sealed } = draft.pending[draft.pending.length - 1];
  const set = draft.pending.filter((question) => question.sealed === sealed);
  draft.pending = draft.pending.filter((question) => question.sealed !== sealed);
  return set.sort((a, b) => a.seat - b.seat);
}

/** Takes this question off, for its answer has come. */
export function takeQuestion(draft: State, question: Pending): void {
  const index = draft.pending.lastIndexOf(question);
  if (index < 0) throw new Error(`NA-4.12: nobody was asked to ${question.ask}`);
  draft.pending.splice(index, 1);
}

/** A question that was made to be asked now: nobody else holds it yet. */
type NewQuestion = Pending & { sealed?: number };

/**
 * Puts one question to several seats at once. Their number is one no open set has. It is written into the questions, not into copies:
 * spreading this many shapes would give each copy a hidden class of its own.
 */
export function askSealed(draft: State, questions: readonly NewQuestion[]): void {
  let sealed = 1;
  for (const open of draft.pending) if (open.sealed !== undefined && open.sealed >= sealed) sealed = open.sealed + 1;
  for (const question of questions) {
    question.sealed = sealed;
    draft.pending.push(question);
  }
}

/** Puts these questions so that the first is asked first: the last of `pending` is asked. */
export function askInOrder(draft: State, questions: readonly Pending[]): void {
  for (let index = questions.length - 1; index >= 0; index--) draft.pending.push(questions[index]);
}
