import { expect, test } from 'vitest';
import { keys } from '../targets.ts';
import { movesOf } from './moves.ts';

test('docked ships fly from the hand to their docks', () => {
  expect(movesOf({ type: 'ships-docked', seat: 1, at: 'shipyard', faces: [4, 4], relic: false })).toEqual([
    { from: [keys.ship({ face: 4, relic: false }), 'hand'], to: keys.docked({ at: 'shipyard', owner: 1, face: 4, relic: false }) },
    { from: [keys.ship({ face: 4, relic: false }), 'hand'], to: keys.docked({ at: 'shipyard', owner: 1, face: 4, relic: false }) },
  ]);
});

test('every gained token flies by itself from where it was earned', () => {
  const moves = movesOf({ type: 'tokens-gained', seat: 0, token: 'fuel', amount: 3, cut: 0, because: 'solar-converter' });
  expect(moves).toHaveLength(3);
  expect(moves[0]).toMatchObject({ to: keys.token(0, 'fuel'), asToken: true });
  expect(moves[0]?.from[0]).toBe('station:solar-converter');
});

test('what only words tell does not move', () => {
  expect(movesOf({ type: 'turn-ended', seat: 0 })).toEqual([]);
});
