import { expect, test } from 'vitest';
import { judge } from './sequence.ts';

const done = (seq: number) => ({ seq, change: { kind: 'actions', seat: 0, index: seq, count: 1 } }) as const;
const full = (seq: number) => ({ seq, change: { kind: 'full' } }) as const;

test('the next update is applied, an old one ignored, and over a gap the whole truth is asked for', () => {
  expect(judge(4, done(5))).toBe('apply');
  expect(judge(4, done(4))).toBe('ignore');
  expect(judge(4, done(2))).toBe('ignore');
  expect(judge(4, done(6))).toBe('ask-again');
});

test('the whole truth is always applied, and so is the first thing heard', () => {
  expect(judge(undefined, done(7))).toBe('apply');
  expect(judge(4, full(9))).toBe('apply');
  expect(judge(4, full(4))).toBe('apply');
});
