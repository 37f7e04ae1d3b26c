import { describeLessons } from '@orrery/testkit/lessons';
import { expect, test } from 'vitest';
import { notAlone } from '../index.ts';
import { manifest } from '../manifest.ts';
import { mayBetterResist } from './hunted.ts';

describeLessons(manifest);

test('the coach of the free match speaks of resisting only where the hand is small and one can', () => {
  const resists = (hunted: { hand: string[]; discard: string[]; will: number }, ask = 'explore') =>
    mayBetterResist(ask, notAlone.view(notAlone.position({ seats: 2, creature: { seat: 0 }, hunted: [hunted] }), 1));
  const few = { hand: ['lair'], discard: ['river', 'beach'], will: 3 };
  expect(resists(few)).toBe(true);
  expect(resists({ hand: ['lair', 'jungle', 'river', 'beach'], discard: ['rover'], will: 3 })).toBe(false);
  expect(resists({ ...few, will: 1 })).toBe(false);
  expect(resists(few, 'act')).toBe(false);
});
