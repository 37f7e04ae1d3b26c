import { readFileSync } from 'node:fs';
import { GAMES, manifestOf } from '@orrery/catalogue';
import { expect, test } from 'vitest';
import { describedIn } from './positions.ts';

const POSITIONS = describedIn(readFileSync(new URL('../../../../docs/POSITIONS.md', import.meta.url), 'utf8'));

test('every game has a described position, and each has a name of its own', () => {
  expect([...new Set(POSITIONS.map(({ game }) => game))].toSorted()).toEqual(GAMES.map(({ id }) => id).toSorted());
  expect(new Set(POSITIONS.map(({ name }) => name)).size).toBe(POSITIONS.length);
});

test.each(POSITIONS)('$name can be on a table, and somebody is asked something: $says', async ({ game, position }) => {
  const module = await manifestOf(game)?.module();
  const state = module?.position(position);
  expect(module?.asked(state).length).toBeGreaterThan(0);
});
