import { expect, test } from 'vitest';
import type { Json } from './contract.ts';
import { flag } from './readers.ts';
import { numberBetween, orAbsent, type Shapes, tagged, wordOf } from './tagged.ts';

type Move = { readonly type: 'wait' } | { readonly type: 'move'; readonly steps: number; readonly quietly: boolean };

const SHAPES: Shapes<Move, 'type'> = {
  wait: {},
  move: { steps: numberBetween(1, 3), quietly: flag },
};
const read = (given: Json): Move => tagged<Move, 'type'>('said', given, { tag: 'type', shapes: SHAPES });

test('reads the shape its tag names, field by field', () => {
  expect(read({ type: 'wait' })).toEqual({ type: 'wait' });
  expect(read({ type: 'move', quietly: true, steps: 2 })).toEqual({ type: 'move', steps: 2, quietly: true });
});

test('refuses an unknown tag, a missing field and one too many, naming the place', () => {
  expect(() => read({ type: 'fly' })).toThrow('said.type');
  expect(() => read({ type: 'toString' })).toThrow('said.type');
  expect(() => read({ type: 'move', steps: 9, quietly: true })).toThrow('said.steps');
  expect(() => read({ type: 'move', steps: 2 })).toThrow('said.quietly');
  expect(() => read({ type: 'wait', steps: 2 })).toThrow('said');
  expect(() => read('wait')).toThrow('said');
});

test('readers of a word, of a number and of a field that may be left out', () => {
  const colour = wordOf(['red', 'blue']);
  expect(colour('colour', 'blue')).toBe('blue');
  expect(() => colour('colour', 'green')).toThrow('colour');
  const steps = numberBetween(1, 3);
  expect([steps('steps', 1), steps('steps', 3)]).toEqual([1, 3]);
  expect(() => steps('steps', 0)).toThrow('steps');
  expect(() => steps('steps', 4)).toThrow('steps');
  expect(orAbsent(steps)('steps', undefined)).toBeUndefined();
  expect(orAbsent(steps)('steps', 2)).toBe(2);
  expect(() => orAbsent(steps)('steps', 4)).toThrow('steps');
});
