import { expect, test } from 'vitest';
import { docked, table, territory, withRelic } from '../testing/table.ts';

const desert = { 'burroughs-desert': { green: 1 } };

// [AF-E11]
test('a tie on Burroughs Desert sends the Relic Ship back in the middle of another turn', () => {
  const game = table({
    rolled: [1],
    colonies: desert,
    relic: { owner: 'green', at: 'lunar-mine', face: 4 },
    players: { red: { hub: 7, fuel: 1, ore: 1 } },
  });
  expect(game.points('green')).toBe(2);
  game.act({ type: 'launch-colony' }).land('burroughs-desert');
  expect(game.controller('burroughs-desert')).toBeUndefined();
  expect(game.state.relicOwner).toBeUndefined();
  expect(game.at('lunar-mine')).toEqual([]);
  expect(game.points('green')).toBe(1);
  expect(game.told('relic-returned')).toMatchObject([{ because: 'control-lost' }]);
});

// [AF-E12] [AF-R37]
test('the Isolation Field sends it back too; control stays, but it cannot be bought until the field has left', () => {
  const game = table({
    rolled: [1],
    colonies: desert,
    relic: { owner: 'green', at: 'lunar-mine', face: 4 },
    players: { red: { cards: ['stasis-beam'] }, green: { fuel: 1, ore: 1 } },
    dice: [2, 2, 2],
  });
  game.discard('stasis-beam', territory('burroughs-desert'));
  expect(game.state.relicOwner).toBeUndefined();
  expect(game.points('green')).toBe(2);
  game.dock('solar-converter', [1]).end();
  expect(game.why({ type: 'buy-relic-ship' })).toBe('desert-isolated');
});

// [AF-R37] Bought again in the same turn once the condition is met again.
test('with the field gone it can be bought in the same turn', () => {
  const game = table({
    rolled: [1],
    colonies: { 'burroughs-desert': { red: 1 } },
    fields: { isolation: 'burroughs-desert' },
    players: { red: { fuel: 1, ore: 1, cards: ['booster-pod'] } },
  });
  expect(game.why({ type: 'buy-relic-ship' })).toBe('desert-isolated');
  game.discard('booster-pod', { kind: 'field', field: 'isolation' }).act({ type: 'buy-relic-ship' });
  expect(game.state.relicOwner).toBe(0);
});

// [AF-R37] Also unplaced, in the middle of the owner's own turn; what it earned stays.
test('isolating your own desert takes the unplaced Relic Ship away', () => {
  const game = table({
    rolled: [1],
    colonies: { 'burroughs-desert': { red: 1 } },
    relic: { owner: 'red', at: 'unplaced', face: 6 },
    players: { red: { cards: ['stasis-beam'] } },
  });
  game.discard('stasis-beam', territory('burroughs-desert'));
  expect(game.unplaced).toEqual([1]);
});

// [AF-R37] What it earned stays, but at the Artifact it counts no more.
test('docked at the Artifact it leaves with its value, and the cycle it brought stays', () => {
  const game = table({
    rolled: [2],
    colonies: { 'burroughs-desert': { red: 1 } },
    relic: { owner: 'red', at: 'unplaced', face: 6 },
    players: { red: { cards: ['stasis-beam'] } },
    display: ['alien-city'],
  });
  game.dock('alien-artifact', [6], withRelic).dock('alien-artifact', [2]);
  expect(game.why({ type: 'claim-card', card: 'alien-city' })).toBeUndefined();
  game.discard('stasis-beam', territory('burroughs-desert'));
  expect(game.why({ type: 'claim-card', card: 'alien-city' })).toBe('total-too-low');
  expect(game.why({ type: 'cycle-display' })).toBeUndefined();
});

// [AF-R37] A new controller may buy it in their own turn.
test('a player who takes the desert may buy it', () => {
  const game = table({
    rolled: [1],
    colonies: { 'burroughs-desert': { green: 1, red: 1 } },
    players: { red: { hub: 7, fuel: 2, ore: 2 } },
  });
  expect(game.why({ type: 'buy-relic-ship' })).toBe('desert-not-controlled');
  game.act({ type: 'launch-colony' }).land('burroughs-desert').act({ type: 'buy-relic-ship' });
  expect(game.state.relicOwner).toBe(0);
  expect(game.why({ type: 'buy-relic-ship' })).toBe('relic-already-flies');
});

// [AF-15.3]
test('it costs 1 fuel and 1 ore and flies from your next turn', () => {
  const own = { 'burroughs-desert': { red: 1 } };
  expect(table({ rolled: [1], colonies: own, players: { red: { ore: 1 } } }).why({ type: 'buy-relic-ship' })).toBe('not-enough-fuel');
  const game = table({ seats: 2, rolled: [1], colonies: own, players: { red: { fuel: 1, ore: 1 } }, dice: [1, 1, 1, 2, 2, 2, 5] });
  game.act({ type: 'buy-relic-ship' }).dock('lunar-mine', [1]).end().dockEach('solar-converter', [1, 1, 1]).end();
  expect(game.unplaced).toEqual([2, 2, 2, 5]);
  expect(game.state.turn.unplaced.filter((ship) => ship.relic).map((ship) => ship.face)).toEqual([5]);
});

const green = { colonies: desert, players: { red: { fuel: 1, cards: ['plasma-cannon'] }, green: { ships: 4 } } };

// [AF-R39]
test("the Cannon's fuel power sends it to the Bay like any ship", () => {
  const game = table({ ...green, rolled: [1], relic: { owner: 'green', at: 'lunar-mine', face: 4 } });
  game.use('plasma-cannon', docked('green', 'lunar-mine', 4, withRelic));
  expect(game.at('maintenance-bay')).toContain('green relic 4');
  expect(game.state.relicOwner).toBe(1);
});

// [AF-R35] From the Terraforming Station: to the desert.
test('shot off the Terraforming Station it goes to the desert', () => {
  const game = table({ ...green, rolled: [1], relic: { owner: 'green', at: 'terraforming-station', face: 6 } });
  game.use('plasma-cannon', docked('green', 'terraforming-station', 6, withRelic));
  expect(game.state.relicOwner).toBeUndefined();
});

// [AF-R40] It counts for pairs, and both ways of naming a pair are legal.
test('with two ships at 4 and the Relic Ship at 4, a pair can be made with or without it', () => {
  const game = table({ rolled: [4, 4], colonies: { 'burroughs-desert': { red: 1 } }, relic: { owner: 'red', at: 'unplaced', face: 4 } });
  const pairs = game.legal('dock-ships').filter((action) => action.at === 'orbital-market');
  expect(pairs.map((action) => action.relic)).toEqual([false, true]);
  game.dock('orbital-market', [4, 4], withRelic);
  expect(game.unplaced).toEqual([4]);
  expect(game.refusal('lunar-mine', [4], withRelic)).toBe('relic-not-among-them');
});

// [AF-R40] … and for the Resource Cache.
test('the Relic Ship is counted by the Resource Cache', () => {
  const game = table({
    colonies: { 'burroughs-desert': { red: 1 } },
    relic: { owner: 'red' },
    players: { red: { cards: ['resource-cache'] } },
    dice: [1, 3, 2, 4],
  });
  expect([game.you.fuel, game.you.ore, game.you.cards]).toEqual([1, 1, []]); // two odd, two even with the Relic's 4
});

// [AF-15.3] The desert sets the price of its ship.
test('the Relic Ship is not sold on credit', () => {
  const game = table({ players: { red: { ore: 1 } }, colonies: { 'burroughs-desert': { red: 1 } }, rolled: [2] });
  expect(game.why({ type: 'buy-relic-ship' })).toBe('not-enough-fuel');
  expect(game.whyRule({ type: 'buy-relic-ship' })).toBe('AF-15.3');
});

// [AF-R37] [AF-R12] Only its own value is gone: the ships still docked at the Artifact count on.
test('when the Relic Ship leaves the Artifact your other ships there still claim a card', () => {
  const game = table({
    rolled: [2, 6],
    colonies: { 'burroughs-desert': { red: 1 } },
    relic: { owner: 'red', at: 'unplaced', face: 1 },
    players: { red: { cards: ['stasis-beam'] } },
    display: ['alien-city'],
  });
  game.dock('alien-artifact', [1], withRelic).dockEach('alien-artifact', [2, 6]).discard('stasis-beam', territory('burroughs-desert'));
  expect(game.at('alien-artifact')).toEqual(['red 2', 'red 6']);
  game.act({ type: 'claim-card', card: 'alien-city' });
  expect(game.you.cards).toEqual(['alien-city']);
});
