import type { Json } from '@orrery/engine';
import { expect, test } from 'vitest';
import { passTo, reckoningWith } from '../../testing/sanctuary-table.ts';
import { moved, paying } from '../../testing/table.ts';

/** Rick is on place 5 with the Creature until Morty moves its token away, before step 4 begins. */
function freedLate(rick: Readonly<Record<string, Json>>, sanctuary: Json) {
  const game = reckoningWith([], {
    tokens: { creature: 5 },
    sanctuary,
    hunted: { rick: { played: ['rover'], discard: ['lair'], ...rick }, morty: { survival: ['wrong-track'] } },
  });
  passTo(game, 'creature-window');
  expect(game.asks('rick')).not.toBe('act');
  game.survive('morty', 'wrong-track', moved('creature', 10));
  expect([game.stage, game.asks('rick')]).toEqual(['creature-window', 'act']);
  return game;
}

// [NA-22.14]
test('a place freed late offers a survivor to rescue', () => {
  const game = freedLate({}, { place: 4, survivors: ['greta-nilsen'] });
  game.act('rick', { type: 'rescue-survivor', card: 'rover', survivor: 'greta-nilsen' });
  expect(game.of('rick').survivors.map(({ card }) => card)).toEqual(['greta-nilsen']);
});

// [NA-22.14]
test('the Sanctuary’s place freed late is fortified', () => {
  const game = freedLate({}, { place: 5, defense: 6 });
  game.act('rick', { type: 'fortify', card: 'rover' });
  expect(game.state.sanctuary?.defense).toBe(5);
});

// [NA-22.14]
test('Evacuation and Shortcut are played at a place freed late', () => {
  const evacuated = freedLate({ survival: ['evacuation'], survivors: ['rosa-marin'] }, { place: 1, defense: 6 });
  evacuated.survive('rick', 'evacuation', paying('rover'));
  expect([evacuated.of('rick').survivors, evacuated.state.sanctuary?.defense]).toEqual([[], 5]);
  const shortened = freedLate({ survival: ['shortcut'] }, { place: 1, survivors: ['greta-nilsen'] });
  expect(shortened.surviveRefusal('rick', 'shortcut', paying('rover'))).toBeUndefined();
});

// [NA-22.14] If there is no token on it: the Target token has done its work there, and stays.
test('a place freed late of the Creature but not of the Target token offers no Sanctuary action', () => {
  const game = reckoningWith([], {
    huntPlayed: ['scream'],
    tokens: { creature: 5, target: 5 },
    sanctuary: { place: 4, survivors: ['greta-nilsen'] },
    hunted: { rick: { played: ['rover'], discard: ['lair'] }, morty: { survival: ['wrong-track'] } },
  });
  passTo(game, 'target-places').act('rick', { type: 'lose-will' });
  passTo(game, 'creature-window').survive('morty', 'wrong-track', moved('creature', 10));
  expect([game.stage, game.asks('rick')]).toEqual(['creature-window', 'act']);
  expect(game.legal('rick', 'rescue-survivor')).toEqual([]);
  expect(game.why('rick', { type: 'rescue-survivor', card: 'rover', survivor: 'greta-nilsen' })).toBe('token-on-your-place NA-R41');
});
