import type { Seat, Viewer } from '@orrery/engine';
import type { Beacon } from '../cards/beacons.ts';
import type { State } from '../state.ts';

export interface View {
  readonly viewer: Viewer;
  readonly seats: number;
  readonly copies: number;
  readonly turn: Seat;
  readonly turnCount: number;
  /** Cards of the viewer; of the others how many they hold. */
  readonly hands: readonly (readonly Beacon[] | number)[];
  readonly cardsLeft: number;
  readonly lit: readonly Beacon[];
  readonly points: readonly number[];
}

/** Names every field, so a field added to State stays secret until somebody decides otherwise. [NG-1.2] */
export function view(state: State, viewer: Viewer): View {
  return {
    viewer,
    seats: state.seats,
    copies: state.copies,
    turn: state.turn,
    turnCount: state.turnCount,
    hands: state.hands.map((hand, seat) => (seat === viewer ? [...hand] : hand.length)),
    cardsLeft: state.deck.length,
    lit: [...state.lit],
    points: [...state.points],
  };
}
