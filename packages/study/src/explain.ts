import type { Thought } from '@orrery/bots';
import type { ActionBase, Reason, TermBase, WithChance } from '@orrery/engine';
import { reasonFor } from './reason.ts';
import type { Position, StudyGame } from './study-game.ts';

/** Alternatives that are tried: many only do the same in another order. */
const TRIED = 8;
/** In chances to win: nearer ones are mostly the same plan. */
const CLEARLY = 0.003;

export interface Explained<Action extends ActionBase, Term extends TermBase> {
  /** What the action is held against. */
  readonly than: Action;
  readonly reason: Reason<Term>;
}

/**
 * Why a bot does what it does: against the best of its alternatives that comes to something else, if it can one over which something
 * speaks for it, and rather against one that comes to the same than against one over which nothing does. Undefined: it had no other.
 */
export function explain<State extends WithChance, Action extends ActionBase, View, Term extends TermBase>(
  game: StudyGame<State, Action, View, Term>,
  position: Position<View>,
  { action, alternatives }: Thought<Action>,
): Explained<Action, Term> | undefined {
  const value = alternatives.find((one) => one.action === action)?.value ?? 0;
  const others = alternatives.filter((one) => one.action !== action);
  const worse = others.filter((one) => value - one.value > CLEARLY);
  let first: Explained<Action, Term> | undefined;
  for (const { action: than } of (worse.length > 0 ? worse : others).slice(0, TRIED)) {
    const reason = reasonFor(game, position, { better: action, worse: than });
    if (reason.gains.length > 0) return { than, reason };
    if (first === undefined || (first.reason.kind !== 'same' && reason.kind === 'same')) first = { than, reason };
  }
  return first;
}
