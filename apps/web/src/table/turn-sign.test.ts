import { expect, test } from 'vitest';
import { tabIcon, tabTitle } from './turn-sign.ts';

const said = { game: 'Theseus', app: 'Orrery', yourTurn: 'Your turn', waiting: 'Waiting for Vega', over: 'The match is over' };

test('a tab says first whose turn it is', () => {
  expect(tabTitle({ ...said, sign: 'own' })).toBe('● Your turn · Theseus');
  expect(tabTitle({ ...said, sign: 'others' })).toBe('Waiting for Vega · Theseus');
  expect(tabTitle({ ...said, sign: 'others', waiting: undefined })).toBe('Theseus · Orrery');
  expect(tabTitle({ ...said, sign: 'over' })).toBe('The match is over · Theseus');
});

test('each sign has an icon of its own', () => {
  const icons = (['own', 'others', 'over'] as const).map(tabIcon);
  expect(new Set(icons).size).toBe(3);
  for (const icon of icons) expect(icon).toMatch(/^data:image\/svg\+xml,%3Csvg/);
});
