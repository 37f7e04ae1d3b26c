import { expect, test } from 'vitest';
import { RECIPES } from './sound.ts';

test.each(Object.entries(RECIPES))('%s is short, and never loud', (_, { tones = [], noises = [] }) => {
  const parts = [...tones, ...noises];
  expect(parts.length).toBeGreaterThan(0);
  for (const { at, lasts, loud } of parts) {
    expect(at + lasts).toBeLessThan(1.5);
    expect(loud).toBeGreaterThan(0);
    expect(loud).toBeLessThanOrEqual(0.7);
  }
  // A curve that grows by powers cannot reach silence.
  for (const { from, to } of tones) expect(Math.min(from, to)).toBeGreaterThan(20);
});
