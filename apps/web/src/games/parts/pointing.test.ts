import { expect, test } from 'vitest';
import { offersAfter } from './pointing.ts';

const key = (thing: string) => thing;
const offers = (ways: Parameters<typeof offersAfter<string, string>>[0], steps: readonly string[]) =>
  [...offersAfter(ways, steps, key)].map(([at, { action }]) => [at, action]);

test('each thing gives its action, or leads on to the next', () => {
  const ways = [
    { path: ['card', 'left'], action: 'play left' },
    { path: ['card', 'right'], action: 'play right' },
    { path: ['deck'], action: 'draw' },
    { path: [], action: 'pass' },
  ];
  expect(offers(ways, [])).toEqual([
    ['card', undefined],
    ['deck', 'draw'],
  ]);
  expect(offers(ways, ['card'])).toEqual([
    ['left', 'play left'],
    ['right', 'play right'],
  ]);
  expect(offers(ways, ['deck'])).toEqual([]);
});

test('a step that is not needed is asked only between several', () => {
  const round = { path: ['unit', 'room', 'clockwise'], action: 'round', needed: 2 };
  const across = { path: ['unit', 'room', 'across'], action: 'across', needed: 2 };
  expect(offers([round], ['unit'])).toEqual([['room', 'round']]);
  expect(offers([round], [])).toEqual([['unit', undefined]]);
  expect(offers([round, across], ['unit'])).toEqual([['room', undefined]]);
  expect(offers([round, across], ['unit', 'room'])).toEqual([
    ['clockwise', 'round'],
    ['across', 'across'],
  ]);
});
