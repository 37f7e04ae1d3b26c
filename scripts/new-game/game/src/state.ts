import type { Chance, Seat } from '@orrery/engine';
import type { Beacon } from './cards/beacons.ts';

export interface State {
  chance: Chance;
  readonly seats: number;
  /** [NG-1.1] How many cards of each number there are. */
  readonly copies: number;
  turn: Seat;
  /** Turns begun, including the current one. */
  turnCount: number;
  /** By seat. */
  hands: Beacon[][];
  /** The last is drawn next. */
  deck: Beacon[];
  /** Face up, in the order they were lit. */
  lit: Beacon[];
  /** By seat. */
  points: number[];
}
