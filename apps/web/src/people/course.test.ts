import { expect, test } from 'vitest';
import { drawnCourse } from './course.ts';

const FRAME = { width: 400, height: 120, left: 40, margin: 10 };
const at = (rating: number, within: number, day: number) => ({ rating, within, at: day });

test('the line goes from the first match to the last, higher for a higher rating, within what is likely', () => {
  const { line, area, last, marks } = drawnCourse([at(1500, 800, 1), at(1600, 600, 2), at(1400, 400, 3)], FRAME);
  expect(line).toMatch(/^M40 [\d.]+L215 [\d.]+L390 [\d.]+$/);
  const heights = [...line.matchAll(/ ([\d.]+)/g)].map(([, y]) => Number(y));
  expect(heights[1]).toBeLessThan(heights[0]);
  expect(heights[2]).toBeGreaterThan(heights[0]);
  expect(last).toEqual({ x: 390, y: heights[2] });
  expect(area.split('L')).toHaveLength(6);
  const all = [...area.matchAll(/ ([\d.]+)/g)].map(([, y]) => Number(y));
  expect([Math.min(...all), Math.max(...all)]).toEqual([10, 110]);
  expect(marks.map(({ rating }) => rating)).toEqual([1000, 1500, 2000]);
});

test('a single match is drawn across', () => {
  const { line } = drawnCourse([at(1550, 700, 1)], FRAME);
  expect(line).toBe('M40 60L390 60');
});
