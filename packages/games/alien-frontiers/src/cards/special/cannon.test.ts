import { expect, test } from 'vitest';
import { docked, table } from '../../testing/table.ts';

const shooting = (players: object, options = {}) =>
  table({
    rolled: [2, 2, 4],
    you: 'blue',
    options,
    players: JSON.parse(JSON.stringify(players)),
    docks: { shipyard: { red: [1, 1], green: [3, 3], yellow: [5, 5] } },
  });

// [AF-E29]
test('two red ships shot off the Shipyard make room for a pair of 2s', () => {
  const game = shooting({ blue: { fuel: 3, ore: 1, cards: ['plasma-cannon'] } });
  expect(game.refusal('shipyard', [2, 2])).toBe('no-free-dock');
  game.use('plasma-cannon', docked('red', 'shipyard', 1)).act({ type: 'fire-again', owner: 0, face: 1, relic: false });
  expect(game.asks).toBe('take-turn'); // nothing of red's is left to shoot
  expect(game.at('maintenance-bay').filter((one) => one === 'red 1')).toHaveLength(3);
  game.dock('shipyard', [2, 2]);
  expect([game.you.fuel, game.you.ore]).toEqual([0, 0]);
});

// [AF-R35] Ships of one player; an option lets one shot hit several.
test('one use hits one player, or several where the table says so', () => {
  const blue = { blue: { fuel: 3, cards: ['plasma-cannon'] } };
  const one = shooting(blue).use('plasma-cannon', docked('red', 'shipyard', 1));
  expect(one.why({ type: 'fire-again', owner: 1, face: 3, relic: false })).toBe('one-player-a-shot');
  one.act({ type: 'cease-fire' });
  expect(one.useRefusal('plasma-cannon', docked('green', 'shipyard', 3))).toBe('card-used-this-turn');
  const several = shooting(blue, { cannonShot: 'several-players' }).use('plasma-cannon', docked('red', 'shipyard', 1));
  several.act({ type: 'fire-again', owner: 1, face: 3, relic: false }).act({ type: 'fire-again', owner: 3, face: 5, relic: false });
  expect(several.at('shipyard')).toEqual(['red 1', 'green 3', 'yellow 5']);
});

// [AF-R35] You choose which, at one facility, and never your own or one in the Bay.
test('what the Cannon cannot hit', () => {
  const game = table({
    rolled: [],
    docks: { 'lunar-mine': { red: [3], green: [1] } },
    players: { red: { fuel: 3, cards: ['plasma-cannon'] } },
  });
  expect(game.useRefusal('plasma-cannon', docked('red', 'lunar-mine', 3))).toBe('own-ship');
  expect(game.useRefusal('plasma-cannon', docked('green', 'maintenance-bay', 1))).toBe('ship-not-docked');
  expect(game.useRefusal('plasma-cannon', docked('green', 'lunar-mine', 2))).toBe('no-such-docked-ship');
});

// [AF-E30] [AF-R35] However few ships the owner has; the colony stays.
test('a red ship shot off the Terraforming Station goes to stock and frees the dock', () => {
  const game = table({
    rolled: [1],
    you: 'blue',
    docks: { 'terraforming-station': { red: [6] } },
    colonies: { 'lem-badlands': { red: 1 } },
    players: { red: { ships: 3 }, blue: { fuel: 1, cards: ['plasma-cannon'] } },
  });
  game.use('plasma-cannon', docked('red', 'terraforming-station', 6));
  expect(game.at('terraforming-station')).toEqual([]);
  expect(game.player('red').shipsInStock).toBe(4);
  expect(game.points('red')).toBe(2);
});

// [AF-R35] The option is about other players: your own ships at that station are never in sight.
test('where one use may hit several players it still does not offer your own ships', () => {
  const game = table({
    rolled: [],
    options: { cannonShot: 'several-players' },
    docks: { 'lunar-mine': { red: [3], green: [1], blue: [2] } },
    players: { red: { fuel: 3, cards: ['plasma-cannon'] } },
  });
  game.use('plasma-cannon', docked('green', 'lunar-mine', 1));
  expect(game.legal('fire-again')).toEqual([{ type: 'fire-again', owner: 2, face: 2, relic: false }]);
  game.act({ type: 'fire-again', owner: 2, face: 2, relic: false });
  expect([game.asks, game.at('lunar-mine')]).toEqual(['take-turn', ['red 3']]);
});
