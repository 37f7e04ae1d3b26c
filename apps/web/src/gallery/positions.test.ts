import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../games/ids.ts';
import { gameEntry } from '../games/registry.ts';
import { describedIn } from './positions.ts';

const POSITIONS = describedIn(readFileSync(new URL('../../../../docs/POSITIONS.md', import.meta.url), 'utf8'));

test('every game has a described position, and each has a name of its own', () => {
  expect([...new Set(POSITIONS.map(({ game }) => game))].toSorted()).toEqual(GAME_IDS.toSorted());
  expect(new Set(POSITIONS.map(({ name }) => name)).size).toBe(POSITIONS.length);
});

test.each(POSITIONS)('$name can be on a table, and somebody is asked something: $says', async ({ game, position }) => {
  const module = await gameEntry(game)?.module();
  const state = module?.position(position);
  expect(module?.asked(state).length).toBeGreaterThan(0);
});
