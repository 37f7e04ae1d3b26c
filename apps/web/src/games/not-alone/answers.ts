import type { Action, CardKey } from '@orrery/not-alone';
import { pathOf, playedCard } from './paths.ts';

/** How an order is offered: by a thing on the table, as a card to choose, as what a visit does, in the menu of its card, as a risk that is asked about once more, or in words. */
export type Offered = 'thing' | 'card' | 'visit' | 'menu' | 'risk' | 'words';

/** The card an answer is about, where the card itself is the best picture of it. */
export function answerCard(action: Action): CardKey | undefined {
  switch (action.type) {
    case 'return-place':
    case 'take-place':
    case 'keep-place':
      return `place:${action.card}`;
    case 'swap-place':
      return `place:${action.in}`;
    case 'discard-survival':
    case 'keep-survival':
      return `survival:${action.card}`;
    case 'put-under':
      return `hunt:${action.card}`;
    case 'put-adaptation-under':
    case 'drop-adaptation':
    case 'develop':
    case 'discard-adaptation':
    case 'choose-adaptation':
      return `adaptation:${action.adaptation}`;
    case 'choose-character':
      return `character:${action.character}`;
    default:
      return undefined;
  }
}

export function offeredAs(action: Action): Offered {
  if (playedCard(action) !== undefined) return 'menu';
  switch (action.type) {
    case 'use-power':
    case 'return-instead':
    case 'rescue-survivor':
    case 'fortify':
    case 'do-nothing':
      return 'visit';
    case 'resist':
    case 'give-up':
    case 'lose-will':
      return 'risk';
    default:
      if (answerCard(action) !== undefined) return 'card';
      return pathOf(action).length > 0 ? 'thing' : 'words';
  }
}
