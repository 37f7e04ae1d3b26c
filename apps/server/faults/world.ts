import type { Notes } from './notes.ts';

/** What everybody who plays in a trial has around them. */
export interface World {
  /** Of the nodes. */
  readonly addresses: readonly string[];
  readonly notes: Notes;
  /** No more matches are begun. */
  isClosing: boolean;
  /** Everybody goes home, wherever their matches are. */
  isOver: boolean;
}
