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

/** Whose card this is there as things are: an Embryo on it makes it Pandora's. Undefined: it is not there. */
export function holderNow({ sectors, units }: View, card: CardId, sector: string, wanted: Seat): Seat | undefined {
  const there = sectors.filter(({ id }) => id === sector).flatMap(({ slots }) => slots.filter((each) => each?.card === card));
  const holders = there.flatMap((each) => (each === null ? [] : [each.captor === undefined ? each.owner : units[each.captor].seat]));
  return holders.includes(wanted) ? wanted : holders[0];
}
