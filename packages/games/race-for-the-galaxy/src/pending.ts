import type { Of } from './cards/powers.ts';

/**
 * What a seat still has to do in the current phase: plain data, on a stack of its own (`Player.pending`, the next last), because seats go
 * through a phase side by side.
 */
export type Pending =
  | { readonly do: 'pick' }
  | { readonly do: 'choose-start' }
  | { readonly do: 'choose-actions'; readonly count: 1 | 2 }
  /** Of the hand, in Explore of what is seen. `count`: how many more. */
  | { readonly do: 'discard'; readonly because: 'start' | 'explore' | 'limit'; readonly count: number }
  /** Sealed with the others, but for the second world. */
  | { readonly do: 'place'; readonly kind: 'development' | 'world'; readonly isSecond: boolean }
  /** How the card at this place of the tableau is paid for. */
  | { readonly do: 'pay'; readonly at: number; readonly isSecond: boolean }
  /** `count`: how many more cards of the hand. */
  | { readonly do: 'pay-cards'; readonly at: number; readonly count: number; readonly isSecond: boolean }
  /** The Trade bonus. */
  | { readonly do: 'sell' }
  | { readonly do: 'consume' }
  /** `count`: how many more cards of the hand, a chip each. */
  | { readonly do: 'cards-for-chips'; readonly at: number; readonly count: number }
  | { readonly do: 'gamble'; readonly at: number }
  | { readonly do: 'produce' };

export type PendingOf<Do extends Pending['do']> = Of<Pending, Do>;

/** What a seat is asked, or has to do next. */
export function topPending({ pending }: { readonly pending: readonly Pending[] }): Pending | undefined {
  return pending[pending.length - 1];
}
