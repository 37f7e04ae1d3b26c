import { expect, test } from 'vitest';
import { table } from '../../testing/table.ts';

const cache = (dice: number[], ships = dice.length) => table({ dice, players: { red: { ships, cards: ['resource-cache'] } } });

// [AF-18.10] [AF-R57]
test('more odd ships bring an ore, more even ones a fuel, a tie both and costs the card', () => {
  const odd = cache([1, 3, 2]);
  expect([odd.you.fuel, odd.you.ore, odd.you.cards]).toEqual([0, 1, ['resource-cache']]);
  const even = cache([2, 4, 1]);
  expect([even.you.fuel, even.you.ore, even.you.cards]).toEqual([1, 0, ['resource-cache']]);
  const tie = cache([1, 2, 3, 4]);
  expect([tie.you.fuel, tie.you.ore, tie.you.cards]).toEqual([1, 1, []]);
  expect(tie.state.discard).toEqual(['resource-cache']);
});

// [AF-E34]
test('claimed this turn it gives nothing; it first counts after the next roll', () => {
  const game = table({ seats: 2, rolled: [3, 6, 1], display: ['resource-cache'], dice: [2, 2, 2, 1, 1, 2] });
  game.dockEach('alien-artifact', [3, 6]).act({ type: 'claim-card', card: 'resource-cache' });
  game.dock('colonist-hub', [1]);
  expect([game.you.fuel, game.you.ore]).toEqual([0, 0]);
  game.end().dockEach('colonist-hub', [2, 2, 2]).end();
  expect([game.you.fuel, game.you.ore]).toEqual([0, 1]);
});

// [AF-R8] Each kind is cut by itself.
test('on a tie with no ore left the fuel still comes', () => {
  const game = table({
    dice: [1, 2, 3, 4],
    players: { red: { ships: 4, cards: ['resource-cache'] }, green: { ore: 8 }, blue: { ore: 8 }, yellow: { ore: 4 } },
  });
  expect([game.you.fuel, game.you.ore]).toEqual([1, 0]);
  expect(game.you.cards).toEqual([]);
});

// [AF-R43] It counts before any card can be used: the roll and the count are one step.
test('it counts what was rolled, before a card can change a ship', () => {
  const game = table({ dice: [1, 1, 2], players: { red: { fuel: 1, cards: ['resource-cache', 'booster-pod'] } } });
  expect(game.you.ore).toBe(1);
  game.use('booster-pod', { kind: 'ship', face: 1, relic: false });
  expect(game.you.ore).toBe(1);
});
