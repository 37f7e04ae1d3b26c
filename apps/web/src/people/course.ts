import type { GameTally } from '@orrery/protocol';

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Room for the numbers at the left, and for the ends of lines. */
  readonly left: number;
  readonly margin: number;
}

export interface Drawn {
  /** What is likely, as an area, and the rating, as a line. */
  readonly area: string;
  readonly line: string;
  readonly marks: readonly { readonly rating: number; readonly y: number }[];
  readonly last: { readonly x: number; readonly y: number };
}

const STEPS = [50, 100, 200, 500, 1000] as const;
const MOST_MARKS = 5;

/** The course of a rating, match by match: those who play often need no more room for it than others. */
export function drawnCourse(course: GameTally['course'], { width, height, left, margin }: Frame): Drawn {
  const low = Math.min(...course.map(({ rating, within }) => rating - within));
  const high = Math.max(...course.map(({ rating, within }) => rating + within));
  const x = (index: number): number => rounded(left + ((width - left - margin) * index) / Math.max(1, course.length - 1));
  const y = (rating: number): number => rounded(margin + ((height - 2 * margin) * (high - rating)) / Math.max(1, high - low));
  // One match alone is drawn across: a point would be nothing to look at.
  const steps =
    course.length === 1
      ? [...course, ...course].map((step, index) => ({ ...step, x: index === 0 ? left : width - margin }))
      : course.map((step, index) => ({ ...step, x: x(index) }));
  const upper = steps.map((step) => `${step.x} ${y(step.rating + step.within)}`);
  const lower = steps.map((step) => `${step.x} ${y(step.rating - step.within)}`);
  const step = STEPS.find((one) => (high - low) / one <= MOST_MARKS) ?? STEPS[STEPS.length - 1];
  const first = Math.ceil(low / step) * step;
  const marks = Array.from({ length: Math.max(0, Math.floor((high - first) / step) + 1) }, (_, index) => first + index * step);
  const end = steps[steps.length - 1];
  return {
    area: `M${[...upper, ...lower.reverse()].join('L')}Z`,
    line: `M${steps.map((one) => `${one.x} ${y(one.rating)}`).join('L')}`,
    marks: marks.map((rating) => ({ rating, y: y(rating) })),
    last: { x: end.x, y: y(end.rating) },
  };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
