import type { Seat } from '@orrery/engine';
import type { Card, CardId } from '../cards/catalogue.ts';
import type { View } from '../knowledge/view.ts';
import { ownNumber } from '../text/table.ts';

/** Whether this seat sees the card: it lies in a tableau, or among its own. What was imagined of hands and piles has no name. */
export function isSeen({ players, robot }: View, seat: Seat, card: CardId): boolean {
  const { hand, seen, startChoice, drafted } = players[seat];
  const own = [hand, seen, startChoice, drafted].some((cards) => cards?.includes(card));
  return own || robot?.tableau.includes(card) === true || players.some(({ tableau }) => tableau.some((placed) => placed.card === card));
}

/** Whether it lies in the seat's tableau as things are. */
export function isPlaced({ players }: View, seat: Seat, card: CardId): boolean {
  return players[seat].tableau.some((placed) => placed.card === card);
}

/** What words must know of a card of a pack. */
export const factsIn =
  ({ own }: View) =>
  (card: CardId): Card | undefined =>
    card.startsWith('own-') ? own[ownNumber(card)] : undefined;
