import type { Member } from '@orrery/engine';
import type { CardId } from './cards/catalogue.ts';
import type { ActionCard } from './state.ts';

/** A power of the current phase: which card of the player's tableau, and which of its powers. */
export interface PowerAt {
  readonly at: number;
  readonly power: number;
}

/** What a seat may do. Cards of a tableau are named by their place in it. */
export type Action =
  // Draft and start.
  | { readonly type: 'pick'; readonly card: CardId }
  | { readonly type: 'choose-start'; readonly world: CardId }
  // A round.
  | { readonly type: 'choose-actions'; readonly actions: readonly ActionCard[] }
  /** A sealed answer is open again, as long as not all are in. */
  | { readonly type: 'reconsider' }
  /** To the start, to Explore, to the hand limit, as payment, or for a chip. */
  | { readonly type: 'discard'; readonly card: CardId }
  // Develop and Settle.
  | { readonly type: 'place'; readonly card: CardId }
  | { readonly type: 'pass' }
  /** `use`: cards of the tableau that help, in rising order; `cards`: how many of the hand. */
  | { readonly type: 'pay'; readonly use: readonly number[]; readonly cards: number }
  // Consume.
  | { readonly type: 'sell'; readonly world: number }
  | { readonly type: 'consume'; readonly by: PowerAt; readonly goods: readonly number[] }
  | { readonly type: 'gamble'; readonly number: number }
  /** No more of a "may". */
  | { readonly type: 'stop' }
  // Produce.
  | { readonly type: 'produce'; readonly by: PowerAt | 'bonus'; readonly world: number }
  | { readonly type: 'draw-for'; readonly by: PowerAt }
  | { readonly type: 'produce-for-card'; readonly world: number; readonly card: CardId };

/** The action of this type. Tables of actions are typed by it, so that one without its line does not compile. */
export type ActionOf<Type extends Action['type']> = Member<Action, 'type', Type>;
