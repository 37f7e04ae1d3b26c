import type { Seat } from '@orrery/engine';
import type { CardId } from './cards/titles.ts';
import type { Place, Spot, UnitNumber } from './state.ts';

/**
 * A question to one seat, made from the step on top of what waits. It names what the words and the screen need; what may be answered
 * is in the legal actions alone.
 */
export type Decision =
  | { readonly ask: 'place-board'; readonly seat: Seat }
  | { readonly ask: 'choose-alliance-sector'; readonly seat: Seat }
  | { readonly ask: 'place-marker'; readonly seat: Seat }
  | { readonly ask: 'choose-deck'; readonly seat: Seat; readonly left: number }
  | { readonly ask: 'install-first'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly ask: 'place-unit'; readonly seat: Seat; readonly anywhere: boolean }
  | { readonly ask: 'move'; readonly seat: Seat; readonly isExtra: boolean }
  | { readonly ask: 'between'; readonly seat: Seat; readonly before: 'actions' | 'sector-action' | 'end' }
  | { readonly ask: 'order-traps'; readonly seat: Seat; readonly unit: UnitNumber; readonly place: Place }
  | { readonly ask: 'order-actions'; readonly seat: Seat; readonly place: Place }
  | { readonly ask: 'choose-target'; readonly seat: Seat; readonly unit: UnitNumber }
  | { readonly ask: 'strike-from-hiding'; readonly seat: Seat; readonly card: Spot }
  | { readonly ask: 'support'; readonly seat: Seat; readonly wounds: number }
  /** A card is being performed; what it asks for follows from the card. `left`: how many more. */
  | { readonly ask: 'perform'; readonly seat: Seat; readonly card: CardId; readonly left: number }
  | { readonly ask: 'put-malfunction'; readonly seat: Seat }
  | { readonly ask: 'take-points'; readonly seat: Seat; readonly left: number }
  | { readonly ask: 'birth'; readonly seat: Seat; readonly place: Place }
  | { readonly ask: 'capture'; readonly seat: Seat; readonly unit: UnitNumber }
  | { readonly ask: 'own-sector'; readonly seat: Seat; readonly place: Place }
  | { readonly ask: 'pending-cards'; readonly seat: Seat; readonly place: Place };
