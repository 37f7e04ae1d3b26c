import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';

// [AF-6.3] [AF-15.2] [AF-E10]
test('Bradbury Plateau makes three 5s land a colony for 2 ore; without it 2 ore are refused', () => {
  const poor = table({ rolled: [5, 5, 5], players: { red: { ore: 2 } } });
  expect(poor.refusal('colony-constructor', [5, 5, 5])).toBe('not-enough-ore');
  const game = table({ rolled: [5, 5, 5], players: { red: { ore: 2 } }, colonies: { 'bradbury-plateau': { red: 1 } } });
  game.dock('colony-constructor', [5, 5, 5]).land('lem-badlands');
  expect(game.you.ore).toBe(0);
  expect(game.controller('lem-badlands')).toBe('red');
});

test('the full price is 3 ore', () => {
  const game = table({ rolled: [5, 5, 5], players: { red: { ore: 4 } } })
    .dock('colony-constructor', [5, 5, 5])
    .land('lem-badlands');
  expect(game.you.ore).toBe(1);
});

test('it takes three equal ships and nothing else', () => {
  const game = table({ rolled: [4, 5, 5, 5], players: { red: { ore: 3 } } });
  expect(game.refusal('colony-constructor', [5, 5])).toBe('needs-three-equal');
  expect(game.refusal('colony-constructor', [4, 5, 5])).toBe('needs-three-equal');
  expect(game.refusal('colony-constructor', [5])).toBe('needs-three-equal');
  expect(game.refusal('colony-constructor', [6, 6, 6])).toBe('no-such-ship');
});

test('two groups of three fit, no more', () => {
  const docks = { 'colony-constructor': { green: [1, 1, 1], blue: [2, 2, 2] } };
  const game = table({ rolled: [5, 5, 5], players: { red: { ore: 3 } }, docks });
  expect(game.refusal('colony-constructor', [5, 5, 5])).toBe('no-free-dock');
});

// [AF-R46] The situation at the moment of paying decides.
test('a colony landed on Bradbury Plateau makes the next one cheaper in the same turn', () => {
  const game = table({ rolled: [2, 2, 2, 5, 5, 5], players: { red: { ore: 5 } } });
  game.dock('colony-constructor', [2, 2, 2]).land('bradbury-plateau');
  expect(game.you.ore).toBe(2);
  game.dock('colony-constructor', [5, 5, 5]).land('lem-badlands');
  expect(game.you.ore).toBe(0);
});

test('three equal ships are three: neither two, nor four, nor one that differs [AF-6.1]', () => {
  const game = table({ rolled: [2, 2, 2, 2, 3], players: { red: { ore: 3, ships: 5 } } });
  for (const faces of [
    [2, 2],
    [2, 2, 2, 2],
    [2, 2, 3],
  ])
    expect(game.refusal('colony-constructor', faces)).toBe('needs-three-equal');
  expect(game.refusal('colony-constructor', [2, 2, 2])).toBeUndefined();
});

// [AF-20.1] In the supply, or on the Hub.
test('a landing colony stays where it was until its territory is chosen', () => {
  const built = table({ rolled: [5, 5, 5], players: { red: { ore: 3 } } });
  const { colonies } = built.you;
  built.dock('colony-constructor', [5, 5, 5]);
  expect([built.asks, built.you.colonies]).toEqual(['choose-landing', colonies]);
  expect(built.land('lem-badlands').you.colonies).toBe(colonies - 1);
  const launched = table({ rolled: [1], players: { red: { fuel: 1, ore: 1, hub: 7 } } }).act({ type: 'launch-colony' });
  expect([launched.asks, launched.you.hubCircle]).toEqual(['choose-landing', 7]);
  expect(launched.land('lem-badlands').you.hubCircle).toBe(0);
});
