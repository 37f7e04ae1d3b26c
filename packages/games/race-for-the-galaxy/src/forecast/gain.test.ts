import { expect, test } from 'vitest';
import { gainOf, raceForTheGalaxy } from '../index.ts';

const good = (card: string) => ({ card, good: true });

test('a Consume power is shown with what it brings: twice the chips with ×2, the price of a sale, and nothing for a gamble', () => {
  const state = raceForTheGalaxy.position({
    stage: 'consume',
    players: [
      {
        actions: ['consume-x2'],
        tableau: [
          'expanding-colony',
          'black-market-trading-world',
          'gambling-world',
          'merchant-world',
          good('gem-world'),
          good('pirate-world'),
          'trade-league',
        ],
        hand: 2,
        asked: ['consume'],
      },
      {},
    ],
  });
  const gain = (at: number, power: number, goods: readonly number[]) => gainOf(state, 0, { type: 'consume', by: { at, power }, goods });
  // Expanding Colony: a good for 1 VP, doubled.
  expect(gain(0, 0, [4])).toEqual({ chips: 2, cards: 0 });
  // Plain price of a novelty good at the Black Market, with all trade powers at the Trade League.
  expect(gain(1, 0, [5])).toEqual({ chips: 0, cards: 2 });
  expect(gain(6, 0, [5])).toEqual({ chips: 0, cards: 2 + 3 + 2 + 1 });
  expect(gain(2, 1, [])).toBeUndefined();
  expect(gain(3, 0, [])).toBeUndefined();
  expect(state.players[0].chips).toBe(0);
});
