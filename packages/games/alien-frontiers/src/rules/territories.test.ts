import { expect, test } from 'vitest';
import { docked, ship, table, territory } from '../testing/table.ts';
import { controllerOf, hasBonus } from './territories.ts';

// [AF-14.1] [AF-14.2]
test('strictly more colonies than each other player: ties mean nobody', () => {
  const game = table({
    rolled: [],
    colonies: { 'lem-badlands': { red: 2, green: 2, blue: 1 }, 'pohl-foothills': { blue: 2, red: 1, green: 1 } },
  });
  expect(game.controller('lem-badlands')).toBeUndefined();
  expect(game.controller('pohl-foothills')).toBe('blue');
  expect(controllerOf(game.state, 'asimov-crater')).toBeUndefined();
  expect(game.points('blue')).toBe(4);
});

// [AF-14.3] RU prints no limit.
test('any number of colonies may stand on a territory', () => {
  const game = table({ rolled: [], colonies: { 'lem-badlands': { red: 5, green: 4 } }, players: { red: { hub: 7, fuel: 1, ore: 1 } } });
  game.act({ type: 'launch-colony' }).land('lem-badlands');
  expect(game.result?.seats[0].points).toBe(7);
});

// [AF-15.7] [AF-E17]
test('with Pohl Foothills the Booster Pod costs nothing', () => {
  const game = table({ rolled: [3], colonies: { 'pohl-foothills': { red: 1 } }, players: { red: { cards: ['booster-pod'] } } });
  expect(game.use('booster-pod', ship(3)).unplaced).toEqual([4]);
  expect(game.told('power-used')).toMatchObject([{ fuel: 0 }]);
});

// [AF-E18] [AF-R44]
test('with Pohl Foothills three ships shot off the mine cost 2 fuel', () => {
  const game = table({
    rolled: [3],
    colonies: { 'pohl-foothills': { red: 1 } },
    docks: { 'lunar-mine': { green: [1, 2, 2] } },
    players: { red: { fuel: 2, cards: ['plasma-cannon'] } },
  });
  game.use('plasma-cannon', docked('green', 'lunar-mine', 1));
  expect(game.asks).toBe('keep-firing');
  for (let shots = 0; shots < 2; shots++) game.act({ type: 'fire-again', owner: 1, face: 2, relic: false });
  expect(game.you.fuel).toBe(0);
  expect(game.at('lunar-mine')).toEqual([]);
});

// [AF-R44] Never below nothing, and controlling and borrowing do not add up.
test('a player who controls Pohl Foothills cannot borrow them as well', () => {
  const game = table({ rolled: [3], colonies: { 'pohl-foothills': { red: 1 } }, players: { red: { fuel: 3, cards: ['data-crystal'] } } });
  expect(game.useRefusal('data-crystal', territory('pohl-foothills'))).toBe('bonus-already-yours');
});

// [AF-R44] One fuel a use: the Data Crystal's price of two colonies falls by one.
test('the discount is one per use, not one per colony', () => {
  const game = table({
    rolled: [3],
    colonies: { 'pohl-foothills': { red: 1 }, 'lem-badlands': { green: 3 } },
    players: { red: { fuel: 2, cards: ['data-crystal'] } },
  });
  game.use('data-crystal', territory('lem-badlands'));
  expect(game.you.fuel).toBe(0);
  expect(hasBonus(game.state, 0, 'lem-badlands')).toBe(true);
});

// [AF-16.2] [AF-E20]
test('isolated Pohl Foothills help nobody, not even a Data Crystal', () => {
  const game = table({
    rolled: [3],
    fields: { isolation: 'pohl-foothills' },
    colonies: { 'pohl-foothills': { red: 1 } },
    players: { red: { fuel: 1, cards: ['booster-pod', 'data-crystal'] } },
  });
  expect(game.useRefusal('data-crystal', territory('pohl-foothills'))).toBe('isolation-field');
  game.use('booster-pod', ship(3));
  expect(game.you.fuel).toBe(0);
});

// [AF-16.1] The book: where a generator and a card contradict each other, the generator has its way.
test('three generators share a territory, each does its own, and no card gets around them', () => {
  const game = table({
    rolled: [3],
    fields: { positron: 'pohl-foothills', repulsor: 'pohl-foothills' },
    colonies: { 'pohl-foothills': { green: 1 } },
    players: { red: { fuel: 3, hub: 7, ore: 1, cards: ['stasis-beam', 'data-crystal'] } },
  });
  game.discard('stasis-beam', territory('pohl-foothills'));
  expect(game.state.fields).toEqual({ isolation: 'pohl-foothills', positron: 'pohl-foothills', repulsor: 'pohl-foothills' });
  expect(game.points('green')).toBe(3);
  expect(game.useRefusal('data-crystal', territory('pohl-foothills'))).toBe('isolation-field');
  expect(hasBonus(game.state, 1, 'pohl-foothills')).toBe(false);
  game.act({ type: 'launch-colony' });
  expect(game.why({ type: 'land-colony', territory: 'pohl-foothills' })).toBe('repulsor-field');
});

// [AF-16.1] A bonus borrowed before ends with the field.
test('the Isolation Field takes back a bonus that a Data Crystal has borrowed', () => {
  const game = table({
    rolled: [3],
    colonies: { 'pohl-foothills': { green: 1 } },
    players: { red: { fuel: 2, cards: ['data-crystal', 'stasis-beam', 'booster-pod'] } },
  });
  game.use('data-crystal', territory('pohl-foothills'));
  expect(hasBonus(game.state, 0, 'pohl-foothills')).toBe(true);
  game.discard('stasis-beam', territory('pohl-foothills'));
  expect(hasBonus(game.state, 0, 'pohl-foothills')).toBe(false);
  game.use('booster-pod', ship(3));
  expect(game.you.fuel).toBe(0);
});

// [AF-16.3] [AF-E21]
test('the Positron Field on Herbert Valley gives green a point more', () => {
  const colonies = { 'herbert-valley': { green: 1 } };
  expect(table({ rolled: [], colonies }).points('green')).toBe(2);
  expect(table({ rolled: [], colonies, fields: { positron: 'herbert-valley' } }).points('green')).toBe(3);
});

// [AF-E22] [AF-R54]
test('under the Repulsor Field no colony lands, is swapped or moved, in or out', () => {
  const game = table({
    rolled: [],
    fields: { repulsor: 'asimov-crater' },
    colonies: { 'asimov-crater': { green: 1 }, 'lem-badlands': { blue: 1 } },
    players: { red: { hub: 7, fuel: 1, ore: 1, cards: ['polarity-device', 'orbital-teleporter'] } },
  });
  const there = { kind: 'colony', owner: 1, territory: 'asimov-crater' } as const;
  const elsewhere = { kind: 'colony', owner: 2, territory: 'lem-badlands' } as const;
  expect(game.discardRefusal('polarity-device', there)).toBe('repulsor-field');
  expect(game.discardRefusal('polarity-device', elsewhere)).toBe('no-partner-to-swap');
  expect(game.discardRefusal('orbital-teleporter', there)).toBe('repulsor-field');
  game.discard('orbital-teleporter', elsewhere);
  expect(game.why({ type: 'move-colony', to: 'asimov-crater' })).toBe('repulsor-field');
  game.act({ type: 'move-colony', to: 'pohl-foothills' }).act({ type: 'launch-colony' });
  expect(game.why({ type: 'land-colony', territory: 'asimov-crater' })).toBe('repulsor-field');
  expect(game.legal('land-colony')).toHaveLength(7);
});

// [AF-R54] It stops no generator, no bonus and no control.
test('the Repulsor Field leaves generators, bonus and control alone', () => {
  const game = table({
    rolled: [3],
    fields: { repulsor: 'lem-badlands' },
    colonies: { 'lem-badlands': { red: 1 } },
    players: { red: { cards: ['gravity-manipulator'] } },
  });
  expect(game.points('red')).toBe(2);
  expect(game.dock('solar-converter', [3]).you.fuel).toBe(3);
  game.discard('gravity-manipulator', territory('pohl-foothills'));
  expect(game.state.fields.repulsor).toBe('pohl-foothills');
});

// [AF-R52]
test('a generator moves to a different territory, and is placed anywhere', () => {
  const game = table({
    rolled: [],
    fields: { isolation: 'lem-badlands', positron: 'pohl-foothills' },
    players: { red: { cards: ['stasis-beam'] } },
  });
  expect(game.discardRefusal('stasis-beam', territory('lem-badlands'))).toBe('field-already-there');
  game.discard('stasis-beam', territory('pohl-foothills')); // empty, and with another generator on it
  expect(game.state.fields).toEqual({ isolation: 'pohl-foothills', positron: 'pohl-foothills', repulsor: undefined });
});

// [AF-R53]
test('a discarded Booster Pod removes exactly one generator', () => {
  const game = table({
    rolled: [],
    fields: { isolation: 'lem-badlands', positron: 'lem-badlands' },
    players: { red: { cards: ['booster-pod'] } },
  });
  expect(game.discardRefusal('booster-pod', { kind: 'field', field: 'repulsor' })).toBe('field-off-planet');
  game.discard('booster-pod', { kind: 'field', field: 'positron' });
  expect(game.state.fields).toEqual({ isolation: 'lem-badlands', positron: undefined, repulsor: undefined });
});

// [AF-15.8] [AF-15.6] [AF-15.5] … the bonus is gone with control.
test('a bonus changes hands the moment control does', () => {
  const game = table({ rolled: [3, 3], colonies: { 'lem-badlands': { green: 1, red: 1 } }, players: { red: { hub: 7, fuel: 1, ore: 1 } } });
  game.dock('solar-converter', [3]);
  expect(game.you.fuel).toBe(3);
  game.act({ type: 'launch-colony' }).land('lem-badlands').dock('solar-converter', [3]);
  expect(game.you.fuel).toBe(2 + 3);
  expect(game.told('control-changed')).toEqual([{ type: 'control-changed', territory: 'lem-badlands', from: undefined, to: 0 }]);
});
