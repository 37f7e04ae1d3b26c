import type { Territory } from '@orrery/alien-frontiers';

/** The planet is drawn in a square of 400 units around (200, 200). */
export const PLANET_RADIUS = 188;
const MIDDLE = 200;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface TerritoryShape {
  readonly id: Territory;
  /** Closed outline. */
  readonly path: string;
  /** Where its name stands, and its row of colonies under it. */
  readonly anchor: Point;
}

/** Borders that run from limb to limb, bowed like latitudes so that the disc reads as a ball. */
function latitude(row: number, x: number): number {
  const base = [6, 104, 197, 289, 396][row] ?? 0;
  if (row === 0 || row === 4) return base;
  const across = (x - MIDDLE) / PLANET_RADIUS;
  const bow = 13 * (1 - across * across);
  const coast = 5 * Math.sin(x / 23 + row * 2.1) + 3 * Math.sin(x / 9.5 + row * 4.7) + 1.5 * Math.sin(x / 4.1 + row);
  return base + bow + coast - 6;
}

const DIVIDERS: readonly { readonly top: number; readonly bottom: number }[] = [
  { top: 214, bottom: 196 },
  { top: 166, bottom: 180 },
  { top: 228, bottom: 214 },
  { top: 184, bottom: 206 },
];

/** The border between the two territories of a row; ends exactly on the latitudes. */
function divider(row: number): Point[] {
  const line = DIVIDERS[row] ?? { top: MIDDLE, bottom: MIDDLE };
  const from = { x: line.top, y: latitude(row, line.top) };
  const to = { x: line.bottom, y: latitude(row + 1, line.bottom) };
  const points: Point[] = [];
  for (let step = 0; step <= 20; step++) {
    const part = step / 20;
    const fade = Math.sin(part * Math.PI);
    const wobble = fade * (7 * Math.sin(part * 9 + row * 1.7) + 3 * Math.sin(part * 23 + row));
    points.push({ x: from.x + (to.x - from.x) * part + wobble, y: from.y + (to.y - from.y) * part });
  }
  return points;
}

function along(row: number, fromX: number, toX: number): Point[] {
  const steps = Math.max(2, Math.round(Math.abs(toX - fromX) / 5));
  const points: Point[] = [];
  for (let step = 0; step <= steps; step++) {
    const x = fromX + ((toX - fromX) * step) / steps;
    points.push({ x, y: latitude(row, x) });
  }
  return points;
}

function limb(x: number, fromRow: number, toRow: number): Point[] {
  const points: Point[] = [];
  const from = latitude(fromRow, x);
  const to = latitude(toRow, x);
  for (let step = 1; step < 20; step++) points.push({ x, y: from + ((to - from) * step) / 20 });
  return points;
}

/** Points beyond the disc are pulled to its edge, the same way for both neighbours of a border. */
function ontoDisc({ x, y }: Point): Point {
  const away = Math.hypot(x - MIDDLE, y - MIDDLE);
  if (away <= PLANET_RADIUS) return { x, y };
  const part = PLANET_RADIUS / away;
  return { x: MIDDLE + (x - MIDDLE) * part, y: MIDDLE + (y - MIDDLE) * part };
}

function pathOf(points: readonly Point[]): string {
  const words = points.map(ontoDisc).map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`);
  return `${words.join('')}Z`;
}

function west(row: number): string {
  const line = divider(row);
  const top = line[0]?.x ?? MIDDLE;
  const bottom = line.at(-1)?.x ?? MIDDLE;
  return pathOf([...along(row, 4, top), ...line, ...along(row + 1, bottom, 4), ...limb(4, row + 1, row)]);
}

function east(row: number): string {
  const line = divider(row);
  const top = line[0]?.x ?? MIDDLE;
  const bottom = line.at(-1)?.x ?? MIDDLE;
  return pathOf([...along(row, top, 396), ...limb(396, row, row + 1), ...along(row + 1, 396, bottom), ...[...line].reverse()]);
}

export const TERRITORY_SHAPES: readonly TerritoryShape[] = [
  { id: 'van-vogt-mountains', path: west(0), anchor: { x: 141, y: 52 } },
  { id: 'bradbury-plateau', path: east(0), anchor: { x: 262, y: 52 } },
  { id: 'asimov-crater', path: west(1), anchor: { x: 96, y: 130 } },
  { id: 'heinlein-plains', path: east(1), anchor: { x: 276, y: 132 } },
  { id: 'burroughs-desert', path: west(2), anchor: { x: 118, y: 222 } },
  { id: 'lem-badlands', path: east(2), anchor: { x: 298, y: 220 } },
  { id: 'herbert-valley', path: west(3), anchor: { x: 136, y: 312 } },
  { id: 'pohl-foothills', path: east(3), anchor: { x: 262, y: 312 } },
];
