import { expect, test } from 'vitest';
import { docked, table } from '../../testing/table.ts';

// [AF-E27] [AF-R47]
test('a 6 brings an ore at the mine, is teleported to the Artifact, and with a 2 claims a card', () => {
  const game = table({ rolled: [2, 5, 6], players: { red: { fuel: 2, cards: ['orbital-teleporter'] } }, display: ['alien-city'] });
  game
    .dock('lunar-mine', [6])
    .use('orbital-teleporter', docked('red', 'lunar-mine', 6))
    .teleport('alien-artifact');
  expect([game.you.fuel, game.you.ore]).toEqual([0, 1]);
  game.dock('alien-artifact', [2]).act({ type: 'claim-card', card: 'alien-city' });
  expect(game.unplaced).toEqual([5]);
});

// [AF-R47] Only your own docked ship, to a different station, and never to the Bay [AF-20.6].
test('what may not be teleported, and where to', () => {
  const game = table({
    rolled: [2],
    docks: { 'lunar-mine': { red: [6], green: [1] } },
    players: { red: { fuel: 2, cards: ['orbital-teleporter'] } },
  });
  expect(game.useRefusal('orbital-teleporter', docked('green', 'lunar-mine', 1))).toBe('not-your-ship');
  expect(game.useRefusal('orbital-teleporter', docked('red', 'lunar-mine', 5))).toBe('no-such-docked-ship');
  game.use('orbital-teleporter', docked('red', 'lunar-mine', 6));
  expect(game.why({ type: 'teleport-ship', to: 'lunar-mine', faces: [], relic: false })).toBe('same-facility');
  expect(game.why({ type: 'teleport-ship', to: 'maintenance-bay', faces: [], relic: false })).toBe('bay-is-no-destination');
});

// [AF-R48] Joined by unplaced ships, without changing on the way; the price counts.
test('a teleported ship joins unplaced ones, and its station must be payable after the card', () => {
  const game = table({
    rolled: [6, 6],
    docks: { 'lunar-mine': { red: [6] } },
    players: { red: { fuel: 2, ore: 3, cards: ['orbital-teleporter'] } },
  });
  game
    .use('orbital-teleporter', docked('red', 'lunar-mine', 6))
    .teleport('colony-constructor', [6, 6])
    .land('lem-badlands');
  expect(game.at('colony-constructor')).toHaveLength(3);
  expect(game.unplaced).toEqual([]);
});

// [AF-R48]
test('without a legal destination once it is paid the Teleporter cannot be used', () => {
  const full = {
    'solar-converter': { green: [1, 1], blue: [1, 1, 1], yellow: [1, 1, 1] },
    'alien-artifact': { green: [1], blue: [1, 1], yellow: [1] },
    'lunar-mine': { red: [2], yellow: [6] },
    'colonist-hub': { red: [1, 1] },
  };
  const scene = {
    rolled: [2],
    docks: full,
    turn: { hubDockings: 3 },
    // Before the card is paid the Shipyard's 2 fuel and 2 ore are there, afterwards not.
    players: { red: { fuel: 2, ore: 2, ships: 4, cards: ['orbital-teleporter'] } },
  };
  const pairFits = table(scene);
  expect(pairFits.useRefusal('orbital-teleporter', docked('red', 'lunar-mine', 2))).toBeUndefined(); // a pair at the market
  const game = table({ ...scene, docks: { ...full, 'orbital-market': { green: [3, 3], blue: [4] } } });
  expect(game.useRefusal('orbital-teleporter', docked('red', 'lunar-mine', 2))).toBe('no-destination');
});

test('a teleport is told, and the ships that join it at its new station', () => {
  const game = table({
    rolled: [3],
    docks: { 'lunar-mine': { red: [3] } },
    players: { red: { fuel: 2, cards: ['orbital-teleporter'] } },
  });
  game.use('orbital-teleporter', docked('red', 'lunar-mine', 3)).teleport('orbital-market', [3]);
  expect(game.told('ship-teleported')).toMatchObject([{ seat: 0, from: 'lunar-mine', to: 'orbital-market', face: 3, relic: false }]);
  expect(game.told('ships-docked')).toMatchObject([{ seat: 0, at: 'orbital-market', faces: [3], relic: false }]);
});
