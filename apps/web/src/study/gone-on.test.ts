import type { RecordedAction } from '@orrery/engine';
import type { Variation } from '@orrery/study';
import { expect, test } from 'vitest';
import { goneOn } from './gone-on.ts';

const step = (type: string, seat = 0): RecordedAction => ({ seat, action: { type } });
const variation: Variation = {
  id: 'first',
  name: 'Dock first',
  note: 'Better?',
  from: 7,
  seed: 'dice',
  steps: [step('roll'), step('dock'), step('end')],
};
const next = (at: number, ...steps: readonly RecordedAction[]) => goneOn(variation, at, steps, () => 'second');

test('what was done before is gone along, however the fields of the action lie', () => {
  expect(next(1, step('dock'), step('end'))).toEqual({ how: 'along', variation });
});

test('at its end it grows, and keeps its name', () => {
  const { how, variation: longer } = next(3, step('roll', 1));
  expect(how).toBe('longer');
  expect(longer).toEqual({ ...variation, steps: [...variation.steps, step('roll', 1)] });
});

test('something else begins another that shares its beginning, and the first stays', () => {
  const { how, variation: other } = next(1, step('pass'));
  expect(how).toBe('other');
  expect(other).toEqual({ ...variation, id: 'second', name: '', note: '', steps: [step('roll'), step('pass')] });
  expect(next(1, step('dock'), step('pass')).how).toBe('other');
  expect(next(1, step('dock', 1)).how).toBe('other');
});

test('more than was left of it is gone along as far as it goes, and then it grows', () => {
  const { how, variation: longer } = next(2, step('end'), step('roll', 1));
  expect(how).toBe('longer');
  expect(longer).toEqual({ ...variation, steps: [...variation.steps, step('roll', 1)] });
});
