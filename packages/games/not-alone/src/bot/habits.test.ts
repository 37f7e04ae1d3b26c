import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import { habitOfSeeker } from './habits.ts';
import { huntOf } from './hunt.ts';

test.each([1, 2, 5, 12])('with %i steps to go to the rescue a Creature of habit still has a likelihood for each laying', (rescue) => {
  for (const assimilation of [1, 2, 6]) {
    const { state } = table({
      stage: 'hunting',
      rescue,
      assimilation,
      hunted: { ripley: { played: ['lair'] }, dallas: { played: ['jungle'] } },
    });
    const shares = habitOfSeeker(huntOf(state, state.creature.seat, 'chance'));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  }
});
