import { expect, test } from 'vitest';
import { docked, table } from '../testing/table.ts';

// [AF-9.2] [AF-E6] [AF-R26] Three more fuel come from the Solar Converter, as a 6 brings them.
test('a pair of 3s turns 6 fuel into 2 ore, and 3 fuel gained later into a third', () => {
  const game = table({ rolled: [3, 3, 6], players: { red: { fuel: 6 } } })
    .dock('orbital-market', [3, 3])
    .trade(2);
  expect([game.you.fuel, game.you.ore]).toEqual([0, 2]);
  expect(game.why({ type: 'trade-at-market' })).toBe('not-enough-fuel');
  game.dock('solar-converter', [6]).trade();
  expect([game.you.fuel, game.you.ore]).toEqual([0, 3]);
});

// [AF-15.4] [AF-E14]
test('with Heinlein Plains each trade costs 1 fuel whatever the pair shows', () => {
  const scene = { rolled: [3, 3], players: { red: { fuel: 3 } } };
  const plain = table(scene).dock('orbital-market', [3, 3]).trade();
  expect([plain.you.fuel, plain.you.ore]).toEqual([0, 1]);
  const game = table({ ...scene, colonies: { 'heinlein-plains': { red: 1 } } })
    .dock('orbital-market', [3, 3])
    .trade(3);
  expect([game.you.fuel, game.you.ore]).toEqual([0, 3]);
});

// [AF-R4]
test('a pair may dock without a trade', () => {
  const game = table({ rolled: [3, 3] }).dock('orbital-market', [3, 3]);
  expect(game.why({ type: 'trade-at-market' })).toBe('not-enough-fuel');
  expect(game.why({ type: 'end-turn' })).toBeUndefined();
});

test('it takes a pair, and two pairs fill it', () => {
  const game = table({ rolled: [3, 4, 4], docks: { 'orbital-market': { green: [1, 1], blue: [2, 2] } } });
  expect(game.refusal('orbital-market', [3, 4])).toBe('needs-a-pair');
  expect(game.refusal('orbital-market', [4])).toBe('needs-a-pair');
  expect(game.refusal('orbital-market', [4, 4])).toBe('no-free-dock');
});

// [AF-R5]
test('two free docks take a pair even if they belong to different printed pairs', () => {
  const game = table({ rolled: [4, 4], docks: { 'orbital-market': { green: [1], blue: [2] } } });
  expect(game.refusal('orbital-market', [4, 4])).toBeUndefined();
});

// [AF-20.10] [AF-R26] With two pairs the lower value; while at least one ship of the pair is there.
test('of two pairs the lower value is the price, and one ship left of a pair still trades', () => {
  const two = table({ rolled: [2, 2, 5, 5], players: { red: { fuel: 2 } } }).dock('orbital-market', [5, 5]);
  expect(two.why({ type: 'trade-at-market' })).toBe('not-enough-fuel');
  expect(two.dock('orbital-market', [2, 2]).trade().you.ore).toBe(1);
  const one = table({ rolled: [2, 2, 1], players: { red: { fuel: 4, cards: ['orbital-teleporter'] } } }).dock('orbital-market', [2, 2]);
  one
    .use('orbital-teleporter', docked('red', 'orbital-market', 2))
    .teleport('lunar-mine')
    .trade();
  expect([one.you.fuel, one.you.ore]).toEqual([0, 2]);
});

test('without a ship at the market nobody trades', () => {
  const game = table({ rolled: [3], players: { red: { fuel: 6 } }, docks: { 'orbital-market': { green: [1, 1] } } });
  expect(game.why({ type: 'trade-at-market' })).toBe('no-ships-at-market');
});

// [AF-20.8] [AF-R7] [AF-9.4]
test('an empty stock of ore ends the trading; an unlimited supply does not', () => {
  const scene = { rolled: [1, 1], players: { red: { fuel: 2 }, green: { ore: 8 }, blue: { ore: 8 }, yellow: { ore: 4 } } };
  expect(table(scene).dock('orbital-market', [1, 1]).why({ type: 'trade-at-market' })).toBe('ore-stock-empty');
  const game = table({ ...scene, options: { tokenSupply: 'unlimited' } })
    .dock('orbital-market', [1, 1])
    .trade(2);
  expect(game.you.ore).toBe(2);
});

test('two different ships are refused by the market itself [AF-9.1], and a trade too dear by its price [AF-9.3]', () => {
  const game = table({ players: { red: { fuel: 1 } }, docks: { 'orbital-market': { red: [4, 4] } }, rolled: [2, 3] });
  expect(game.whyRule({ type: 'dock-ships', at: 'orbital-market', faces: [2, 3], relic: false })).toBe('AF-9.1');
  expect(game.why({ type: 'trade-at-market' })).toBe('not-enough-fuel');
  expect(game.whyRule({ type: 'trade-at-market' })).toBe('AF-9.3');
});

test('a pair is two ships: one, or three equal ones, are none [AF-9.1]', () => {
  const game = table({ rolled: [2, 2, 2] });
  expect(game.refusal('orbital-market', [2])).toBe('needs-a-pair');
  expect(game.refusal('orbital-market', [2, 2, 2])).toBe('needs-a-pair');
});

// [AF-2.5] What is paid goes back to the stocks, so it can be gained again.
test('fuel paid at the market can be gained again by the next player from an empty stock', () => {
  const rich = { green: { fuel: 8 }, blue: { fuel: 8 }, yellow: { fuel: 8 }, red: { fuel: 6 } };
  const game = table({ rolled: [2, 2, 6], players: rich });
  game.dock('solar-converter', [6]);
  expect(game.you.fuel).toBe(6); // 30 fuel are all there is
  game.dock('orbital-market', [2, 2]).trade();
  expect([game.you.fuel, game.you.ore, game.state.stock.fuel]).toEqual([4, 1, 2]);
});
