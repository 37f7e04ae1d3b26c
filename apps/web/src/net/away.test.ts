import { expect, test } from 'vitest';
import { virtualClock } from '../testing/virtual-clock.ts';
import { Away } from './away.ts';

function listening() {
  const clock = virtualClock();
  const said: (readonly number[])[] = [];
  return { clock, said, away: new Away({ clock, changed: (seats) => said.push(seats) }) };
}

test('somebody is away when they have been for some seconds, and back at once', () => {
  const { clock, said, away } = listening();
  away.hear([1]);
  clock.pass(4900);
  expect(said).toEqual([]);
  clock.pass(200);
  expect(said).toEqual([[1]]);
  away.hear([]);
  expect(said).toEqual([[1], []]);
});

test('who loads the page anew was never away', () => {
  const { clock, said, away } = listening();
  away.hear([1]);
  clock.pass(2000);
  away.hear([]);
  clock.pass(60_000);
  expect(said).toEqual([]);
});

test('of two who go one after the other the first is told in time, and who is back meanwhile is not', () => {
  const { clock, said, away } = listening();
  away.hear([1]);
  clock.pass(4000);
  away.hear([1, 2]);
  clock.pass(1500);
  expect(said).toEqual([[1, 2]]);
  away.hear([2, 3]);
  expect(said.at(-1)).toEqual([2]);
  away.hear([2]);
  clock.pass(60_000);
  expect(said.at(-1)).toEqual([2]);
});

test('a page that was closed says nothing more', () => {
  const { clock, said, away } = listening();
  away.hear([1]);
  away.close();
  clock.pass(60_000);
  expect(said).toEqual([]);
});
