import { step } from '@orrery/engine';
import { expect, test } from 'vitest';
import { newGame } from '../index.ts';

// [NG-2.2] [NG-2.3]
test('a beacon higher than the last scores and brings a card; a lower one brings a card alone', () => {
  const before = newGame.position({
    hands: [
      [3, 5, 8],
      [1, 2, 4],
    ],
    lit: [4],
  });
  const high = step(newGame, before, 0, { type: 'light-beacon', card: 5 });
  if (!high.ok) throw new Error('refused');
  expect(high.state.points).toEqual([1, 0]);
  expect(high.state.hands[0]).toHaveLength(3);
  const low = step(newGame, high.state, 1, { type: 'light-beacon', card: 4 });
  expect(low.ok && low.state.points).toEqual([1, 0]);
});

// [NG-2.1]
test('only a card in hand can be lit, and only in your turn', () => {
  const state = newGame.position({ hands: [[3], [1]], lit: [4] });
  expect(newGame.refuse(state, 0, { type: 'light-beacon', card: 8 })).toEqual({ code: 'not-in-hand', rule: 'NG-2.1', values: { card: 8 } });
  expect(newGame.refuse(state, 1, { type: 'light-beacon', card: 1 })?.code).toBe('not-your-turn');
});
