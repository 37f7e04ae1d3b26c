import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import { habitIn } from './habit.ts';

test('to go where it is best speaks for habit, to go elsewhere against it, and what is no secret for nothing', () => {
  const { state } = table({ stage: 'exploration' });
  const { seat } = state.hunted[0];
  expect(habitIn(state, { seat, action: { type: 'lay-place', card: 'rover' } })).toBeGreaterThan(1);
  expect(habitIn(state, { seat, action: { type: 'lay-place', card: 'river' } })).toBeLessThan(-1);
  expect(habitIn(state, { seat, action: { type: 'give-up' } })).toBeUndefined();
});

test('what a Creature is known to like speaks for habit, and a place where nobody can be against it', () => {
  const { state } = table({ stage: 'hunting', hunted: { ripley: { played: ['lair'] } } });
  const { seat } = state.creature;
  const said = [1, 2, 3, 4, 5, 6].map((place) =>
    habitIn(state, { seat, action: { type: 'place-token', token: 'creature', at: [place as 1] } }),
  );
  expect(Math.max(...said.map((one) => one ?? Number.NaN))).toBeGreaterThan(0.5);
  expect(said[5]).toBeCloseTo(0, 1);
});
