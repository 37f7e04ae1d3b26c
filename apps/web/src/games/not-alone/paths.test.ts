import type { Action } from '@orrery/not-alone';
import { expect, test } from 'vitest';
import { offersAfter as after } from '../parts/pointing.ts';
import { isAimed, pathOf, readyToken } from './paths.ts';

function offersAfter(legal: readonly Action[], steps: readonly string[]): ReadonlyMap<string, Action | undefined> {
  const ways = legal.map((action) => ({ path: pathOf(action), action }));
  return new Map([...after(ways, steps, (key) => key)].map(([key, { action }]) => [key, action]));
}

const CREATURE_AT_3: Action = { type: 'place-token', token: 'creature', at: [3] };
const ARTEMIA_BETWEEN: Action = { type: 'place-token', token: 'artemia', at: [3, 8] };
const DETOUR: Action = { type: 'play-hunt', card: 'detour', target: { kind: 'visit', seat: 2, card: 'beach', to: 5 } };
const FLASHBACK: Action = { type: 'play-survival', card: 'salvage', target: { kind: 'survival-card', card: 'dodge' } };

test('a token is picked up and laid on a place or between two', () => {
  const legal = [CREATURE_AT_3, ARTEMIA_BETWEEN];
  expect(readyToken(legal)).toBe('creature');
  expect([...offersAfter(legal, []).entries()]).toEqual([
    ['token:creature', undefined],
    ['token:artemia', undefined],
  ]);
  expect(offersAfter(legal, ['token:artemia']).get('pair:3-8')).toBe(ARTEMIA_BETWEEN);
  expect(offersAfter(legal, ['token:creature']).get('spot:3')).toBe(CREATURE_AT_3);
});

test('a Hunted is led in two steps: who, and where to', () => {
  expect(pathOf(DETOUR)).toEqual(['hunt:detour', 'visit:2:beach', 'spot:5']);
  expect(offersAfter([DETOUR], ['hunt:detour', 'visit:2:beach']).get('spot:5')).toBe(DETOUR);
});

test('what is nowhere on the table is chosen from words', () => {
  expect(pathOf(FLASHBACK)).toEqual([]);
  expect(isAimed([FLASHBACK])).toBe(false);
  expect(isAimed([DETOUR])).toBe(true);
  expect(isAimed([])).toBe(false);
});
