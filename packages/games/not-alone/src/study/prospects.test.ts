import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import { study } from './index.ts';

test('a Creature whose token lies where nobody can be still reckons how the sides stand', () => {
  const { state } = table({
    stage: 'hunting',
    tokens: { artemia: 10 },
    hunted: { ripley: { played: ['lair'] }, dallas: { played: ['jungle'] } },
  });
  const { sides } = study.prospects(state, state.creature.seat);
  expect(sides.flat().every(Number.isFinite)).toBe(true);
});
