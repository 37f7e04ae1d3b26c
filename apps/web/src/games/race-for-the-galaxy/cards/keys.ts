import type { CardId } from '@orrery/race-for-the-galaxy';

/** What each of these cards is drawn under: when others go it stays the same, so that no card is drawn anew but those that are new. */
export function keysOf(cards: readonly CardId[]): readonly string[] {
  const copies = new Map<CardId, number>();
  return cards.map((card) => {
    const copy = (copies.get(card) ?? 0) + 1;
    copies.set(card, copy);
    return `${card} ${copy}`;
  });
}
