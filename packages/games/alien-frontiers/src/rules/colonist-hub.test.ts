import { expect, test } from 'vitest';
import { docked, table, territory } from '../testing/table.ts';

const hub = (faces: readonly number[], scene: Parameters<typeof table>[0] = {}) => table({ rolled: faces, ...scene });

// [AF-5.2] [AF-15.1] [AF-E9] [AF-R19]
test('two ships are two steps, with Asimov Crater three, and a third ship makes four', () => {
  const plain = hub([1, 2, 3]).dockEach('colonist-hub', [1, 2]);
  expect(plain.you.hubCircle).toBe(2);
  const asimov = hub([1, 2, 3], { colonies: { 'asimov-crater': { red: 1 } } }).dockEach('colonist-hub', [1, 2]);
  expect(asimov.you.hubCircle).toBe(3);
  asimov.dock('colonist-hub', [3]);
  expect(asimov.you.hubCircle).toBe(4);
});

// [AF-R19] The bonus is needed when the second ship docks: borrowed in time it counts, afterwards not.
test('Asimov Crater borrowed before the second ship counts, after it no more', () => {
  const scene = { rolled: [1, 2, 3], players: { red: { fuel: 1, cards: ['data-crystal'] } }, colonies: { 'asimov-crater': { green: 1 } } };
  const early = table(scene).dock('colonist-hub', [1]).use('data-crystal', territory('asimov-crater')).dockEach('colonist-hub', [2, 3]);
  expect(early.you.hubCircle).toBe(4);
  const late = table(scene).dockEach('colonist-hub', [1, 2]).use('data-crystal', territory('asimov-crater')).dock('colonist-hub', [3]);
  expect(late.you.hubCircle).toBe(3);
});

// [AF-R16]
test('the first ship brings a colony to circle 1, and seven steps make it ready', () => {
  const game = hub([1, 1, 1]).dock('colonist-hub', [1]);
  expect(game.you.hubCircle).toBe(1);
  expect(game.you.colonies).toBe(5);
  expect(game.why({ type: 'launch-colony' })).toBe('colony-not-ready');
  const nearly = hub([1], { players: { red: { hub: 6, fuel: 1, ore: 1 } } }).dock('colonist-hub', [1]);
  nearly.act({ type: 'launch-colony' }).land('lem-badlands');
  expect(nearly.controller('lem-badlands')).toBe('red');
  expect([nearly.you.fuel, nearly.you.ore, nearly.you.hubCircle]).toEqual([0, 0, 0]);
});

// [AF-5.3] At any moment of one's own turn, even without docking.
test('a ready colony can be launched on a later turn, for 1 fuel and 1 ore', () => {
  const game = hub([1], { players: { red: { hub: 7, fuel: 1 } } });
  expect(game.why({ type: 'launch-colony' })).toBe('not-enough-ore');
  expect(hub([1], { players: { red: { hub: 7, ore: 1 } } }).why({ type: 'launch-colony' })).toBe('not-enough-fuel');
  expect(hub([1]).why({ type: 'launch-colony' })).toBe('no-colony-on-hub');
  const paid = hub([1], { players: { red: { hub: 7, fuel: 1, ore: 1 } } })
    .act({ type: 'launch-colony' })
    .land('pohl-foothills');
  expect(paid.points('red')).toBe(2);
});

// [AF-5.1] [AF-R17]
test('at most three ships per turn, even if a launch frees the circles', () => {
  const game = hub([1, 1, 1, 1], { players: { red: { hub: 5, fuel: 1, ore: 1 } } });
  game.dockEach('colonist-hub', [1, 1]).act({ type: 'launch-colony' }).land('lem-badlands').dock('colonist-hub', [1]);
  expect(game.you.hubCircle).toBe(1);
  expect(game.refusal('colonist-hub', [1])).toBe('three-ships-a-turn');
});

// [AF-20.2]
test('a ship teleported away from the Hub makes no room for a fourth', () => {
  const game = hub([1, 1, 1, 1], { players: { red: { fuel: 2, cards: ['orbital-teleporter'] } } }).dockEach('colonist-hub', [1, 1, 1]);
  game.use('orbital-teleporter', docked('red', 'colonist-hub', 1)).teleport('solar-converter');
  expect(game.refusal('colonist-hub', [1])).toBe('three-ships-a-turn');
});

// [AF-20.2] [AF-R19] Dockings are counted, not the ships that stand there.
test('a ship teleported away still was the first, so the next one has the step of Asimov Crater', () => {
  const game = hub([1, 1, 1, 1], {
    colonies: { 'asimov-crater': { red: 1 } },
    players: { red: { fuel: 2, cards: ['orbital-teleporter'] } },
  }).dock('colonist-hub', [1]);
  game
    .use('orbital-teleporter', docked('red', 'colonist-hub', 1))
    .teleport('solar-converter')
    .dockEach('colonist-hub', [1, 1]);
  expect(game.you.hubCircle).toBe(4);
  expect(game.refusal('colonist-hub', [1])).toBe('three-ships-a-turn');
});

// [AF-R17] The tracks of others are theirs.
test("another player's ships leave your track free", () => {
  const game = hub([1, 1, 1], { docks: { 'colonist-hub': { green: [1, 2, 3] } } }).dockEach('colonist-hub', [1, 1, 1]);
  expect(game.at('colonist-hub')).toHaveLength(6);
});

// [AF-5.4] [AF-R18]
test('nobody docks while a ready colony waits', () => {
  const game = hub([1, 2, 3], { players: { red: { hub: 7, fuel: 1, ore: 1 } } });
  expect(game.refusal('colonist-hub', [1])).toBe('colony-waits-for-launch');
  game.act({ type: 'launch-colony' }).land('lem-badlands').dock('colonist-hub', [1]);
  expect(game.you.hubCircle).toBe(1);
});

// [AF-5.1] After three ships a launch would make no room either.
test('the third ship of a turn closes the Hub, also where it makes the colony ready', () => {
  const game = hub([1, 1, 1, 1], { players: { red: { hub: 4, fuel: 1, ore: 1 } } }).dockEach('colonist-hub', [1, 1, 1]);
  expect(game.you.hubCircle).toBe(7);
  expect(game.refusal('colonist-hub', [1])).toBe('three-ships-a-turn');
});

const overflowing = { rolled: [1, 1], colonies: { 'asimov-crater': { red: 1 } } };

// [AF-5.5] [AF-R20] [AF-R21]
test('a step past circle 7 is carried over by launching at once', () => {
  const game = table({ ...overflowing, players: { red: { hub: 5, fuel: 1, ore: 1 } } }).dockEach('colonist-hub', [1, 1]);
  expect(game.asks).toBe('launch-or-wait');
  expect(game.why({ type: 'end-turn' })).toBe('answer-first');
  game.act({ type: 'launch-colony' }).land('lem-badlands');
  expect(game.you.hubCircle).toBe(1);
  expect(game.you.colonies).toBe(3);
});

// [AF-R20]
test('waiting instead loses the step', () => {
  const game = table({ ...overflowing, players: { red: { hub: 5, fuel: 1, ore: 1 } } }).dockEach('colonist-hub', [1, 1]);
  game.act({ type: 'keep-waiting' });
  expect(game.you.hubCircle).toBe(7);
  game.act({ type: 'launch-colony' }).land('lem-badlands');
  expect(game.you.hubCircle).toBe(0);
});

// [AF-R20] Not payable: nothing is asked.
test('without the price of a launch the step is simply lost', () => {
  const game = table({ ...overflowing, players: { red: { hub: 5, fuel: 1 } } }).dockEach('colonist-hub', [1, 1]);
  expect(game.asks).toBe('take-turn');
  expect(game.you.hubCircle).toBe(7);
});

// [AF-R21] It needs another unplaced colony.
test('with the last colony on the Hub there is nothing to carry a step over to', () => {
  const game = table({
    rolled: [1, 1],
    colonies: { 'asimov-crater': { red: 5 } },
    players: { red: { hub: 5, fuel: 1, ore: 1 } },
  }).dockEach('colonist-hub', [1, 1]);
  expect(game.asks).toBe('take-turn');
  expect(game.you.hubCircle).toBe(7);
});

const lastOnHub = { colonies: { 'lem-badlands': { red: 5 } }, players: { red: { hub: 3, fuel: 1, ore: 4, ships: 4 } } };

// [AF-5.6] [AF-R22] RU: the Terraforming Station may land it; its progress is lost.
test('the Terraforming Station lands the last colony from the Hub', () => {
  const game = table({ ...lastOnHub, rolled: [6, 1] })
    .dock('terraforming-station', [6])
    .land('pohl-foothills');
  expect(game.you.hubCircle).toBe(0);
  expect(game.state.endedBy).toBe(0);
});

// [AF-R22] The Constructor only by an option.
test('the Colony Constructor lands it only where the table says so', () => {
  const game = table({ ...lastOnHub, rolled: [5, 5, 5] });
  expect(game.refusal('colony-constructor', [5, 5, 5])).toBe('last-colony-on-hub');
  const option = table({ ...lastOnHub, rolled: [5, 5, 5], options: { lastHubColony: 'constructor-too' } });
  option.dock('colony-constructor', [5, 5, 5]).land('pohl-foothills');
  expect(option.state.endedBy).toBe(0);
});

// [AF-R22] With a colony in supply that one is used.
test('with a colony in supply the one on the Hub stays', () => {
  const game = table({ rolled: [6], players: { red: { hub: 3, fuel: 1, ore: 1, ships: 4 } } });
  game.dock('terraforming-station', [6]).land('lem-badlands');
  expect([game.you.hubCircle, game.you.colonies]).toEqual([3, 4]);
});

// [AF-R58] The last of the supply is not the last colony while another is on the Hub.
test('landing the last colony of the supply does not end the match while one is on the Hub', () => {
  const scene = { colonies: { 'lem-badlands': { red: 4 } }, players: { red: { hub: 3, fuel: 1, ore: 4, ships: 4 } } };
  const game = table({ ...scene, rolled: [5, 5, 5] })
    .dock('colony-constructor', [5, 5, 5])
    .land('pohl-foothills');
  expect([game.you.colonies, game.you.hubCircle]).toEqual([0, 3]);
  expect(game.result).toBeUndefined();
});

// [AF-R22] A choice: the ship may go to the Bay instead.
test('landing the last colony from the Hub is never forced', () => {
  const full = {
    'solar-converter': { green: [1, 1, 1, 1], blue: [1, 1, 1, 1] },
    'alien-artifact': { green: [1], yellow: [1, 1, 1] },
    'lunar-mine': { yellow: [6], blue: [6, 6], green: [6] },
    'colonist-hub': { red: [1, 1, 1] },
  };
  const game = table({ ...lastOnHub, docks: { ...full, 'lunar-mine': { yellow: [6, 6, 6], blue: [6], green: [6] } }, rolled: [6] });
  expect(game.refusal('maintenance-bay', [6])).toBeUndefined();
  expect(game.refusal('terraforming-station', [6])).toBeUndefined();
});

// [AF-R23]
test('a ship shot off the Hub takes no step back', () => {
  const game = table({
    you: 'green',
    rolled: [1, 1, 1],
    players: { red: { hub: 3 }, green: { fuel: 1, cards: ['plasma-cannon'] } },
    docks: { 'colonist-hub': { red: [2] } },
  });
  game.use('plasma-cannon', docked('red', 'colonist-hub', 2));
  expect(game.player('red').hubCircle).toBe(3);
  expect(game.at('maintenance-bay')).toContain('red 2');
});

test('without any colony left the Hub has nothing to prepare', () => {
  const game = table({ rolled: [1], colonies: { 'lem-badlands': { red: 5 } }, players: { red: { hub: 7, fuel: 1, ore: 1 } } });
  game.act({ type: 'launch-colony' }).land('pohl-foothills');
  expect(game.result?.because).toBe('last-colony-landed');
});

// [AF-5.3] The price of a launch is the Hub's rule, not that of docking.
test('a ready colony cannot be launched without its fuel and its ore, and the Hub says so', () => {
  const noFuel = table({ players: { red: { fuel: 0, ore: 2, hub: 7 } }, rolled: [2] });
  expect(noFuel.why({ type: 'launch-colony' })).toBe('not-enough-fuel');
  expect(noFuel.whyRule({ type: 'launch-colony' })).toBe('AF-5.3');
  const noOre = table({ players: { red: { fuel: 2, ore: 0, hub: 7 } }, rolled: [2] });
  expect(noOre.why({ type: 'launch-colony' })).toBe('not-enough-ore');
  expect(noOre.whyRule({ type: 'launch-colony' })).toBe('AF-5.3');
});
