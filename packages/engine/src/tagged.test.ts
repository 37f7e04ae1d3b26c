import { expect, test } from 'vitest';
import type { Json } from './contract.ts';
import { flag, wholeNumber } from './readers.ts';
import { type Shapes, tagged } from './tagged.ts';

type Order = { readonly type: 'wait' } | { readonly type: 'move'; readonly steps: number; readonly quietly: boolean };

const SHAPES: Shapes<Order, 'type'> = {
  wait: {},
  move: { steps: (place, given) => wholeNumber(place, given, { min: 1, max: 3 }), quietly: flag },
};
const read = (given: Json): Order => tagged<Order, 'type'>('order', given, { tag: 'type', shapes: SHAPES });

test('reads the shape its tag names, field by field', () => {
  expect(read({ type: 'wait' })).toEqual({ type: 'wait' });
  expect(read({ type: 'move', quietly: true, steps: 2 })).toEqual({ type: 'move', steps: 2, quietly: true });
});

test('refuses an unknown tag, a missing field and one too many, naming the place', () => {
  expect(() => read({ type: 'fly' })).toThrow('order.type');
  expect(() => read({ type: 'toString' })).toThrow('order.type');
  expect(() => read({ type: 'move', steps: 9, quietly: true })).toThrow('order.steps');
  expect(() => read({ type: 'move', steps: 2 })).toThrow('order.quietly');
  expect(() => read({ type: 'wait', steps: 2 })).toThrow('order');
  expect(() => read('wait')).toThrow('order');
});
