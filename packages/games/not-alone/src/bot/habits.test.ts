import { chanceFromSeed, readOptions } from '@orrery/engine';
import { expect, test } from 'vitest';
import { setup } from '../flow/setup.ts';
import { notAlone } from '../index.ts';
import { habitOfSeeker, simplyExpected } from './habits.ts';
import { huntOf } from './hunt.ts';

function opening(seats: number) {
  const state = setup(readOptions(notAlone.options, { creature: 'first-seat' }, seats), seats, chanceFromSeed('habits'));
  return huntOf(state, 0);
}

const most = (shares: Float64Array) => Math.max(...shares);

test('a simple Creature expects a single Hunted anywhere, and several where the good places are', () => {
  expect(simplyExpected(opening(2).hunters).map((shares) => [...shares])).toEqual([[0.2, 0.2, 0.2, 0.2, 0.2]]);
  for (const shares of simplyExpected(opening(4).hunters)) expect(most(shares)).toBeGreaterThan(0.3);
});

test('a Creature of habit lays its tokens mostly where they take most, the more surely with six Hunted than with three', () => {
  const [lone, few, many] = [2, 4, 7].map((seats) => habitOfSeeker(opening(seats)));
  for (const shares of [lone, few, many]) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  expect(most(lone)).toBeGreaterThan(0.4);
  expect(most(many)).toBeGreaterThan(most(few));
});
