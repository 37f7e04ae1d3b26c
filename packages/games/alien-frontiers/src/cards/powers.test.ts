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

// [AF-18.5] [AF-E25]
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

// [AF-18.11] [AF-E35]
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
test('a power works once per turn, for its owner, who pays', () => {
  const game = table({ rolled: [1, 2], players: { red: { fuel: 2, cards: ['booster-pod', 'alien-city'] } } });
  expect(game.useRefusal('stasis-beam', ship(2))).toBe('card-not-owned');
  expect(game.useRefusal('alien-city', ship(2))).toBe('card-has-no-power');
  expect(game.useRefusal('booster-pod', territory('lem-badlands'))).toBe('wrong-target');
  game.use('booster-pod', ship(2));
  expect(game.useRefusal('booster-pod', ship(1))).toBe('card-used-this-turn');
  const poor = table({ rolled: [2], players: { red: { cards: ['booster-pod'] } } });
  expect(poor.useRefusal('booster-pod', ship(2))).toBe('not-enough-fuel');
});

// [AF-17.2] [AF-R43] From the roll until the end of the turn, also after the last ship is placed.
test('a card may be used after the last ship is placed, and never by who is not on turn', () => {
  const game = table({ rolled: [], docks: { 'lunar-mine': { green: [3] } }, players: { red: { fuel: 1, cards: ['plasma-cannon'] } } });
  game.use('plasma-cannon', docked('green', 'lunar-mine', 3));
  expect(game.at('maintenance-bay')).toContain('green 3');
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

test('a power without fuel, and a second use, are refused by the rule of fuel powers [AF-17.3]', () => {
  const poor = table({ players: { red: { cards: ['booster-pod'] } }, rolled: [2, 3] });
  expect(poor.why({ type: 'use-power', card: 'booster-pod', target: ship(2) })).toBe('not-enough-fuel');
  expect(poor.whyRule({ type: 'use-power', card: 'booster-pod', target: ship(2) })).toBe('AF-17.3');
  const used = table({ players: { red: { fuel: 3, cards: ['booster-pod'] } }, rolled: [2, 3] }).use('booster-pod', ship(2));
  expect(used.whyRule({ type: 'use-power', card: 'booster-pod', target: ship(3) })).toBe('AF-17.3');
});

test('a card aimed at the wrong thing is refused by the rule of that card', () => {
  const game = table({ players: { red: { fuel: 3, cards: ['booster-pod', 'plasma-cannon'] } }, rolled: [2, 3] });
  expect(game.whyRule({ type: 'use-power', card: 'booster-pod', target: territory('lem-badlands') })).toBe('AF-18.3');
  expect(game.whyRule({ type: 'discard-card', card: 'plasma-cannon', target: ship(2) })).toBe('AF-18.8');
});

// [AF-18.12] [AF-20.5] Any number of unplaced ships, the Relic Ship among them, which is rolled last.
test('the Temporal Warper rolls the Relic Ship too, after the ships of your colour', () => {
  const game = table({
    rolled: [2, 5],
    colonies: { 'burroughs-desert': { red: 1 } },
    relic: { owner: 'red', at: 'unplaced', face: 1 },
    dice: [3, 6],
    players: { red: { fuel: 1, cards: ['temporal-warper'] } },
  });
  game.use('temporal-warper', ships([1, 2], withRelic));
  expect(game.unplaced).toEqual([3, 5, 6]);
  expect(game.state.turn.unplaced.filter(({ relic }) => relic).map(({ face }) => face)).toEqual([6]);
});
