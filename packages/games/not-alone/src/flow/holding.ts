import type { CardKey } from '../state.ts';

/**
 * Orders about windows, and about cards: unlike `ORDERS` they may speak of what is held, for the match sees to it that nobody learns
 * who was asked and who was not (docs/decisions/0012).
 */

/** Ask me in every window, with a card or without: nobody can conclude anything from the time I take. */
export const ASK_ALWAYS = 'ask-always';

/** Nothing more in this turn but what is held. */
export function quietIn(turn: number): string {
  return `quiet-turn-${turn}`;
}

/** Hold this card for me: ask me wherever it can be played, and nowhere else. In one turn, or until taken back. */
export function holdOf(card: CardKey, turn?: number): string {
  const word = `hold-${card.replace(':', '-')}`;
  return turn === undefined ? word : `${word}-turn-${turn}`;
}

export type Held = 'this-turn' | 'always';

/** Whether the orders hold this card in this turn. */
export function heldBy(orders: readonly string[], card: CardKey, turn: number): Held | undefined {
  if (orders.includes(holdOf(card))) return 'always';
  return orders.includes(holdOf(card, turn)) ? 'this-turn' : undefined;
}

/** Turns that are over leave their words behind: those in force, and how the rest of the orders stays short. */
export function inForceIn(orders: readonly string[], turn: number): readonly string[] {
  return orders.filter((order) => {
    const ended = /-turn-(\d+)$/.exec(order);
    return ended === null || Number(ended[1]) >= turn;
  });
}

const WORD = /^(?:ask-always|quiet-turn-\d{1,4}|hold-(?:hunt|survival|character|adaptation)-[a-z][a-z-]{0,40}(?:-turn-\d{1,4})?)$/;

export function isHoldingOrder(word: string): boolean {
  return WORD.test(word);
}
