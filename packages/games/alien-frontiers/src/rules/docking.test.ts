import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';

const SINGLE = ['alien-artifact', 'colonist-hub', 'lunar-mine', 'solar-converter', 'terraforming-station', 'maintenance-bay'] as const;

// [AF-2.3] A station that works with single ships takes one ship at a time.
test.each(SINGLE)('%s takes one ship at a time, and two together are refused', (at) => {
  const game = table({ rolled: [6, 6, 6], players: { red: { ore: 4, fuel: 4 } } });
  const two = { type: 'dock-ships', at, faces: [6, 6], relic: false } as const;
  expect([game.why(two), game.whyRule(two)]).toEqual(['one-ship-at-a-time', 'AF-2.3']);
  expect(game.legal('dock-ships').filter((action) => action.at === at && action.faces.length !== 1)).toEqual([]);
});

// [AF-2.3] The others take their pair or their three ships together.
test.each([
  ['orbital-market', [6, 6], 'needs-a-pair'],
  ['shipyard', [6, 6], 'needs-a-pair'],
  ['colony-constructor', [6, 6, 6], 'needs-three-equal'],
] as const)('%s takes its ships together, and not one by one', (at, together, needs) => {
  const game = table({ rolled: [6, 6, 6], players: { red: { ore: 4, fuel: 4 } } });
  expect(game.refusal(at, together)).toBeUndefined();
  expect(game.refusal(at, [6])).toBe(needs);
});

// [AF-2.3] Only unplaced ships, and only one's own.
test('a ship that is docked, or that another player has rolled, cannot be docked', () => {
  const game = table({ rolled: [2, 5], docks: { 'solar-converter': { red: [4], green: [3] } } });
  for (const face of [3, 4]) {
    const gone = { type: 'dock-ships', at: 'alien-artifact', faces: [face as 3 | 4], relic: false } as const;
    expect([game.why(gone), game.whyRule(gone)]).toEqual(['no-such-ship', 'AF-2.3']);
  }
  expect(game.refusal('alien-artifact', [5])).toBeUndefined();
});

// [AF-2.4] Docks, faces and price.
test('a station needs enough free docks, the ships it asks for, and its price at once', () => {
  const crowded = table({ rolled: [2, 2], docks: { 'orbital-market': { green: [3, 3], blue: [4] } } });
  const pair = { type: 'dock-ships', at: 'orbital-market', faces: [2, 2], relic: false } as const;
  expect([crowded.why(pair), crowded.whyRule(pair)]).toEqual(['no-free-dock', 'AF-2.4']);
  expect(table({ rolled: [2, 3] }).refusal('orbital-market', [2, 3])).toBe('needs-a-pair');
  expect(table({ rolled: [2, 2], players: { red: { fuel: 1 } } }).refusal('shipyard', [2, 2])).toBe('not-enough-ore');
  expect(table({ rolled: [2, 2], players: { red: { fuel: 1, ore: 1 } } }).refusal('shipyard', [2, 2])).toBeUndefined();
});
