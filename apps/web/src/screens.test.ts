import { expect, test } from 'vitest';
import { screenAt } from './screens.ts';
import { routeOf } from './store/routes.ts';

const at = (path: string, anchor = '') => screenAt(routeOf(path), anchor);

test('a screen is told what its address says', () => {
  expect(at('/').props).toEqual({});
  expect(at('/new/theseus').props).toEqual({ game: 'theseus' });
  expect(at('/t/abc').props).toEqual({ id: 'abc' });
  expect(at('/match/abc').props).toEqual({ id: 'abc', kind: 'remote' });
  expect(at('/local/abc').props).toEqual({ id: 'abc', kind: 'local' });
  expect(at('/study/abc', '12').props).toEqual({ id: 'abc', anchor: '12' });
  expect(at('/position', 'packed').props).toEqual({ link: 'packed' });
  expect(at('/rules/theseus', 'TH-3.1').props).toEqual({ game: 'theseus', rule: 'TH-3.1' });
  expect(at('/puzzles').props).toEqual({ game: '' });
  expect(at('/puzzles/theseus/abc').props).toEqual({ game: 'theseus', id: 'abc' });
  expect(at('/workshop').props).toEqual({ pack: undefined });
  expect(at('/workshop/moons').props).toEqual({ pack: 'moons' });
});

test('another match begins anew; another rule or pack only tells the same screen so', () => {
  expect(at('/match/a').key).not.toBe(at('/match/b').key);
  expect(at('/rules/theseus', 'TH-3.1')).toMatchObject({ load: at('/rules/theseus').load, key: at('/rules/theseus').key });
  expect(at('/workshop/moons')).toMatchObject({ load: at('/workshop').load, key: at('/workshop').key });
});

test('screens of different addresses are different, though a match here and one on the server are drawn alike', () => {
  const paths = [
    '/',
    '/new/theseus',
    '/t/a',
    '/match/a',
    '/local/a',
    '/replay/a',
    '/study/a',
    '/position',
    '/rules/theseus',
    '/workshop',
    '/settings',
    '/matches',
    '/you',
    '/admin',
    '/seek',
    '/tables',
    '/friends',
    '/evenings',
    '/evenings/a',
    '/person/a',
    '/played/theseus',
    '/numbers/theseus',
    '/puzzles',
    '/puzzles/theseus/a',
    '/nowhere',
  ];
  expect(new Set(paths.map((path) => at(path).load)).size).toBe(paths.length);
});
