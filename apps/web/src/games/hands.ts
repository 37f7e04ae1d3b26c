import type { AnyTableText, Seat } from '@orrery/engine';
import type { Component } from 'svelte';

/** Cards that lie together: held, or laid face down. */
export interface HandPart<Card> {
  readonly kind: 'held' | 'laid';
  readonly cards: readonly Card[];
}

/** What a seat holds that others do not see, for a replay that opens all hands at once. Loaded when somebody opens them. */
export interface Hands<View, Card> {
  /** `view` is that of the seat itself. */
  readonly of: (view: View, seat: Seat) => readonly HandPart<Card>[];
  readonly name: (card: Card, text: AnyTableText) => string;
  /** What is known of one card, as its table tells it. */
  readonly About: Component<{ card: Card; view: View; text: AnyTableText }>;
}
