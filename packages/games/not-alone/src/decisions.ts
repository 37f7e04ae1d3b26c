import type { Seat } from '@orrery/engine';
import type { PlaceId } from './cards/places.ts';
import type { Phase } from './cards/sets.ts';
import type { Pending } from './pending.ts';
import type { Stage } from './state.ts';

/** What the turn itself asks of a seat, by its stage. Nothing of it is kept in the state. */
export type TurnQuestion =
  /** Phase 1. `left`: cards still to lay; 0: all laid, and the seat is not waited for but may change its mind. */
  | { readonly ask: 'explore'; readonly seat: Seat; readonly left: number }
  /** Phase 1, the Creature: play a card or pass. */
  | { readonly ask: 'stalk'; readonly seat: Seat; readonly after: number }
  /** Phase 2, the Creature: lay tokens, play cards, end the hunt. */
  | { readonly ask: 'hunt'; readonly seat: Seat }
  /** Play a card of this phase, or pass. `after`: grows with what was played this turn, so that a question put again is another. */
  | { readonly ask: 'window'; readonly seat: Seat; readonly stage: Stage; readonly phase: Phase; readonly after: number }
  /** While another seat is waited for: play a card of this phase before it acts. Nobody waits for this. */
  | { readonly ask: 'interrupt'; readonly seat: Seat; readonly phase: Phase }
  /** Steps 1 and 2: act at one's place. `cards`: which cards in play may act now. */
  | { readonly ask: 'act'; readonly seat: Seat; readonly cards: readonly PlaceId[] }
  /** Phase 5. */
  | { readonly ask: 'adapt-or-hide'; readonly seat: Seat }
  /** Inside Adapt: draw, develop, make room; `pass` ends it. */
  | { readonly ask: 'adapting'; readonly seat: Seat };

/** The question to one seat, as views, words and bots know it: something that waits, or what the turn asks. */
export type Decision = Pending | TurnQuestion;
