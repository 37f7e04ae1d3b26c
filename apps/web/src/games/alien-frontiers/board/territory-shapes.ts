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
  /** Base line of the last line of its name. */
  readonly name: Point;
  /** Middle of the row with the bonus and the field generators. */
  readonly signs: Point;
  /** Middle of the row of colonies. */
  readonly pieces: Point;
  /** Foot of the flag. */
  readonly flag: Point;
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
  {
    id: 'van-vogt-mountains',
    path: west(0),
    name: { x: 150, y: 46 },
    signs: { x: 146, y: 60 },
    pieces: { x: 128, y: 87 },
    flag: { x: 93, y: 68 },
  },
  {
    id: 'bradbury-plateau',
    path: east(0),
    name: { x: 258, y: 46 },
    signs: { x: 262, y: 60 },
    pieces: { x: 272, y: 87 },
    flag: { x: 300, y: 68 },
  },
  {
    id: 'asimov-crater',
    path: west(1),
    name: { x: 104, y: 135 },
    signs: { x: 102, y: 149 },
    pieces: { x: 100, y: 177 },
    flag: { x: 38, y: 152 },
  },
  {
    id: 'heinlein-plains',
    path: east(1),
    name: { x: 274, y: 138 },
    signs: { x: 276, y: 152 },
    pieces: { x: 276, y: 179 },
    flag: { x: 346, y: 142 },
  },
  {
    id: 'burroughs-desert',
    path: west(2),
    name: { x: 116, y: 228 },
    signs: { x: 116, y: 242 },
    pieces: { x: 114, y: 269 },
    flag: { x: 32, y: 234 },
  },
  {
    id: 'lem-badlands',
    path: east(2),
    name: { x: 304, y: 230 },
    signs: { x: 302, y: 244 },
    pieces: { x: 298, y: 271 },
    flag: { x: 352, y: 236 },
  },
  {
    id: 'herbert-valley',
    path: west(3),
    name: { x: 142, y: 354 },
    signs: { x: 152, y: 368 },
    pieces: { x: 124, y: 315 },
    flag: { x: 84, y: 338 },
  },
  {
    id: 'pohl-foothills',
    path: east(3),
    name: { x: 260, y: 354 },
    signs: { x: 250, y: 368 },
    pieces: { x: 274, y: 315 },
    flag: { x: 296, y: 341 },
  },
];
