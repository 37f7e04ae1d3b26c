import type { ActionBase, Pair, TermBase, WithChance } from '@orrery/engine';
import { type Beginning, playOn } from './play-on.ts';
import type { StudyGame } from './study-game.ts';

/** In chances to win: a plan that is worse by less is as good. */
const AS_GOOD = 0.002;
const NOTHING = 1e-9;

/**
 * Where both ways come to in one world. Each is also tried with the rest of the other's plan: a bot that thinks twice may do two things
 * that are as good, and what it would have done either way is no reason. Nor is what can be made up for: where the worse action leaves the
 * better one for later in the turn and all ends the same, it was only another order.
 */
export function twoEnds<State extends WithChance, Action extends ActionBase, View, Term extends TermBase>(
  game: StudyGame<State, Action, View, Term>,
  world: State,
  { seat, salt, ownSalt, better, worse }: Omit<Beginning<Action>, 'action' | 'plan'> & Pair<Action>,
): readonly [State, State] {
  const { reasons, knowledge } = game;
  const { asGood = AS_GOOD, ownsTurn } = reasons;
  const evaluate = (reasons.knowledge ?? knowledge)?.evaluate;
  const worthOf = (end: State): number => evaluate?.(end, seat) ?? 0;
  const one = playOn(game, world, { seat, action: better, salt, ownSalt });
  const other = playOn(game, world, { seat, action: worse, salt, ownSalt });
  if (ownsTurn) {
    const both = playOn(game, world, { seat, action: worse, salt, ownSalt, plan: [better, ...one.plan] });
    if (isSame(one.end, both.end)) return [one.end, both.end];
  }
  const otherLikeOne = playOn(game, world, { seat, action: worse, salt, ownSalt, plan: one.plan });
  if (worthOf(otherLikeOne.end) >= worthOf(other.end) - asGood) return [one.end, otherLikeOne.end];
  const oneLikeOther = playOn(game, world, { seat, action: better, salt, ownSalt, plan: other.plan });
  return [worthOf(oneLikeOther.end) >= worthOf(one.end) - asGood ? oneLikeOther.end : one.end, other.end];

  function isSame(end: State, like: State): boolean {
    return reasons.differences(end, like, { seat, start: world, pair: { better, worse } }).every(({ worth }) => Math.abs(worth) < NOTHING);
  }
}
