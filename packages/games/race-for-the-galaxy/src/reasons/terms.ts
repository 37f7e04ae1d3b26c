import type { Member, Seat } from '@orrery/engine';
import type { CardId } from '../cards/catalogue.ts';
import type { GoalId } from '../cards/goals.ts';
import type { Good } from '../cards/powers.ts';

/** Everything two positions can differ in, as the evaluation set by hand weighs it. */
export type Term =
  | { readonly of: 'chips'; readonly seat: Seat; readonly amount: number }
  /** A card of a tableau. `now`, `else`: its points with the better action and with the other; undefined: it is not there. `later`: what its powers bring, about. */
  | {
      readonly of: 'placed';
      readonly seat: Seat;
      readonly card: CardId;
      readonly now: number | undefined;
      readonly else: number | undefined;
      readonly later: number;
    }
  /** Cards that were only imagined to be drawn or held, together. */
  | { readonly of: 'tableau'; readonly seat: Seat; readonly amount: number }
  | { readonly of: 'goods'; readonly seat: Seat; readonly good: Good; readonly amount: number }
  /** Points of a goal, or for having as much of it as its holder. */
  | { readonly of: 'goal'; readonly seat: Seat; readonly goal: GoalId; readonly amount: number }
  | { readonly of: 'hand'; readonly seat: Seat; readonly amount: number }
  /** One of the two best cards of one's own hand, for later. `points`: what it will bring, about, less its price. */
  | { readonly of: 'promise'; readonly seat: Seat; readonly card: CardId; readonly points: number; readonly amount: number }
  /** What cards promise that were only imagined, or are in hand both ways: weighed, never told. */
  | { readonly of: 'untold-hand'; readonly seat: Seat; readonly amount: 0 }
  /** What the goods would bring if they were consumed. */
  | { readonly of: 'consumption'; readonly seat: Seat; readonly amount: number }
  | { readonly of: 'robot'; readonly amount: number }
  | { readonly of: 'pace'; readonly amount: number }
  | { readonly of: 'over'; readonly now: Outcome; readonly else: Outcome };

export type Outcome = 'won' | 'shared' | 'lost' | 'open';

export type TermOf<Of extends Term['of']> = Member<Term, 'of', Of>;

/** What a term is about, whatever there is of it. */
export function aboutOf(term: Term): string {
  switch (term.of) {
    case 'placed':
    case 'promise':
      return `${term.of} ${term.seat} ${term.card}`;
    case 'goods':
      return `goods ${term.seat} ${term.good}`;
    case 'goal':
      return `goal ${term.seat} ${term.goal}`;
    case 'robot':
    case 'pace':
    case 'over':
      return term.of;
    default:
      return `${term.of} ${term.seat}`;
  }
}
