import type { Event } from '@orrery/not-alone';
import { expect, test } from 'vitest';
import { momentIn } from './moments.ts';

const caught = (seat: number): Event => ({ type: 'caught', seat, cards: ['lair'] });
const assimilation = (left: number): Event => ({ type: 'assimilation-moved', steps: 1, left, cause: 'caught' });

test('a catch is a moment for all who were caught, and says where and what it costs', () => {
  const events: Event[] = [
    { type: 'step-began', step: 4 },
    caught(1),
    { type: 'will-lost', seat: 1, will: 2, left: 1, cause: 'caught' },
    caught(3),
    { type: 'will-spared', seat: 3, cause: 'survival:bravery' },
    assimilation(4),
  ];
  expect(momentIn(events)).toEqual({
    kind: 'caught',
    catches: [
      { seat: 1, cards: ['lair'], lost: 2, left: 1 },
      { seat: 3, cards: ['lair'], lost: 0, left: undefined },
    ],
    left: 4,
  });
});

test('the last step of a track weighs more than the catch that brought it', () => {
  expect(momentIn([caught(1), assimilation(0)])).toEqual({ kind: 'assimilated' });
  expect(momentIn([{ type: 'rescue-moved', steps: 1, left: 0, cause: 'end-of-turn' }])).toEqual({ kind: 'rescued' });
});

test('the last Will lost is a moment; a step like any other is none', () => {
  expect(momentIn([{ type: 'last-will-lost', seats: [2] }])).toEqual({ kind: 'last-will', seats: [2] });
  expect(momentIn([assimilation(3), { type: 'phase-began', phase: 4 }])).toBeUndefined();
});
