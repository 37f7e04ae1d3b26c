import { expect, test } from 'vitest';
import { rawSizesIn } from './raw-sizes.mjs';

test('a size that has a name is refused raw, inside calc() and in a longhand too', () => {
  expect(rawSizesIn('.a { padding: 3px var(--space-1); }')).toEqual(['padding: 3px var(--space-1)']);
  expect(rawSizesIn('.a { margin-left: calc(-1 * 4px) }')).toEqual(['margin-left: calc(-1 * 4px)']);
  expect(rawSizesIn('.a { font: 600 12.5px / 1 var(--font-read); }')).toHaveLength(1);
  expect(rawSizesIn('.a { border-top-left-radius: 6px; border-left: 2px solid; transition: opacity 150ms; }')).toHaveLength(3);
});

test('the geometry of a drawing, a size with a name of its own and nothing at all stay raw', () => {
  expect(rawSizesIn('.a { width: 44px; transform: translate(2px, 3px); padding: 0; margin: 0px; }')).toEqual([]);
  expect(rawSizesIn('.a { --pair: 44px; margin: calc(var(--pair) / -2); gap: var(--between, 7px); }')).toEqual([]);
  expect(rawSizesIn('.a { font: 800 var(--size-1) / 16px var(--font-read); }')).toEqual([]);
});

test('neither a comment nor the condition of a media query is a declaration', () => {
  expect(rawSizesIn('/* gap: 3px; */ @media (max-width: 720px) { .a { gap: var(--space-1); } }')).toEqual([]);
});
