import type { Member, Seat } from '@orrery/engine';
import type { CardId } from '../cards/catalogue.ts';
import type { GoalId } from '../cards/goals.ts';
import type { Good } from '../cards/powers.ts';

/** Everything two positions can differ in, as the evaluation set by hand weighs it. */
export type Term =
  | { readonly of: 'chips'; readonly seat: Seat; readonly amount: number }
  /**
   * A card of a tableau. `now`, `else`: its points with the better action and with the other; undefined: it is not there. `later`: what its
   * powers bring, about. `onOthers`: whether it comes to that rests on them, too.
   */
  | {
      readonly of: 'placed';
      readonly seat: Seat;
      readonly card: CardId;
      readonly now: number | undefined;
      readonly else: number | undefined;
      readonly later: number;
      readonly onOthers?: true;
    }
  /** One card of one's own placed rather than another. */
  | {
      readonly of: 'instead';
      readonly seat: Seat;
      readonly card: CardId;
      readonly than: CardId;
      readonly now: Yield;
      readonly else: Yield;
      readonly onOthers?: true;
    }
  /** Cards that were only imagined to be drawn or held, together. */
  | { readonly of: 'tableau'; readonly seat: Seat; readonly amount: number }
  | { readonly of: 'goods'; readonly seat: Seat; readonly good: Good; readonly amount: number }
  /** Points of a goal, or for having as much of it as its holder. */
  | { readonly of: 'goal'; readonly seat: Seat; readonly goal: GoalId; readonly amount: number }
  | { readonly of: 'hand'; readonly seat: Seat; readonly amount: number }
  /** One of the two best cards of one's own hand, for later. */
  | { readonly of: 'promise'; readonly seat: Seat; readonly card: CardId; readonly offer: Offer; readonly amount: number }
  /** One card of one's own kept rather than another. `eitherWay`: a third one, named by the other action, that is discarded both ways. */
  | {
      readonly of: 'kept';
      readonly seat: Seat;
      readonly card: CardId;
      readonly than: CardId;
      readonly now: Offer;
      readonly else: Offer;
      readonly eitherWay?: CardId;
    }
  /** Where that one is worse in all: what still speaks for it. */
  | {
      readonly of: 'upside';
      readonly seat: Seat;
      readonly card: CardId;
      readonly than: CardId;
      readonly what: Upside;
      readonly now: number;
      readonly else: number;
      readonly eitherWay?: CardId;
    }
  /** So many more cards are seen in Explore; and what those that are kept promise. */
  | { readonly of: 'sight'; readonly seat: Seat; readonly amount: number }
  | { readonly of: 'kept-cards'; readonly seat: Seat }
  /** What cards promise that were only imagined, or are in hand both ways: weighed, never told. */
  | { readonly of: 'untold-hand'; readonly seat: Seat; readonly amount: 0 }
  /** What the goods would bring if they were consumed. */
  | { readonly of: 'consumption'; readonly seat: Seat; readonly amount: number }
  /** All that a rival draws, places and produces, in points: what of it is seen are names and numbers that were only imagined. */
  | { readonly of: 'rival'; readonly seat: Seat; readonly amount: number }
  | { readonly of: 'robot'; readonly amount: number }
  | { readonly of: 'pace'; readonly amount: number }
  | { readonly of: 'over'; readonly now: Outcome; readonly else: Outcome }
  /** Over both ways, and won or lost both ways: by so many points more than the others, or fewer. */
  | { readonly of: 'final'; readonly outcome: Outcome; readonly amount: number }
  /** How likely each of two numbers is right, in hundredths. */
  | { readonly of: 'gamble'; readonly number: number; readonly than: number; readonly now: number; readonly else: number };

/** What may speak for a card. `growth`: its points rise with what is placed beside it. `conquest`: Military takes it, not cards. */
export type Upside = 'points' | 'powers' | 'good' | 'growth' | 'conquest' | 'price';

export type Outcome = 'won' | 'shared' | 'lost' | 'open';

/** What a card brings: its points as things are, and what its powers bring by the end, about. */
export interface Yield {
  readonly points: number;
  readonly later: number;
}

/** The same of a card in hand, with its price as things are: cards, or Military. */
export interface Offer extends Yield {
  /** Its points rise with what is placed beside it. */
  readonly grows: boolean;
  /** A good comes with it. */
  readonly good: boolean;
  readonly price: { readonly cards: number } | { readonly military: number };
}

export type TermOf<Of extends Term['of']> = Member<Term, 'of', Of>;

/** What a term is about, whatever there is of it. */
export function aboutOf(term: Term): string {
  switch (term.of) {
    case 'placed':
    case 'promise':
    case 'instead':
    case 'kept':
    case 'upside':
      return `${term.of} ${term.seat} ${term.card}`;
    case 'goods':
      return `goods ${term.seat} ${term.good}`;
    case 'goal':
      return `goal ${term.seat} ${term.goal}`;
    case 'robot':
    case 'pace':
    case 'over':
    case 'final':
    case 'gamble':
      return term.of;
    default:
      return `${term.of} ${term.seat}`;
  }
}

const KINDS: readonly Good[] = ['novelty', 'rare', 'genes', 'alien'];

/** The same, to whoever listens: a card that is placed is not also one that is kept, and what a rival comes to is also their chips. */
export function thingsOf(term: Term): readonly string[] {
  switch (term.of) {
    case 'placed':
    case 'promise':
      return [`card ${term.seat} ${term.card}`];
    case 'instead':
    case 'kept':
      return [`card ${term.seat} ${term.card}`, `card ${term.seat} ${term.than}`];
    case 'upside':
      return ['upside'];
    case 'rival':
      return [aboutOf(term), ...['chips', 'hand', 'consumption', ...KINDS].map((of) => `${of} ${term.seat}`)];
    case 'goods':
      return [`${term.good} ${term.seat}`];
    // What is seen is there to keep something better of it.
    case 'sight':
      return [aboutOf(term), `kept-cards ${term.seat}`];
    // To play on instead of losing, and that the end is further off, contradict each other in one breath.
    case 'pace':
    case 'over':
    case 'final':
      return ['end'];
    default:
      return [aboutOf(term)];
  }
}
