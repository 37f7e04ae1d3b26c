import { expect, test } from 'vitest';
import { alienFrontiers } from '../index.ts';
import { ship, table } from '../testing/table.ts';

// [AF-2.1] [AF-2.8]
test('a turn ends when every ship is placed, and the next fleet is rolled at once', () => {
  const game = table({ rolled: [4], dice: [1, 5, 6] });
  expect(game.why({ type: 'end-turn' })).toBe('ships-unplaced');
  game.dock('lunar-mine', [4]).end();
  expect(game.state.turn.seat).toBe(1);
  expect(game.unplaced).toEqual([1, 5, 6]);
  expect(game.at('lunar-mine')).toEqual(['red 4']);
});

// [AF-2.1]
test('your ships come back from everywhere before the roll', () => {
  const game = table({
    you: 'yellow',
    rolled: [],
    dice: [2, 2, 2, 2, 2],
    docks: { 'lunar-mine': { red: [3] }, 'solar-converter': { red: [1, 2] }, 'maintenance-bay': { red: [1, 1] } },
  });
  game.end();
  expect(game.unplaced).toEqual([2, 2, 2, 2, 2]);
  expect(game.at('lunar-mine')).toEqual([]);
});

// [AF-2.9] [AF-R9] [AF-R61]
test('a player who ends a turn with more than eight tokens must return the excess and chooses which', () => {
  const game = table({ rolled: [], players: { red: { fuel: 6, ore: 5 } }, dice: [1, 1, 1] }).end();
  expect(game.asks).toBe('return-tokens');
  expect(game.legal('return-tokens').map(({ fuel, ore }) => [fuel, ore])).toEqual([
    [0, 3],
    [1, 2],
    [2, 1],
    [3, 0],
  ]);
  expect(game.why({ type: 'return-tokens', fuel: 1, ore: 1 })).toBe('wrong-number-returned');
  expect(game.why({ type: 'end-turn' })).toBe('answer-first');
  game.act({ type: 'return-tokens', fuel: 1, ore: 2 });
  expect([game.player('red').fuel, game.player('red').ore]).toEqual([5, 3]);
  expect(game.state.turn.seat).toBe(1);
});

// [AF-R9] You cannot return what you have not got.
test('the split stays within what you hold', () => {
  const game = table({ rolled: [], players: { red: { fuel: 10, ore: 1 } }, dice: [1, 1, 1] }).end();
  expect(game.why({ type: 'return-tokens', fuel: 0, ore: 3 })).toBe('more-than-you-have');
  game.act({ type: 'return-tokens', fuel: 3, ore: 0 });
});

// [AF-R9] During a turn you may hold more, and eight are no excess.
test('eight tokens stay', () => {
  const game = table({ rolled: [], players: { red: { fuel: 8 } }, dice: [1, 1, 1] }).end();
  expect(game.player('red').fuel).toBe(8);
});

// [AF-R58] [AF-R9]
test('the last landing ends the match at once: nothing is asked, nothing is returned', () => {
  const game = table({ rolled: [1, 2], colonies: { 'lem-badlands': { red: 5 } }, players: { red: { hub: 7, fuel: 8, ore: 8 } } });
  game.act({ type: 'launch-colony' }).land('pohl-foothills');
  expect(alienFrontiers.asked(game.state)).toEqual([]);
  expect(game.why({ type: 'dock-ships', at: 'lunar-mine', faces: [1], relic: false })).toBe('match-over');
  expect(game.you.fuel + game.you.ore).toBe(14);
  expect(game.points('red')).toBe(6 + 2);
  expect(game.controller('pohl-foothills')).toBe('red');
});

// [AF-2.7]
test('only the seat on turn acts, and an answer needs its question', () => {
  const game = table({ rolled: [1] });
  expect(alienFrontiers.refuse(game.state, 1, { type: 'end-turn' })?.code).toBe('not-your-turn');
  expect(game.why({ type: 'land-colony', territory: 'lem-badlands' })).toBe('not-asked');
  expect(alienFrontiers.legal(game.state, 1)).toEqual([]);
});

// [AF-3.2] [AF-2.1] Only the player on turn is asked anything, and nobody once the last colony has landed.
test('who is not on turn is asked nothing, and after the end nobody is', () => {
  const colonies = { 'lem-badlands': { red: 5 } };
  const game = table({ rolled: [1], colonies, players: { red: { hub: 7, fuel: 1, ore: 1 } } });
  expect([0, 1].map((seat) => alienFrontiers.decision(game.state, seat)?.ask)).toEqual(['take-turn', undefined]);
  expect(alienFrontiers.legal(game.state, 1)).toEqual([]);
  game.act({ type: 'launch-colony' }).land('asimov-crater');
  expect([0, 1].map((seat) => alienFrontiers.decision(game.state, seat))).toEqual([undefined, undefined]);
  expect([alienFrontiers.asked(game.state), alienFrontiers.legal(game.state, 0)]).toEqual([[], []]);
  expect(game.why({ type: 'end-turn' })).toBe('match-over');
});

test('what a docking did is told: the ships, what they brought and what was paid', () => {
  const game = table({ rolled: [2, 2, 4], players: { red: { fuel: 2, ore: 1 } } });
  game.dock('shipyard', [2, 2]).dock('lunar-mine', [4]);
  expect(game.events).toMatchObject([
    { type: 'ships-docked', seat: 0, at: 'shipyard', faces: [2, 2], relic: false },
    { type: 'tokens-paid', seat: 0, fuel: 1, ore: 1, because: 'shipyard' },
    { type: 'ship-built', seat: 0, shipsInPlay: 4 },
    { type: 'ships-docked', seat: 0, at: 'lunar-mine', faces: [4], relic: false },
    { type: 'tokens-gained', seat: 0, token: 'ore', amount: 1, cut: 0, because: 'lunar-mine' },
  ]);
});

test('turns are counted, and a fleet is told as it was rolled', () => {
  const game = table({ seats: 2, rolled: [4], turn: { number: 5 }, dice: [6, 1, 5] });
  game.dock('lunar-mine', [4]).end();
  expect(game.told('turn-began')).toMatchObject([{ seat: 1, turn: 6 }]);
  expect(game.told('fleet-rolled')).toMatchObject([{ seat: 1, faces: [1, 5, 6] }]);
});

/** Red can do one of everything: a pair for the market, a ready colony, the desert, a card. */
const rich = {
  rolled: [3, 3, 4],
  colonies: { 'burroughs-desert': { red: 1 } },
  players: { red: { fuel: 12, ore: 2, hub: 7, cards: ['booster-pod'] } },
};

// [AF-2.2]
test('docking, cards, launch, Relic Ship and trade come in any order, and trading as often as you like', () => {
  const last = table(rich).dock('orbital-market', [3, 3]).trade(2).act({ type: 'buy-relic-ship' }).act({ type: 'launch-colony' });
  last.land('lem-badlands').trade().use('booster-pod', ship(4)).dock('lunar-mine', [5]);
  const first = table(rich).use('booster-pod', ship(4)).act({ type: 'launch-colony' }).land('lem-badlands').act({ type: 'buy-relic-ship' });
  first.dock('lunar-mine', [5]).dock('orbital-market', [3, 3]).trade(3);
  expect(last.you).toEqual(first.you);
  expect(last.state.docks).toEqual(first.state.docks);
  expect([last.why({ type: 'end-turn' }), first.why({ type: 'end-turn' })]).toEqual([undefined, undefined]);
});

// [AF-2.2] None of it is a duty: what is left out stays possible until the turn ends.
test('after the last ship is docked everything else is still offered', () => {
  const game = table(rich).dock('lunar-mine', [4]).dock('orbital-market', [3, 3]);
  for (const type of ['launch-colony', 'buy-relic-ship', 'trade-at-market', 'end-turn'] as const) expect(game.legal(type)).toHaveLength(1);
  expect(game.discardRefusal('booster-pod', { kind: 'field', field: 'isolation' })).toBe('field-off-planet');
});
