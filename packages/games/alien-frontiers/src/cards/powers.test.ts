import { expect, test } from 'vitest';
import { docked, shift, ship, ships, table, territory, withRelic } from '../testing/table.ts';

// [AF-E23]
test('the Booster Pod raises a 3, and the pair of 4s fits the Shipyard', () => {
  const game = table({ rolled: [1, 3, 4], players: { red: { fuel: 2, ore: 1, cards: ['booster-pod'] } } });
  expect(game.refusal('shipyard', [4, 4])).toBe('no-such-ship');
  game.use('booster-pod', ship(3));
  expect(game.unplaced).toEqual([1, 4, 4]);
  game.dock('shipyard', [4, 4]);
  expect([game.you.fuel, game.you.ore]).toEqual([0, 0]); // 1 for the Pod, 1 and 1 for the ship
});

// [AF-E24] [AF-R45]
test('the Data Crystal lends Heinlein Plains for 2 fuel, and 6s trade at 1', () => {
  const game = table({
    rolled: [1, 6, 6],
    colonies: { 'heinlein-plains': { red: 1, green: 1 } },
    you: 'blue',
    players: { blue: { fuel: 4, cards: ['data-crystal'] } },
  });
  game.use('data-crystal', territory('heinlein-plains')).dock('orbital-market', [6, 6]).trade(2);
  expect([game.you.fuel, game.you.ore]).toEqual([0, 2]);
});

// [AF-R45] Price, points, once, and not for these.
test('a borrowed bonus gives neither control nor points, and ends with the turn', () => {
  const game = table({
    rolled: [3],
    seats: 2,
    colonies: { 'lem-badlands': { red: 1, green: 2 } },
    players: { red: { fuel: 6, cards: ['data-crystal'] } },
    dice: [1, 1, 1, 3, 3, 3],
  });
  game.use('data-crystal', territory('lem-badlands')).dock('solar-converter', [3]);
  expect(game.you.fuel).toBe(6 - 3 + 3);
  expect(game.controller('lem-badlands')).toBe('green');
  expect(game.points('red')).toBe(1);
  expect(game.useRefusal('data-crystal', territory('lem-badlands'))).toBe('card-used-this-turn');
  game.end().dockEach('lunar-mine', [1, 1, 1]).end().dock('solar-converter', [3]);
  expect(game.you.fuel).toBe(6 + 2);
});

// [AF-R45]
test('not Burroughs Desert, not an empty territory, and not without the fuel', () => {
  const game = table({
    rolled: [3],
    colonies: { 'burroughs-desert': { green: 1 }, 'lem-badlands': { green: 2 } },
    players: { red: { fuel: 1, cards: ['data-crystal'] } },
  });
  expect(game.useRefusal('data-crystal', territory('burroughs-desert'))).toBe('desert-not-borrowable');
  expect(game.useRefusal('data-crystal', territory('asimov-crater'))).toBe('territory-empty');
  expect(game.useRefusal('data-crystal', territory('lem-badlands'))).toBe('not-enough-fuel');
});

// [AF-R45] Unless isolated in between.
test('isolating the territory ends the loan', () => {
  const game = table({
    rolled: [3],
    colonies: { 'lem-badlands': { green: 1 } },
    players: { red: { fuel: 1, cards: ['data-crystal', 'stasis-beam'] } },
  });
  game.use('data-crystal', territory('lem-badlands')).discard('stasis-beam', territory('lem-badlands')).dock('solar-converter', [3]);
  expect(game.you.fuel).toBe(2);
});

// [AF-R45] Borrowing Pohl is itself not discounted, later uses are.
test('borrowed Pohl Foothills make the next card cheaper, not the loan', () => {
  const game = table({
    rolled: [3],
    colonies: { 'pohl-foothills': { green: 2 } },
    players: { red: { fuel: 2, cards: ['data-crystal', 'booster-pod'] } },
  });
  game.use('data-crystal', territory('pohl-foothills'));
  expect(game.you.fuel).toBe(0);
  game.use('booster-pod', ship(3));
  expect(game.unplaced).toEqual([4]);
});

// [AF-E25]
test('the Gravity Manipulator shifts one from the 2 to the 5', () => {
  const game = table({ rolled: [1, 2, 5], players: { red: { fuel: 2, cards: ['gravity-manipulator'] } } }).use(
    'gravity-manipulator',
    shift(2, 5),
  );
  expect(game.unplaced).toEqual([1, 1, 6]);
  expect(game.you.fuel).toBe(0);
});

// [AF-R49]
test('it needs two different ships, one at 2 or more and one at 5 or less', () => {
  const game = table({ rolled: [1, 3, 6], players: { red: { fuel: 2, cards: ['gravity-manipulator'] } } });
  expect(game.useRefusal('gravity-manipulator', shift(1, 3))).toBe('face-at-limit');
  expect(game.useRefusal('gravity-manipulator', shift(3, 6))).toBe('face-at-limit');
  expect(game.useRefusal('gravity-manipulator', shift(3, 3))).toBe('needs-two-ships');
  expect(game.useRefusal('gravity-manipulator', shift(3, 1))).toBeUndefined();
  const alone = table({ rolled: [3], players: { red: { fuel: 2, cards: ['gravity-manipulator'] } } });
  expect(alone.legal('use-power')).toEqual([]);
  const twins = table({ rolled: [3, 3], players: { red: { fuel: 2, cards: ['gravity-manipulator'] } } }).use(
    'gravity-manipulator',
    shift(3, 3),
  );
  expect(twins.unplaced).toEqual([2, 4]);
});

// [AF-17.5] [AF-17.6]
test('ships stay between 1 and 6, and docked ships are out of reach', () => {
  const game = table({
    rolled: [1, 6],
    docks: { 'lunar-mine': { red: [3] } },
    players: { red: { fuel: 4, cards: ['booster-pod', 'stasis-beam'] } },
  });
  expect(game.useRefusal('booster-pod', ship(6))).toBe('face-at-limit');
  expect(game.useRefusal('stasis-beam', ship(1))).toBe('face-at-limit');
  expect(game.useRefusal('booster-pod', ship(3))).toBe('no-such-ship');
});

// [AF-E32]
test('the Polarity Device turns a 1 to a 6', () => {
  const game = table({ rolled: [1, 2, 5], players: { red: { fuel: 1, cards: ['polarity-device'] } } }).use('polarity-device', ship(1));
  expect(game.unplaced).toEqual([2, 5, 6]);
  expect(game.you.fuel).toBe(0);
});

// [AF-E35]
test('the Stasis Beam lowers the 2, and the pair of 1s trades at 1 fuel', () => {
  const game = table({ rolled: [1, 2, 5], players: { red: { fuel: 2, cards: ['stasis-beam'] } } }).use('stasis-beam', ship(2));
  expect(game.unplaced).toEqual([1, 1, 5]);
  game.dock('orbital-market', [1, 1]).trade();
  expect([game.you.fuel, game.you.ore]).toEqual([0, 1]);
});

// [AF-E36]
test('the Temporal Warper rolls the 1 and the 2 again; the 5 stays', () => {
  const game = table({ rolled: [1, 2, 5], dice: [6, 4], players: { red: { fuel: 1, cards: ['temporal-warper'] } } }).use(
    'temporal-warper',
    ships([1, 2]),
  );
  expect(game.unplaced).toEqual([4, 5, 6]);
  expect(game.you.fuel).toBe(0);
  expect(game.useRefusal('temporal-warper', ships([4]))).toBe('card-used-this-turn');
});

test('any number of ships may be rolled again, equal ships being alike', () => {
  const game = table({ rolled: [1, 1, 5], players: { red: { fuel: 1, cards: ['temporal-warper'] } } });
  expect(game.legal('use-power')).toHaveLength(5); // 1, 1-1, 5, 1-5, 1-1-5
  expect(game.useRefusal('temporal-warper', ships([]))).toBe('no-ships-chosen');
});

// [AF-R50]
test('rolling again does not wake the Resource Cache', () => {
  const game = table({ rolled: [1, 2, 5], dice: [1], players: { red: { fuel: 1, cards: ['temporal-warper', 'resource-cache'] } } });
  game.use('temporal-warper', ships([2]));
  expect([game.you.fuel, game.you.ore]).toEqual([0, 0]);
});

// [AF-17.3]
test('a power works once a turn, for its owner, who pays', () => {
  const game = table({ rolled: [1, 2], players: { red: { fuel: 2, cards: ['booster-pod', 'alien-city'] } } });
  expect(game.useRefusal('stasis-beam', ship(2))).toBe('card-not-owned');
  expect(game.useRefusal('alien-city', ship(2))).toBe('card-has-no-power');
  expect(game.useRefusal('booster-pod', territory('lem-badlands'))).toBe('wrong-target');
  game.use('booster-pod', ship(2));
  expect(game.useRefusal('booster-pod', ship(1))).toBe('card-used-this-turn');
  const poor = table({ rolled: [2], players: { red: { cards: ['booster-pod'] } } });
  expect(poor.useRefusal('booster-pod', ship(2))).toBe('not-enough-fuel');
});

// [AF-R43] From the roll until the end of the turn, also after the last ship is placed.
test('a card may be used after the last ship is placed, and never by who is not on turn', () => {
  const game = table({ rolled: [], docks: { 'lunar-mine': { green: [3] } }, players: { red: { fuel: 1, cards: ['plasma-cannon'] } } });
  game.use('plasma-cannon', docked('green', 'lunar-mine', 3));
  expect(game.at('maintenance-bay')).toContain('green 3');
});

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
    players: { red: { fuel: 2, ore: 1, ships: 4, cards: ['orbital-teleporter'] } },
  };
  const pairFits = table(scene);
  expect(pairFits.useRefusal('orbital-teleporter', docked('red', 'lunar-mine', 2))).toBeUndefined(); // a pair at the market
  const game = table({ ...scene, docks: { ...full, 'orbital-market': { green: [3, 3], blue: [4] } } });
  expect(game.useRefusal('orbital-teleporter', docked('red', 'lunar-mine', 2))).toBe('no-destination');
});

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

// [AF-15.3] Powers aimed at the Relic Ship name it.
test('the Relic Ship can be turned like any unplaced ship', () => {
  const game = table({
    rolled: [2],
    colonies: { 'burroughs-desert': { red: 1 } },
    relic: { owner: 'red', at: 'unplaced', face: 2 },
    players: { red: { fuel: 1, cards: ['booster-pod'] } },
  });
  game.use('booster-pod', ship(2, withRelic));
  expect(game.state.turn.unplaced.map(({ face, relic }) => [face, relic])).toEqual([
    [2, false],
    [3, true],
  ]);
});
