import { expect, test } from 'vitest';
import { saidAt } from './said-at.ts';

const at = new Date(2026, 10, 18, 9, 5).getTime();

test('what was said today has its time, what was said before its day as well', () => {
  expect([saidAt(at, at + 3_600_000, 'en'), saidAt(at, at + 3_600_000, 'ru')]).toEqual(['09:05', '09:05']);
  expect(saidAt(at, at + 24 * 3_600_000, 'en')).toMatch(/^18 Nov,? 09:05$/);
  expect(saidAt(at, at + 24 * 3_600_000, 'ru')).toMatch(/^18 нояб\.,? 09:05$/);
});
