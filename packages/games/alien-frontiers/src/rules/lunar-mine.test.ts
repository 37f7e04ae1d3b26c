import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';

// [AF-7.2] [AF-7.3] [AF-E5] The printed example, sentence by sentence.
test('with 1 and 4 at the mine you roll 3, 4, 6: the 3 may not dock, the 4 and 6 bring two ore', () => {
  const game = table({ docks: { 'lunar-mine': { green: [1, 4] } }, rolled: [3, 4, 5, 6] });
  expect(game.refusal('lunar-mine', [3])).toBe('lower-than-docked');
  game.dockEach('lunar-mine', [4, 6]);
  expect(game.you.ore).toBe(2);
  expect(game.refusal('lunar-mine', [5])).toBe('lower-than-docked'); // one dock is left, for a 6
});

// [AF-7.1]
test('the last dock of the mine is for a 6, and then it is full', () => {
  const game = table({ docks: { 'lunar-mine': { green: [1, 4], blue: [4, 6] } }, rolled: [5, 6, 6] });
  expect(game.refusal('lunar-mine', [5])).toBe('lower-than-docked');
  game.dock('lunar-mine', [6]);
  expect(game.refusal('lunar-mine', [6])).toBe('no-free-dock');
});

// [AF-R24] One's own ships count as well, and the bar falls when the highest leaves.
test('your own higher ship keeps your lower one out, until it is gone', () => {
  const game = table({ rolled: [2, 5, 6], players: { red: { fuel: 2, cards: ['orbital-teleporter'] } } });
  game.dock('lunar-mine', [5]);
  expect(game.refusal('lunar-mine', [2])).toBe('lower-than-docked');
  game.use('orbital-teleporter', { kind: 'docked-ship', at: 'lunar-mine', owner: 0, face: 5, relic: false }).teleport('solar-converter');
  game.dock('lunar-mine', [2]);
  expect(game.you.ore).toBe(2);
});

// [AF-E19] [AF-R25]
test('Van Vogt Mountains free the first ship at the mine and no other', () => {
  const scene = { docks: { 'lunar-mine': { green: [5] } }, colonies: { 'van-vogt-mountains': { red: 1 } }, rolled: [1, 2, 4, 5] };
  for (const face of [1, 2, 4, 5]) expect(table(scene).refusal('lunar-mine', [face])).toBeUndefined();
  const game = table(scene).dock('lunar-mine', [1]);
  expect(game.you.ore).toBe(1);
  expect(game.refusal('lunar-mine', [2])).toBe('lower-than-docked');
  expect(game.refusal('lunar-mine', [4])).toBe('lower-than-docked');
  game.dock('lunar-mine', [5]);
  expect(game.you.ore).toBe(2);
});

// [AF-R25] Needed or not: a first ship that would have been legal anyway uses the bonus up.
test('a first ship that did not need Van Vogt Mountains still was the first', () => {
  const game = table({ docks: { 'lunar-mine': { green: [3] } }, colonies: { 'van-vogt-mountains': { red: 1 } }, rolled: [1, 2, 4] });
  game.dock('lunar-mine', [4]);
  expect(game.refusal('lunar-mine', [1])).toBe('lower-than-docked');
});

// [AF-R6] A blocked dock is no ship: it takes room and sets no value.
test('with three players one dock of the mine is blocked, and a 1 may dock first', () => {
  const game = table({ seats: 3, rolled: [1, 1, 1, 1, 1] });
  game.dockEach('lunar-mine', [1, 1, 1, 1]);
  expect(game.refusal('lunar-mine', [1])).toBe('no-free-dock');
});
