import { expect, test } from 'vitest';
import { nameKey } from './name-key.ts';

test.each([
  ['Ada', 'ADA'],
  ['Ada', 'Аda'],
  ['Ada', 'Ádà'],
  ['Ada', 'A d-a.'],
  ['Ada', 'Ａｄａ'],
  ['Илья', 'илья'],
  ['Боб', 'БОБ'],
  ['Ian', 'lan'],
  ['Ian', '1an'],
  ['Bob', 'B0b'],
  ['Вова', 'Bова'],
  ['modem', 'modern'],
  ['👩‍🚀', '👩🚀'],
])('%s and %s are one name', (one, other) => {
  expect(nameKey(one)).toBe(nameKey(other));
});

test.each([
  ['Ada', 'Adam'],
  ['Боб', 'Бор'],
  ['Bob', 'Rob'],
  ['Ada 2', 'Ada 3'],
  ['👩‍🚀', '👨‍🚀'],
  ['...', '---'],
])('%s and %s are two', (one, other) => {
  expect(nameKey(one)).not.toBe(nameKey(other));
});
