import { expect, test } from 'vitest';
import { docked, table, withRelic } from '../testing/table.ts';

// [AF-10.2] [AF-E7]
test('2-3-4 bumps 1-2-3 to the Bay and makes a raid of its own; so do 3-4-5 and 4-5-6', () => {
  for (const run of [
    [2, 3, 4],
    [3, 4, 5],
    [4, 5, 6],
  ]) {
    const game = table({ rolled: run, docks: { 'raiders-outpost': { green: [1, 2, 3] } }, players: { green: { ore: 1 } } });
    game.dock('raiders-outpost', run);
    expect(game.at('raiders-outpost')).toEqual(run.map((face) => `red ${face}`));
    expect(game.at('maintenance-bay').filter((ship) => ship.startsWith('green'))).toEqual(['green 1', 'green 2', 'green 3']);
    expect(game.asks).toBe('raid');
  }
});

test('it takes three in a row and nothing else', () => {
  const game = table({ rolled: [1, 2, 4] });
  expect(game.refusal('raiders-outpost', [1, 2, 4])).toBe('needs-a-run');
  expect(game.refusal('raiders-outpost', [1, 2])).toBe('needs-a-run');
});

// [AF-R27]
test('an equal run is not higher; six ships may bump their own run for a second raid', () => {
  const equal = table({ rolled: [2, 3, 4], docks: { 'raiders-outpost': { green: [2, 3, 4] } } });
  expect(equal.refusal('raiders-outpost', [2, 3, 4])).toBe('run-not-higher');
  const game = table({ rolled: [1, 2, 3, 4, 5, 6], players: { green: { ore: 8 } } });
  game.dock('raiders-outpost', [1, 2, 3]).steal('green', 'ore', 4).dock('raiders-outpost', [4, 5, 6]).steal('green', 'ore', 4);
  expect(game.you.ore).toBe(8);
  expect(game.at('maintenance-bay')).toEqual(expect.arrayContaining(['red 1', 'red 2', 'red 3']));
});

// [AF-R27] What is left of an old run counts by its total, and is bumped too.
test('a lone 6 keeps out 1-2-3, and gives way to 2-3-4', () => {
  const docks = { 'raiders-outpost': { green: [6] } };
  expect(table({ rolled: [1, 2, 3], docks }).refusal('raiders-outpost', [1, 2, 3])).toBe('run-not-higher');
  const game = table({ rolled: [2, 3, 4], docks }).dock('raiders-outpost', [2, 3, 4]);
  expect(game.at('maintenance-bay')).toContain('green 6');
});

const raid = (players: Record<string, object>) => table({ rolled: [1, 2, 3], players: JSON.parse(JSON.stringify(players)) });

// [AF-10.3] [AF-R28]
test('a raid takes up to four tokens in any mix, and may stop earlier', () => {
  const game = raid({ green: { fuel: 2, ore: 1 }, blue: { fuel: 3 } }).dock('raiders-outpost', [1, 2, 3]);
  game.steal('green', 'fuel').steal('green', 'ore').steal('blue', 'fuel', 2);
  expect([game.you.fuel, game.you.ore]).toEqual([3, 1]);
  expect(game.asks).toBe('take-turn');
  const brief = raid({ green: { fuel: 2 } })
    .dock('raiders-outpost', [1, 2, 3])
    .steal('green', 'fuel')
    .act({ type: 'stop-raiding' });
  expect(brief.you.fuel).toBe(1);
  expect(brief.why({ type: 'steal-token', from: 1, token: 'fuel' })).toBe('not-asked');
});

// [AF-20.4]
test('a raid ends by itself when nothing is left to steal', () => {
  const game = raid({ green: { fuel: 1 }, blue: { ore: 3, cards: ['holographic-decoy'] } }).dock('raiders-outpost', [1, 2, 3]);
  expect(game.steal('green', 'fuel').asks).toBe('take-turn');
});

// [AF-R28] Tokens or a card, never both; from others, never from yourself.
test('after a token no card may be stolen', () => {
  const game = raid({ green: { fuel: 2, cards: ['booster-pod'] }, red: { fuel: 1 } }).dock('raiders-outpost', [1, 2, 3]);
  expect(game.why({ type: 'steal-card', from: 1, card: 'stasis-beam' })).toBe('victim-lacks-card');
  expect(game.why({ type: 'steal-token', from: 0, token: 'fuel' })).toBe('cannot-raid-yourself');
  expect(game.why({ type: 'steal-token', from: 1, token: 'ore' })).toBe('nothing-to-steal');
  game.steal('green', 'fuel');
  expect(game.why({ type: 'steal-card', from: 1, card: 'booster-pod' })).toBe('tokens-already-stolen');
});

// [AF-10.4]
test('a stolen card ends the raid', () => {
  const game = raid({ green: { fuel: 2, cards: ['booster-pod'] } })
    .dock('raiders-outpost', [1, 2, 3])
    .stealCard('green', 'booster-pod');
  expect(game.you.cards).toEqual(['booster-pod']);
  expect(game.player('green').cards).toEqual([]);
  expect(game.asks).toBe('take-turn');
});

// [AF-10.5] [AF-R29] [AF-R41] A duplicate goes to the pile without effect, and is no discard of yours.
test('a stolen duplicate goes to the discard pile, and another card may still be discarded', () => {
  const game = raid({ green: { cards: ['booster-pod'] }, red: { cards: ['booster-pod', 'stasis-beam'] } }).dock(
    'raiders-outpost',
    [1, 2, 3],
  );
  game.stealCard('green', 'booster-pod');
  expect(game.you.cards).toEqual(['booster-pod', 'stasis-beam']);
  expect(game.state.discard).toEqual(['booster-pod']);
  expect(game.discardRefusal('stasis-beam', { kind: 'territory', territory: 'lem-badlands' })).toBeUndefined();
});

// [AF-R4]
test('a run may dock with nothing to steal', () => {
  const game = raid({ red: { fuel: 1 } }).dock('raiders-outpost', [1, 2, 3]);
  expect(game.asks).toBe('take-turn');
  expect(game.at('raiders-outpost')).toHaveLength(3);
});

// [AF-18.6] [AF-E26] [AF-R30]
test('the Holographic Decoy keeps your ore, and only itself can be taken', () => {
  const game = table({
    rolled: [1, 2, 3],
    players: { green: { ore: 4, cards: ['holographic-decoy', 'booster-pod'] }, blue: { ore: 1, cards: ['stasis-beam'] } },
  }).dock('raiders-outpost', [1, 2, 3]);
  expect(game.why({ type: 'steal-token', from: 1, token: 'ore' })).toBe('decoy-guards-tokens');
  expect(game.why({ type: 'steal-card', from: 1, card: 'booster-pod' })).toBe('decoy-guards-cards');
  expect(game.why({ type: 'steal-token', from: 2, token: 'ore' })).toBeUndefined(); // others are not protected by it
  game.stealCard('green', 'holographic-decoy');
  expect(game.you.cards).toEqual(['holographic-decoy']);
});

// [AF-R30] Once the Decoy is gone, so is the protection.
test('a second raid finds the tokens unguarded', () => {
  const game = table({ rolled: [1, 2, 3, 4, 5, 6], players: { green: { ore: 4, cards: ['holographic-decoy'] } } });
  game
    .dock('raiders-outpost', [1, 2, 3])
    .stealCard('green', 'holographic-decoy')
    .dock('raiders-outpost', [4, 5, 6])
    .steal('green', 'ore', 4);
  expect(game.you.ore).toBe(4);
});

// [AF-R31]
test('a stolen card works for the raider in the same turn', () => {
  const game = table({ rolled: [1, 2, 3, 5], players: { red: { fuel: 1 }, green: { cards: ['booster-pod'] } } });
  game.dock('raiders-outpost', [1, 2, 3]).stealCard('green', 'booster-pod').use('booster-pod', { kind: 'ship', face: 5, relic: false });
  expect(game.unplaced).toEqual([6]);
});

// [AF-R40]
test('the Relic Ship makes up a run', () => {
  const game = table({ rolled: [1, 3], colonies: { 'burroughs-desert': { red: 1 } }, relic: { owner: 'red', at: 'unplaced', face: 2 } });
  expect(game.refusal('raiders-outpost', [1, 2, 3])).toBe('no-such-ship');
  game.dock('raiders-outpost', [1, 2, 3], withRelic);
  expect(game.at('raiders-outpost')).toEqual(['red 1', 'red relic 2', 'red 3']);
});

// [AF-R35] The cannon leaves part of a run behind.
test('a run shot down to 1-2 no longer keeps out another 1-2-3', () => {
  const game = table({
    rolled: [1, 2, 3],
    docks: { 'raiders-outpost': { green: [1, 2, 3] } },
    players: { red: { fuel: 1, cards: ['plasma-cannon'] } },
  });
  expect(game.refusal('raiders-outpost', [1, 2, 3])).toBe('run-not-higher');
  game.use('plasma-cannon', docked('green', 'raiders-outpost', 3));
  expect(game.refusal('raiders-outpost', [1, 2, 3])).toBeUndefined();
});

test('a run is three in a row: neither two, nor four, nor with a gap [AF-10.1]', () => {
  const game = table({ rolled: [1, 2, 3, 4, 6], players: { red: { ships: 5 } } });
  for (const faces of [
    [1, 2],
    [1, 2, 3, 4],
    [1, 2, 4],
    [2, 4, 6],
  ])
    expect(game.refusal('raiders-outpost', faces)).toBe('needs-a-run');
  expect(game.refusal('raiders-outpost', [2, 3, 4])).toBeUndefined();
});
