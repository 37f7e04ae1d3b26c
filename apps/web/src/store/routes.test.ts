import { expect, test } from 'vitest';
import { routeOf } from './routes.ts';

test('every path of the app leads to its screen', () => {
  expect(routeOf('/')).toEqual({ screen: 'lobby' });
  expect(routeOf('/settings')).toEqual({ screen: 'settings' });
  expect(routeOf('/matches')).toEqual({ screen: 'matches', from: 'top' });
  expect(routeOf('/finished')).toEqual({ screen: 'matches', from: 'finished' });
  expect(routeOf('/you')).toEqual({ screen: 'you' });
  expect(routeOf('/admin')).toEqual({ screen: 'admin' });
  expect(routeOf('/friends')).toEqual({ screen: 'friends' });
  expect(routeOf('/tables')).toEqual({ screen: 'tables' });
  expect(routeOf('/seek')).toEqual({ screen: 'seek' });
  expect(routeOf('/evenings')).toEqual({ screen: 'evenings' });
  expect(routeOf('/evenings/a')).toEqual({ screen: 'evening', id: 'a' });
  expect(routeOf('/position')).toEqual({ screen: 'position' });
  expect(routeOf('/new/alien-frontiers')).toEqual({ screen: 'new', game: 'alien-frontiers' });
  expect(routeOf('/rules/alien-frontiers/')).toEqual({ screen: 'rules', game: 'alien-frontiers' });
  expect(routeOf('/workshop')).toEqual({ screen: 'workshop', pack: undefined });
  expect(routeOf('/workshop/abc')).toEqual({ screen: 'workshop', pack: 'abc' });
  expect(routeOf('/t/abc')).toEqual({ screen: 'table', id: 'abc' });
  expect(routeOf('/match/abc')).toEqual({ screen: 'match', id: 'abc' });
  expect(routeOf('/local/abc')).toEqual({ screen: 'local', id: 'abc' });
  expect(routeOf('/replay/file')).toEqual({ screen: 'replay', id: 'file' });
  expect(routeOf('/person/abc')).toEqual({ screen: 'person', id: 'abc' });
  expect(routeOf('/numbers')).toEqual({ screen: 'numbers', game: '' });
  expect(routeOf('/numbers/theseus')).toEqual({ screen: 'numbers', game: 'theseus' });
  expect(routeOf('/played/theseus')).toEqual({ screen: 'played', game: 'theseus' });
  expect(routeOf('/puzzles')).toEqual({ screen: 'puzzles', game: '' });
  expect(routeOf('/puzzles/theseus')).toEqual({ screen: 'puzzles', game: 'theseus' });
  expect(routeOf('/puzzles/theseus/abc')).toEqual({ screen: 'puzzle', game: 'theseus', id: 'abc' });
  expect(routeOf('/study/abc')).toEqual({ screen: 'study', id: 'abc' });
});

test('anything else leads nowhere, also what cannot be decoded', () => {
  for (const path of ['/nowhere', '/new', '/t/a/b', '/puzzles/a/b/c', '/puzzles/a/%E0%A4%A', '/settings/more', '/local/%E0%A4%A'])
    expect(routeOf(path)).toEqual({ screen: 'not-found' });
});
