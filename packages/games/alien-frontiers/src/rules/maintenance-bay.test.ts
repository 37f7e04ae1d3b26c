import { expect, test } from 'vitest';
import { docked, table, withRelic } from '../testing/table.ts';

/** Everything a single low ship could use is taken. */
const full = {
  'solar-converter': { green: [1, 1], blue: [1, 1, 1], yellow: [1, 1, 1] },
  'alien-artifact': { green: [1], blue: [1, 1], yellow: [1] },
  'lunar-mine': { green: [6, 6], blue: [6], yellow: [6, 6] },
  'colonist-hub': { red: [1, 1, 1] },
};

/** The same with a full market; one 6 keeps low ships out of the mine. */
const noMarket = { ...full, 'lunar-mine': { yellow: [6] }, 'orbital-market': { green: [3, 3], blue: [4], yellow: [4] } };

// [AF-2.6] [AF-8.1] [AF-R2] The duty to dock, and what counts as a legal place.
test('a ship goes to the Bay only if nothing else takes it', () => {
  const game = table({ rolled: [2, 3] });
  expect(game.refusal('maintenance-bay', [2])).toBe('must-dock-elsewhere');
  const crowded = table({ rolled: [2], docks: full });
  expect(crowded.refusal('maintenance-bay', [2])).toBeUndefined();
  crowded.dock('maintenance-bay', [2]);
  expect(crowded.at('maintenance-bay')).toContain('red 2');
});

// [AF-8.1] [AF-R2] Places that cost tokens you have count too; an option spares them, another opens the Bay for all.
test('a payable Shipyard forces a pair; with the options it does not', () => {
  const scene = { rolled: [2, 2], docks: noMarket, players: { red: { fuel: 3, ore: 3, ships: 5 } } };
  expect(table(scene).refusal('maintenance-bay', [2])).toBe('must-dock-elsewhere');
  expect(table({ ...scene, options: { maintenanceBay: 'paid-docks-not-forced' } }).refusal('maintenance-bay', [2])).toBeUndefined();
  expect(table({ ...scene, options: { maintenanceBay: 'always' } }).refusal('maintenance-bay', [2])).toBeUndefined();
  const poor = table({ ...scene, players: { red: { fuel: 2, ore: 3, ships: 5 } } });
  expect(poor.refusal('maintenance-bay', [2])).toBeUndefined();
});

// [AF-R2] Paid places are spared by the option, free ones are not; "always" frees from everything.
test('with paid docks not forced the Solar Converter still is', () => {
  const scene = { rolled: [2] };
  expect(table({ ...scene, options: { maintenanceBay: 'paid-docks-not-forced' } }).refusal('maintenance-bay', [2])).toBe(
    'must-dock-elsewhere',
  );
  expect(table({ ...scene, options: { maintenanceBay: 'always' } }).refusal('maintenance-bay', [2])).toBeUndefined();
});

// [AF-R2] A waiting colony need not be launched, a card need not be played.
test('neither a launch nor a card is forced to make room', () => {
  const docks = { ...full, 'colonist-hub': {} };
  const game = table({ rolled: [2], docks, players: { red: { hub: 7, fuel: 3, ore: 3, cards: ['plasma-cannon'] } } });
  expect(game.refusal('maintenance-bay', [2])).toBeUndefined();
});

// [AF-R2] "with your other unplaced ships": a run or a pair counts for each of its ships.
test('a run open at the Outpost keeps all three out of the Bay, and the odd one may go', () => {
  const game = table({
    rolled: [1, 2, 3, 5],
    docks: { ...full, 'colonist-hub': { red: [1] }, 'terraforming-station': { green: [6] } },
    turn: { hubDockings: 3 },
  });
  for (const face of [1, 2, 3]) expect(game.refusal('maintenance-bay', [face])).toBe('must-dock-elsewhere');
  expect(game.refusal('maintenance-bay', [5])).toBeUndefined();
});

// [AF-R3]
test('you may dock in an order that leaves a ship over', () => {
  const docks = { ...full, 'lunar-mine': { green: [1, 1], blue: [1] }, 'colonist-hub': { red: [1, 1, 1] } };
  const game = table({ rolled: [2, 5], docks });
  expect(game.refusal('maintenance-bay', [2])).toBe('must-dock-elsewhere');
  game.dock('lunar-mine', [5]);
  game.dock('maintenance-bay', [2]); // the 5 has closed the mine to it
});

test('only one ship at a time goes to the Bay', () => {
  const game = table({ rolled: [2, 2], docks: noMarket });
  expect(game.refusal('maintenance-bay', [2, 2])).toBe('one-ship-at-a-time');
});

// [AF-R33] The duty looks at the very ship: with three ships of the colour only the Relic Ship may terraform.
test('with three ships of your colour a 6 may wait in the Bay, but the Relic 6 must terraform', () => {
  const scene = { docks: full, colonies: { 'burroughs-desert': { red: 1 } }, turn: { hubDockings: 3 } };
  const red = { fuel: 1, ore: 1, ships: 3 };
  const own = table({ ...scene, docks: { ...full, 'colonist-hub': {} }, rolled: [6], players: { red } });
  expect(own.refusal('maintenance-bay', [6])).toBeUndefined();
  const relic = { owner: 'red', at: 'unplaced', face: 6 };
  const game = table({ ...scene, docks: { ...full, 'colonist-hub': {} }, rolled: [], relic, players: { red } });
  expect(game.refusal('maintenance-bay', [6], withRelic)).toBe('must-dock-elsewhere');
});

// [AF-R47] Ships in the Bay are not docked.
test('a ship in the Bay cannot be teleported', () => {
  const game = table({
    rolled: [2],
    docks: { 'maintenance-bay': { red: [4] } },
    players: { red: { fuel: 2, cards: ['orbital-teleporter'] } },
  });
  expect(game.useRefusal('orbital-teleporter', docked('red', 'maintenance-bay', 4))).toBe('ship-not-docked');
});

// [AF-R22] Your last colony, waiting on the Hub, frees a ship from the places that would land it and from no other.
test('with no colony in supply a 6 need not terraform, but the Solar Converter still takes it', () => {
  const red = { fuel: 1, ore: 1, ships: 4, hub: 3 };
  const colonies = { 'lem-badlands': { red: 5 } };
  expect(table({ rolled: [6], colonies, players: { red } }).refusal('maintenance-bay', [6])).toBe('must-dock-elsewhere');
  const crowded = table({ rolled: [6], colonies, docks: { ...full, 'colonist-hub': {} }, turn: { hubDockings: 3 }, players: { red } });
  expect(crowded.refusal('terraforming-station', [6])).toBeUndefined();
  expect(crowded.refusal('maintenance-bay', [6])).toBeUndefined();
});

// [AF-20.7] Herbert Valley makes the fourth ship cost nothing. A colony that waits for its launch closes the Hub.
test('where docks that cost tokens are not forced, a Shipyard that costs nothing now still is', () => {
  const scene = {
    rolled: [2, 2],
    docks: { ...noMarket, 'colonist-hub': {} },
    options: { maintenanceBay: 'paid-docks-not-forced' },
    players: { red: { fuel: 3, ore: 3, hub: 7 } },
  };
  expect(table(scene).refusal('maintenance-bay', [2])).toBeUndefined();
  expect(table({ ...scene, colonies: { 'herbert-valley': { red: 1 } } }).refusal('maintenance-bay', [2])).toBe('must-dock-elsewhere');
});

// [AF-8.2]
test('the Bay takes every ship that comes, gives nothing, and its ships fly again next turn', () => {
  const waiting = { green: [1, 1, 1, 1, 1, 1], blue: [2, 2, 2, 2, 2, 2], yellow: [3, 3, 3, 3, 3] };
  const game = table({
    rolled: [4, 4, 4, 5, 6, 6],
    options: { maintenanceBay: 'always' },
    docks: { 'maintenance-bay': waiting, 'lunar-mine': { yellow: [6] } },
    dice: [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 1, 2, 3, 4, 5, 6],
  });
  const before = { ...game.you };
  game.dockEach('maintenance-bay', [4, 4, 4, 5, 6, 6]);
  expect(game.at('maintenance-bay')).toHaveLength(23);
  expect(game.you).toEqual(before);
  for (const who of ['red', 'green', 'blue', 'yellow']) {
    expect(game.at('maintenance-bay').filter((one) => one.startsWith(who))).toHaveLength(who === 'yellow' ? 5 : 6);
  }
  game.end();
  for (const face of [1, 2, 3]) game.dockEach('maintenance-bay', [face, face, face, face, face, face]).end();
  expect(game.unplaced).toEqual([1, 2, 3, 4, 5, 6]);
});

// [AF-8.2] New ships, ships bumped from the Outpost and ships that were shot wait here.
test('a new ship, a bumped run and a ship that was shot are in the Bay', () => {
  const built = table({ rolled: [2, 2], players: { red: { fuel: 1, ore: 1, ships: 3 } } }).dock('shipyard', [2, 2]);
  expect(built.told('ship-built')).toHaveLength(1);
  expect(built.at('maintenance-bay').filter((one) => one.startsWith('red'))).toHaveLength(2);
  const bumped = table({ rolled: [4, 5, 6], docks: { 'raiders-outpost': { green: [1, 2, 3] } } }).dock('raiders-outpost', [4, 5, 6]);
  expect(bumped.at('maintenance-bay')).toEqual(expect.arrayContaining(['green 1', 'green 2', 'green 3']));
  const shot = table({
    rolled: [2],
    docks: { 'lunar-mine': { green: [4] } },
    players: { red: { fuel: 1, cards: ['plasma-cannon'] } },
  }).use('plasma-cannon', docked('green', 'lunar-mine', 4));
  expect(shot.at('maintenance-bay')).toContain('green 4');
  expect(shot.useRefusal('plasma-cannon', docked('green', 'maintenance-bay', 4))).toBe('card-used-this-turn');
});
