import { expect, test } from 'vitest';
import { threatArc } from './arcs.ts';

const around = { hub: { x: 500, y: 300 }, clear: 20 };

test('an arc of a threat bends towards the hub and keeps clear of both rooms', () => {
  const arc = threatArc({ x: 100, y: 100 }, { x: 900, y: 100 }, around);
  // Halfway it would lie at 500 100; the hub is below.
  expect(arc?.path).toContain('Q500 172 ');
  expect(Math.hypot((arc?.end.x ?? 0) - 900, (arc?.end.y ?? 0) - 100)).toBeCloseTo(20, 0);
  // The head of the arrow points up and to the right.
  expect(arc?.turn).toBeLessThan(0);
  expect(arc?.turn).toBeGreaterThan(-90);
});

test('rooms that touch need no line', () => {
  expect(threatArc({ x: 100, y: 100 }, { x: 130, y: 100 }, around)).toBeUndefined();
});
