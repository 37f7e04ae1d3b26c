import { expect, test } from 'vitest';
import { colony, docked, pile, ship, table, territory, withRelic } from '../testing/table.ts';

// [AF-E28]
test('blue moves a colony from Van Vogt to Lem, takes control there, and green keeps Van Vogt', () => {
  const game = table({
    rolled: [],
    you: 'blue',
    colonies: { 'lem-badlands': { blue: 1, red: 1 }, 'van-vogt-mountains': { blue: 1, green: 2 } },
    players: { blue: { cards: ['orbital-teleporter'] } },
  });
  expect(game.points('blue')).toBe(2);
  game.discard('orbital-teleporter', colony('blue', 'van-vogt-mountains'));
  expect(game.why({ type: 'move-colony', to: 'van-vogt-mountains' })).toBe('same-territory');
  game.act({ type: 'move-colony', to: 'lem-badlands' });
  expect(game.controller('lem-badlands')).toBe('blue');
  expect(game.controller('van-vogt-mountains')).toBe('green');
  expect(game.points('blue')).toBe(3);
  expect(game.state.discard).toEqual(['orbital-teleporter']);
});

const cannon = (scene: object) =>
  table({ rolled: [], you: 'blue', docks: { 'lunar-mine': { yellow: [4] } }, ...JSON.parse(JSON.stringify(scene)) });

// [AF-E31]
test('a discarded Cannon sends a ship of yellow to stock, where it can be built again', () => {
  const game = cannon({ players: { blue: { cards: ['plasma-cannon'] }, yellow: { ships: 6 } }, dice: [2, 2, 2, 2, 2] });
  game.discard('plasma-cannon', docked('yellow', 'lunar-mine', 4));
  expect(game.player('yellow').shipsInStock).toBe(1);
  game.end();
  expect(game.unplaced).toHaveLength(5);
  expect(game.refusal('shipyard', [2, 2])).toBe('not-enough-fuel'); // not `no-ship-in-stock`
});

// [AF-R36] More than three ships of the colour, the Relic under the same condition, the Bay included.
test('a player with three ships is safe, and so is their Relic Ship', () => {
  const players = { blue: { cards: ['plasma-cannon'] }, yellow: { ships: 3 } };
  const relic = { colonies: { 'burroughs-desert': { yellow: 1 } }, relic: { owner: 'yellow', at: 'lunar-mine', face: 6 } };
  const safe = cannon({ players, ...relic });
  expect(safe.discardRefusal('plasma-cannon', docked('yellow', 'lunar-mine', 4))).toBe('too-few-ships-to-hit');
  expect(safe.discardRefusal('plasma-cannon', docked('yellow', 'lunar-mine', 6, withRelic))).toBe('too-few-ships-to-hit');
  const game = cannon({ players: { ...players, yellow: { ships: 4 } }, ...relic });
  expect(game.discardRefusal('plasma-cannon', docked('yellow', 'maintenance-bay', 1))).toBeUndefined();
  game.discard('plasma-cannon', docked('yellow', 'lunar-mine', 6, withRelic));
  expect(game.state.relicOwner).toBeUndefined();
  expect(game.player('yellow').shipsInStock).toBe(2);
});

const leaving = (options: object) =>
  cannon({
    docks: { 'lunar-mine': { yellow: [4] }, 'terraforming-station': { yellow: [6] } },
    players: { blue: { cards: ['plasma-cannon'] }, yellow: { ships: 4 } },
    options,
    dice: options && 'terraformingShip' in options ? [] : [1, 1],
  });

// [AF-R36] As printed a ship on the Terraforming Station counts, so a player can fall to two.
test('with a ship on the Terraforming Station a player can be brought down to two', () => {
  const game = leaving({})
    .discard('plasma-cannon', docked('yellow', 'lunar-mine', 4))
    .end();
  expect(game.unplaced).toEqual([1, 1]);
});

// [AF-R36] The option: it does not count, unless it is the target.
test('with the option such a ship does not count unless it is the target', () => {
  const game = leaving({ terraformingShip: 'does-not-count' });
  expect(game.discardRefusal('plasma-cannon', docked('yellow', 'lunar-mine', 4))).toBe('too-few-ships-to-hit');
  game.discard('plasma-cannon', docked('yellow', 'terraforming-station', 6));
  expect(game.player('yellow').shipsInStock).toBe(3);
});

test('your own ships and ships that are not there cannot be scrapped', () => {
  const game = cannon({ players: { blue: { ships: 5, cards: ['plasma-cannon'] }, yellow: { ships: 6 } } });
  expect(game.discardRefusal('plasma-cannon', docked('blue', 'maintenance-bay', 1))).toBe('own-ship');
  expect(game.discardRefusal('plasma-cannon', docked('yellow', 'lunar-mine', 5))).toBe('no-such-docked-ship');
});

// [AF-E33] [AF-R56]
test('swapping one of each leaves Herbert and Lem tied, and yellow and red lose a point each', () => {
  const game = table({
    rolled: [],
    colonies: { 'herbert-valley': { yellow: 2 }, 'lem-badlands': { red: 2 } },
    players: { red: { cards: ['polarity-device'] } },
  });
  expect([game.points('yellow'), game.points('red')]).toEqual([3, 3]);
  game.discard('polarity-device', colony('yellow', 'herbert-valley'));
  expect(game.asks).toBe('choose-colony-to-swap');
  game.act({ type: 'swap-colony', territory: 'lem-badlands', owner: 0 });
  expect([game.points('yellow'), game.points('red')]).toEqual([2, 2]);
  expect(game.controller('herbert-valley')).toBeUndefined();
  expect(game.controller('lem-badlands')).toBeUndefined();
});

// [AF-R56]
test('a swap needs two territories and two owners', () => {
  const game = table({
    rolled: [],
    colonies: { 'herbert-valley': { yellow: 1, red: 1 }, 'lem-badlands': { yellow: 1, green: 1 } },
    players: { red: { cards: ['polarity-device'] } },
  }).discard('polarity-device', colony('yellow', 'herbert-valley'));
  expect(game.why({ type: 'swap-colony', territory: 'herbert-valley', owner: 0 })).toBe('same-territory');
  expect(game.why({ type: 'swap-colony', territory: 'lem-badlands', owner: 3 })).toBe('same-owner');
  expect(game.why({ type: 'swap-colony', territory: 'lem-badlands', owner: 2 })).toBe('no-such-colony');
  expect(game.legal('swap-colony')).toEqual([{ type: 'swap-colony', territory: 'lem-badlands', owner: 1 }]);
});

// [AF-R56] Control is judged after both moves: the desert keeps its controller, so the Relic Ship stays.
test('a swap is one step', () => {
  const game = table({
    rolled: [],
    colonies: { 'burroughs-desert': { green: 2, blue: 1 }, 'lem-badlands': { red: 1 } },
    relic: { owner: 'green', at: 'lunar-mine', face: 3 },
    players: { red: { cards: ['polarity-device'] } },
  });
  game.discard('polarity-device', colony('blue', 'burroughs-desert')).act({ type: 'swap-colony', territory: 'lem-badlands', owner: 0 });
  expect(game.state.relicOwner).toBe(1);
  expect(game.controller('lem-badlands')).toBe('blue');
});

// [AF-R55]
test('a colony on the Hub cannot be moved or swapped', () => {
  const game = table({ rolled: [], players: { red: { hub: 4, cards: ['orbital-teleporter', 'polarity-device'] } } });
  expect(game.legal('discard-card')).toEqual([]);
  expect(game.discardRefusal('orbital-teleporter', colony('red', 'lem-badlands'))).toBe('no-such-colony');
});

// [AF-R59]
test('moving colonies never ends the match', () => {
  const game = table({ rolled: [], colonies: { 'lem-badlands': { green: 5 } }, players: { red: { cards: ['orbital-teleporter'] } } });
  game.discard('orbital-teleporter', colony('green', 'lem-badlands')).act({ type: 'move-colony', to: 'pohl-foothills' });
  expect(game.result).toBeUndefined();
});

// [AF-E37]
test('the discarded Warper takes the Alien City and its point', () => {
  const game = table({ rolled: [], discard: ['booster-pod', 'alien-city'], players: { red: { cards: ['temporal-warper'] } } });
  game.discard('temporal-warper', pile('alien-city'));
  expect(game.you.cards).toEqual(['alien-city']);
  expect(game.points('red')).toBe(1);
  expect(game.state.discard).toEqual(['booster-pod', 'temporal-warper']);
});

// [AF-R51]
test('it takes what was in the pile before it, no kind you own, but even the other Warper', () => {
  const game = table({
    rolled: [3],
    discard: ['booster-pod', 'stasis-beam'],
    players: { red: { fuel: 1, cards: ['temporal-warper', 'stasis-beam'] } },
  });
  expect(game.discardRefusal('temporal-warper', pile('temporal-warper'))).toBe('card-not-in-discard');
  expect(game.discardRefusal('temporal-warper', pile('stasis-beam'))).toBe('already-own-card');
  game.discard('temporal-warper', pile('booster-pod')).use('booster-pod', ship(3));
  expect(game.unplaced).toEqual([4]);
  const other = table({ rolled: [3], discard: ['temporal-warper'], players: { red: { cards: ['temporal-warper'] } } });
  other.discard('temporal-warper', pile('temporal-warper'));
  expect(other.you.cards).toEqual(['temporal-warper']);
  expect(other.state.discard).toEqual(['temporal-warper']);
});

// [AF-R51] With an empty pile there is nothing to take.
test('with an empty pile the Warper cannot be discarded', () => {
  expect(table({ rolled: [], players: { red: { cards: ['temporal-warper'] } } }).legal('discard-card')).toEqual([]);
});

// [AF-R41]
test('one discard power per turn, whatever the card', () => {
  const game = table({ rolled: [], players: { red: { cards: ['stasis-beam', 'data-crystal'] } } });
  game.discard('stasis-beam', territory('lem-badlands'));
  expect(game.discardRefusal('data-crystal', territory('lem-badlands'))).toBe('already-discarded-a-card');
});

// [AF-R41] A Resource Cache lost by a tie is no discard of yours.
test('after a lost Resource Cache another card may be discarded', () => {
  const game = table({ dice: [1, 2, 3, 4], players: { red: { ships: 4, cards: ['resource-cache', 'stasis-beam'] } } });
  expect(game.you.cards).toEqual(['stasis-beam']);
  expect(game.discardRefusal('stasis-beam', territory('lem-badlands'))).toBeUndefined();
});

// [AF-R42]
test('a used card cannot be discarded this turn; a card just claimed can', () => {
  const game = table({ rolled: [2, 3, 6], players: { red: { fuel: 1, cards: ['stasis-beam'] } }, display: ['data-crystal'] });
  game.use('stasis-beam', ship(3));
  expect(game.discardRefusal('stasis-beam', territory('lem-badlands'))).toBe('card-used-this-turn');
  game.dockEach('alien-artifact', [2, 6]).act({ type: 'claim-card', card: 'data-crystal' });
  game.discard('data-crystal', territory('pohl-foothills'));
  expect(game.state.fields.positron).toBe('pohl-foothills');
});

test('cards without a discard power stay', () => {
  const game = table({ rolled: [], players: { red: { cards: ['alien-city', 'resource-cache', 'holographic-decoy'] } } });
  expect(game.legal('discard-card')).toEqual([]);
  expect(game.discardRefusal('resource-cache', territory('lem-badlands'))).toBe('card-has-no-discard');
  expect(game.discardRefusal('stasis-beam', territory('lem-badlands'))).toBe('card-not-owned');
});

test('a card whose power was used this turn is kept by the rule of discards [AF-17.4]', () => {
  const game = table({ players: { red: { fuel: 1, cards: ['stasis-beam'] } }, rolled: [2, 3] }).use('stasis-beam', ship(2));
  const action = { type: 'discard-card', card: 'stasis-beam', target: territory('lem-badlands') } as const;
  expect(game.why(action)).toBe('card-used-this-turn');
  expect(game.whyRule(action)).toBe('AF-17.4');
});

// [AF-R36] The option spares a player whose own ship is about to leave; somebody else's there, or the Relic Ship, changes nothing.
test('with the option another player’s ship on the Terraforming Station does not protect yellow', () => {
  const scene = { players: { blue: { cards: ['plasma-cannon'] }, yellow: { ships: 4 } }, options: { terraformingShip: 'does-not-count' } };
  const green = cannon({ ...scene, docks: { 'lunar-mine': { yellow: [4] }, 'terraforming-station': { green: [6] } } });
  expect(green.discardRefusal('plasma-cannon', docked('yellow', 'lunar-mine', 4))).toBeUndefined();
  const relic = cannon({
    ...scene,
    docks: { 'lunar-mine': { yellow: [4] } },
    colonies: { 'burroughs-desert': { yellow: 1 } },
    relic: { owner: 'yellow', at: 'terraforming-station', face: 6 },
  });
  expect(relic.discardRefusal('plasma-cannon', docked('yellow', 'lunar-mine', 4))).toBeUndefined();
});
