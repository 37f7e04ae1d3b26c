import type { GameText, SeatNames } from '@orrery/engine';
import type { View } from '@orrery/new-game';

/** The whole table as lines of text. */
export function board(view: View, text: GameText, name: SeatNames): string[] {
  return [
    `${text.sources.beacons}: ${view.lit.join(' ')}`,
    ...view.points.map((points, seat) => {
      const hand = view.hands[seat];
      return `${seat === view.turn ? '▸' : ' '} ${name(seat)}: ${points} · ${typeof hand === 'number' ? '▮'.repeat(hand) : hand.join(' ')}`;
    }),
  ];
}
