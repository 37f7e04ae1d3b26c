import type { PlaceNumber } from '@orrery/not-alone';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of a place in percent of the planet: two rows of five. */
export function middleOf(place: PlaceNumber): Point {
  return { x: (((place - 1) % 5) + 0.5) * 20, y: (Math.floor((place - 1) / 5) + 0.5) * 50 };
}

/** The middle of what a token covers: a place, or the border of two. */
export function middleBetween(places: readonly PlaceNumber[]): Point {
  const points = places.map(middleOf);
  return {
    x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
    y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
  };
}

/** Covers a place of each row. */
export function isUpright(places: readonly PlaceNumber[]): boolean {
  return new Set(places.map((place) => middleOf(place).y)).size > 1;
}
