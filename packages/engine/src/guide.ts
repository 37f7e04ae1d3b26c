import type { ActionBase, DecisionBase, Viewer } from './contract.ts';
import { isKeyOf, type Member } from './member.ts';
import type { SeatNames } from './text.ts';

/**
 * What tells somebody at every moment of a match where they stand and what a question is for. Words of one language, made from
 * a view, so they tell nothing its viewer does not know. They come behind the first look at a table.
 */
export interface GameGuide<View, Decision extends DecisionBase, Action extends ActionBase = ActionBase> {
  /** Who the viewer is, what wins, and how far that is: a sentence or two, short enough for one line. */
  aim(view: View, viewer: Viewer, names: SeatNames): string;
  /** What the question is for and what is at stake. Undefined: the question itself says it. */
  why(decision: Decision, view: View): string | undefined;
  /** What is lost for good if this is done now; undefined: nothing the player has earned. The table asks before it is done. */
  loss?(answer: Answer<Action>, view: View): string | undefined;
}

/** What somebody is about to do, and what else they could. */
export interface Answer<Action extends ActionBase> {
  readonly action: Action;
  readonly legal: readonly Action[];
}

/** A reason for each kind of question; a question without a line does not compile. */
export type Reasons<Decision extends DecisionBase, View> = {
  readonly [Ask in Decision['ask']]: (decision: Member<Decision, 'ask', Ask>, view: View) => string | undefined;
};

/** The reason from its table. A question that only later rules know has none. */
export function reasonBy<Decision extends DecisionBase, View>(reasons: Reasons<Decision, View>): GameGuide<View, Decision>['why'] {
  return (decision, view) => {
    if (!isKeyOf(reasons, decision.ask)) return undefined;
    // The compiler cannot see that the line found by a question's own tag takes that question where it does not know the union.
    const reason = reasons[decision.ask] as (decision: Decision, view: View) => string | undefined;
    return reason(decision, view);
  };
}
