import type { Seat } from '@orrery/engine';

/** Chances of one seat, or of several that have about the same all the time: allies are drawn once. */
export interface Series {
  readonly seats: readonly Seat[];
  /** Of the first of them, moment by moment; undefined: not known yet. */
  readonly chances: readonly (number | undefined)[];
}

export type Line = readonly (readonly number[] | undefined)[];

/** Lines that are nowhere further apart could not be told from each other. */
const APART = 0.03;

/** One line for each that differs from all others. */
export function seriesOf(line: Line, seats: number): readonly Series[] {
  const found: Series[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const chances = Array.from(line, (all) => all?.[seat]);
    const same = found.findIndex((one) => chances.every((chance, at) => Math.abs((chance ?? 0) - (one.chances[at] ?? 0)) < APART));
    if (same < 0) found.push({ seats: [seat], chances });
    else found[same] = { ...found[same], seats: [...found[same].seats, seat] };
  }
  return found;
}

/** Where things are drawn. */
export interface Field {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** The last moment. */
  readonly count: number;
}

export function xAt({ left, width, count }: Field, moment: number): number {
  return left + (count === 0 ? 0 : (moment / count) * width);
}

export function yAt({ top, height }: Field, chance: number): number {
  return top + (1 - chance) * height;
}

/** The moment nearest to this place, within the match. */
export function momentAt({ left, width, count }: Field, x: number): number {
  return Math.max(0, Math.min(count, Math.round(((x - left) / Math.max(1, width)) * count)));
}

/** The line as a path; it begins anew behind what is not known yet. */
export function pathOf(field: Field, { chances }: Series): string {
  let isDrawing = false;
  const parts: string[] = [];
  for (const [moment, chance] of chances.entries()) {
    if (chance !== undefined) parts.push(`${isDrawing ? 'L' : 'M'}${xAt(field, moment).toFixed(1)} ${yAt(field, chance).toFixed(1)}`);
    isDrawing = chance !== undefined;
  }
  return parts.join('');
}

/** Places for labels of this height beside these ends, in the order given: as near as they can be without covering each other. */
export function labelPlaces(
  ends: readonly number[],
  height: number,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): number[] {
  const order = ends.map((_, index) => index).sort((one, other) => ends[one] - ends[other]);
  const places = [...ends];
  let free = top + height / 2;
  for (const index of order) {
    places[index] = Math.max(ends[index], free);
    free = places[index] + height;
  }
  let limit = bottom - height / 2;
  for (const index of order.toReversed()) {
    places[index] = Math.min(places[index], limit);
    limit = places[index] - height;
  }
  return places;
}

export interface TurnMark {
  readonly turn: number;
  readonly moment: number;
}

/** Where turns begin, thinned out so that at most so many are numbered. */
export function turnMarks(turns: readonly number[], most: number): readonly TurnMark[] {
  const marks = turns.flatMap((turn, moment) => (turn > 0 && turn !== turns[moment - 1] ? [{ turn, moment }] : []));
  const every = [1, 2, 5, 10, 20, 50, 100].find((step) => marks.filter(({ turn }) => turn % step === 0).length <= most) ?? marks.length;
  return marks.filter(({ turn }) => turn % every === 0);
}
