import { expect, test } from 'vitest';
import { tabIcon } from './tab-icon.ts';

test('each sign has an icon of its own, and where nothing is to be said it is that of the app', () => {
  const icons = (['own', 'others', 'over'] as const).map((sign) => tabIcon(sign, 0));
  expect(new Set(icons).size).toBe(3);
  for (const icon of icons) expect(icon).toMatch(/^data:image\/svg\+xml,%3Csvg/);
  expect(tabIcon(undefined, 0)).toBe('/icon.svg');
});

test('how many tables wait is written into it, at a table and elsewhere', () => {
  const written = (icon: string) => /<text[^>]*>([^<]*)</.exec(decodeURIComponent(icon))?.[1];
  expect(written(tabIcon(undefined, 3))).toBe('3');
  expect(written(tabIcon('own', 9))).toBe('9');
  expect(written(tabIcon('others', 12))).toBe('9+');
  expect(written(tabIcon('own', 0))).toBeUndefined();
});
