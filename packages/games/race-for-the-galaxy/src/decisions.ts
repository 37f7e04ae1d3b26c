import type { Seat } from '@orrery/engine';
import type { CardId } from './cards/catalogue.ts';

/** A question to one seat, made from its next step; what may be answered is in the legal actions alone. */
export type Decision =
  | { readonly ask: 'pick'; readonly seat: Seat }
  | { readonly ask: 'choose-start'; readonly seat: Seat }
  | { readonly ask: 'choose-actions'; readonly seat: Seat; readonly count: 1 | 2 }
  | { readonly ask: 'discard'; readonly seat: Seat; readonly because: 'start' | 'explore' | 'limit'; readonly count: number }
  | { readonly ask: 'place-development'; readonly seat: Seat }
  | { readonly ask: 'place-world'; readonly seat: Seat; readonly isSecond: boolean }
  | { readonly ask: 'pay'; readonly seat: Seat; readonly card: CardId }
  | { readonly ask: 'pay-cards'; readonly seat: Seat; readonly card: CardId; readonly count: number }
  | { readonly ask: 'sell'; readonly seat: Seat }
  | { readonly ask: 'consume'; readonly seat: Seat }
  | { readonly ask: 'cards-for-chips'; readonly seat: Seat; readonly card: CardId; readonly count: number }
  | { readonly ask: 'gamble'; readonly seat: Seat }
  | { readonly ask: 'produce'; readonly seat: Seat }
  /** Answered and sealed: may think again while others have not. */
  | { readonly ask: 'wait'; readonly seat: Seat };
