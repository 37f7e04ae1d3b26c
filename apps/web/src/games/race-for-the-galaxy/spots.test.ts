import { expect, test } from 'vitest';
import { cardSpot, seatOfSpot } from './spots.ts';

test('a card of a tableau leads back to its seat, and nothing else does', () => {
  for (const seat of [0, 1, 4]) expect(seatOfSpot(cardSpot(seat, 'gem-world'), 5)).toBe(seat);
  expect(seatOfSpot(cardSpot(4, 'gem-world'), 2)).toBeUndefined();
  for (const spot of ['', 'seat:1', 'phase:settle', 'card:gem-world']) expect(seatOfSpot(spot, 5)).toBeUndefined();
});
