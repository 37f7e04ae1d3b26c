import type { Seat } from '@orrery/engine';
import type { BonusId } from '../cards/bonus.ts';
import type { CardId } from '../cards/titles.ts';
import type { View } from '../knowledge/view.ts';

/** Whether the card lies open somewhere, or was openly picked for a deck: what was only imagined to be drawn has no name. */
export function isOpen({ sectors, players }: View, card: CardId): boolean {
  const isOnBoard = sectors.some(({ slots, pending }) => [...slots, ...pending].some((each) => each?.card === card));
  return (
    isOnBoard || players.some(({ hand, discard, pile, chosen }) => [hand, discard, pile.open, chosen].some((all) => all.includes(card)))
  );
}

export function isOpenBonus({ sectors, players }: View, card: BonusId): boolean {
  return sectors.some(({ bonus }) => bonus.includes(card)) || players.some(({ bonus }) => bonus.includes(card));
}

/** Whether the seat has this installed there as things are. */
export function isInstalled({ sectors }: View, card: CardId, sector: string): boolean {
  return sectors.some(({ id, slots }) => id === sector && slots.some((each) => each?.card === card));
}

/** Whether the seat has the card to play as things are. */
export function holdsNow({ players }: View, seat: Seat, card: CardId | BonusId): boolean {
  const { hand, bonus } = players[seat];
  return [...hand, ...bonus].includes(card);
}
