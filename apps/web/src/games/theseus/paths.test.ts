import type { Action } from '@orrery/theseus';
import { expect, test } from 'vitest';
import { offersAfter as after, type Way } from '../parts/pointing.ts';
import { pathsOf, type Thing, things, waysOf } from './paths.ts';

const offersAfter = (ways: readonly Way<Thing, Action>[], steps: readonly Thing[]) => after(ways, steps, ({ key }) => key);

const move = (route: readonly number[], room: 'a' | 'b'): Action => ({
  type: 'move-unit',
  unit: 3,
  route,
  to: { place: route[route.length - 1], room },
  teleports: false,
});

test('a move is two things to point at: the unit, then the room', () => {
  const ways = waysOf([move([1, 2], 'a'), move([1, 2], 'b')]);
  expect([...offersAfter(ways, [])]).toEqual([['unit:3', { thing: things.unit(3), action: undefined }]]);
  expect(offersAfter(ways, [things.unit(3)]).get('room:2:b')?.action).toEqual(move([1, 2], 'b'));
});

test('only where several ways lead to the same room one of them is chosen, too', () => {
  const ways = waysOf([move([1, 2], 'a'), move([0, 2], 'a')]);
  const rooms = offersAfter(ways, [things.unit(3)]);
  expect(rooms.get('room:2:a')).toEqual({ thing: things.room(2, 'a'), action: undefined });
  const routes = [...offersAfter(ways, [things.unit(3), things.room(2, 'a')]).values()];
  expect(routes.map(({ action }) => action)).toEqual([move([1, 2], 'a'), move([0, 2], 'a')]);
});

test('a newcomer is named only where there are several kinds', () => {
  const spawn = (kind: 'runner' | 'warrior'): Action => ({ type: 'spawn', kind, to: { place: 0, room: 'c' } });
  expect([...offersAfter(waysOf([spawn('runner')]), []).keys()]).toEqual(['room:0:c']);
  expect([...offersAfter(waysOf([spawn('runner'), spawn('warrior')]), []).keys()]).toEqual(['kind:runner', 'kind:warrior']);
});

test('two units that change rooms may be pointed at in either order', () => {
  const swap: Action = { type: 'play-instant', card: 'mind-shift', target: { kind: 'swap', units: [1, 4] } };
  const ways = waysOf([swap]);
  const next = (unit: number) => offersAfter(ways, [things.hand('mind-shift'), things.unit(unit)]);
  expect(next(4).get('unit:1')?.action).toEqual(swap);
  expect(next(1).get('unit:4')?.action).toEqual(swap);
});

test('what is nowhere on the table is said in words', () => {
  expect(pathsOf({ type: 'any-order' })).toEqual([]);
  expect(pathsOf({ type: 'skip-pending' })).toEqual([]);
});
