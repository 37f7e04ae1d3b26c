import type { ActionBase, Pair, TermBase, WithChance } from '@orrery/engine';
import { playOn } from './play-on.ts';
import type { Position, StudyGame } from './study-game.ts';

/** In chances to win: a plan that is worse by less is as good. */
const AS_GOOD = 0.002;

/**
 * Where both ways come to in one world. Each is also tried with the rest of the other's plan: a bot that thinks twice may do two things
 * that are as good, and what it would have done either way is no reason.
 */
export function twoEnds<State extends WithChance, Action extends ActionBase, View, Term extends TermBase>(
  game: StudyGame<State, Action, View, Term>,
  world: State,
  { seat, salt, better, worse }: Omit<Position<View>, 'view'> & Pair<Action>,
): readonly [State, State] {
  const evaluate = (game.reasons.knowledge ?? game.knowledge)?.evaluate;
  const worthOf = (end: State): number => evaluate?.(end, seat) ?? 0;
  const one = playOn(game, world, { seat, action: better, salt });
  const other = playOn(game, world, { seat, action: worse, salt });
  const otherLikeOne = playOn(game, world, { seat, action: worse, salt, plan: one.plan });
  if (worthOf(otherLikeOne.end) >= worthOf(other.end) - AS_GOOD) return [one.end, otherLikeOne.end];
  const oneLikeOther = playOn(game, world, { seat, action: better, salt, plan: other.plan });
  return [worthOf(oneLikeOther.end) >= worthOf(one.end) - AS_GOOD ? oneLikeOther.end : one.end, other.end];
}
