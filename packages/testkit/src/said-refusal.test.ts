import type { Refusal } from '@orrery/engine';
import { expect, test } from 'vitest';
import { checkSaid } from './said-refusal.ts';

const text = { refusal: ({ values }: Refusal) => `It costs ${values?.price}.` };

test('a refusal whose sentence lacks a value does not pass', () => {
  const whole = { code: 'dear', rule: 'X-1', values: { price: 3 } };
  expect(checkSaid(text, whole)).toBe(whole);
  expect(checkSaid(text, undefined)).toBeUndefined();
  expect(() => checkSaid(text, { code: 'dear', rule: 'X-1' })).toThrow('It costs undefined.');
});
