import { expect, test } from 'vitest';
import { refusalMaker } from './refusals.ts';

test('a refusal names its rule, and the same one without values is made once', () => {
  const refused = refusalMaker<'no-fuel' | 'no-dock', 'AF'>();
  expect(refused('no-fuel', 'AF-5.3')).toEqual({ code: 'no-fuel', rule: 'AF-5.3' });
  expect(refused('no-fuel', 'AF-5.3')).toBe(refused('no-fuel', 'AF-5.3'));
  expect(refused('no-fuel', 'AF-9.3').rule).toBe('AF-9.3');
  expect(refused('no-dock', 'AF-5.3').code).toBe('no-dock');
  expect(Object.isFrozen(refused('no-dock', 'AF-5.3'))).toBe(true);
});

test('values are its own each time', () => {
  const refused = refusalMaker<'no-fuel', 'AF'>();
  expect(refused('no-fuel', 'AF-5.3', { price: 2 })).toEqual({ code: 'no-fuel', rule: 'AF-5.3', values: { price: 2 } });
  expect(refused('no-fuel', 'AF-5.3', { price: 2 })).not.toBe(refused('no-fuel', 'AF-5.3', { price: 2 }));
});
