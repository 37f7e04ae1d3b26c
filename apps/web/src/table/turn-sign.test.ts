import { expect, test } from 'vitest';
import { tabTitle } from './turn-sign.ts';

const said = {
  game: 'Theseus',
  app: 'Orrery',
  yourTurn: 'Your turn',
  waiting: 'Waiting for Vega',
  over: 'The match is over',
  elsewhere: 0,
};

test('a tab says first whose turn it is', () => {
  expect(tabTitle({ ...said, sign: 'own' })).toBe('● Your turn · Theseus');
  expect(tabTitle({ ...said, sign: 'others' })).toBe('Waiting for Vega · Theseus');
  expect(tabTitle({ ...said, sign: 'others', waiting: undefined })).toBe('Theseus · Orrery');
  expect(tabTitle({ ...said, sign: 'over' })).toBe('The match is over · Theseus');
});

test('where other tables wait, too, it says how many', () => {
  expect(tabTitle({ ...said, sign: 'own', elsewhere: 2 })).toBe('(3) ● Your turn · Theseus');
  expect(tabTitle({ ...said, sign: 'others', elsewhere: 2 })).toBe('(2) Waiting for Vega · Theseus');
});
