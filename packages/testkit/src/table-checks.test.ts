import type { Refusal } from '@orrery/engine';
import { expect, test } from 'vitest';
import { checkList, checkSaid } from './table-checks.ts';

const NO: Refusal = { code: 'no', rule: 'X-1' };
const game = (listed: readonly number[], refused: readonly number[]) => ({
  legal: () => listed.map((number) => ({ number })),
  refuse: (_state: undefined, _seat: number, { number }: { number: number }) => (refused.includes(number) ? NO : undefined),
});

test('what is done must be on the list, and nothing on the list may be refused', () => {
  expect(() => checkList(game([1, 2], [3]), undefined, 0, { number: 2 })).not.toThrow();
  expect(() => checkList(game([1, 2], []), undefined, 0, { number: 3 })).toThrow('not on the list: {"number":3}');
  expect(() => checkList(game([1, 2], [1]), undefined, 0, { number: 2 })).toThrow('on the list, but refused: {"number":1}');
});

const text = { refusal: ({ values }: Refusal) => `It costs ${values?.price}.` };

test('a refusal whose sentence lacks a value does not pass', () => {
  const whole = { code: 'dear', rule: 'X-1', values: { price: 3 } };
  expect(checkSaid(text, whole)).toBe(whole);
  expect(checkSaid(text, undefined)).toBeUndefined();
  expect(() => checkSaid(text, { code: 'dear', rule: 'X-1' })).toThrow('It costs undefined.');
});
