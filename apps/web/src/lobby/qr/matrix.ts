/** A square of dark and light modules. A module is `undefined` until something is written there. */
export type Matrix = (boolean | undefined)[][];

/** Where the middles of the small squares are, by version from 1. */
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
  [6, 30, 54],
];
const TIMING = 6;
const FINDER = 7;
/** How the level M is written. */
const LEVEL_M = 0;
const FORMAT = { generator: 0x537, mask: 0x5412 } as const;
const VERSION_GENERATOR = 0x1f25;
const FIRST_WITH_VERSION = 7;

/** Everything that is the same for every text of this version; where format bits will be is light until they are written. */
export function emptyMatrix(version: number): Matrix {
  const size = 17 + 4 * version;
  const matrix: Matrix = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined));
  for (const [row, column] of [
    [0, 0],
    [0, size - FINDER],
    [size - FINDER, 0],
  ] as const) {
    finder(matrix, row, column);
  }
  const middles = ALIGNMENT[version - 1];
  for (const row of middles) for (const column of middles) if (matrix[row][column] === undefined) alignment(matrix, row, column);
  for (let at = FINDER + 1; at < size - FINDER - 1; at++) {
    matrix[TIMING][at] = at % 2 === 0;
    matrix[at][TIMING] = at % 2 === 0;
  }
  writeFormat(matrix, 0);
  writeVersion(matrix, version);
  return matrix;
}

function finder(matrix: Matrix, top: number, left: number): void {
  for (let row = -1; row <= FINDER; row++) {
    for (let column = -1; column <= FINDER; column++) {
      if (matrix[top + row] === undefined || left + column < 0 || left + column >= matrix.length) continue;
      const ring = Math.max(Math.abs(row - 3), Math.abs(column - 3));
      matrix[top + row][left + column] = ring !== 2 && ring !== 4;
    }
  }
}

function alignment(matrix: Matrix, middleRow: number, middleColumn: number): void {
  for (let row = -2; row <= 2; row++) {
    for (let column = -2; column <= 2; column++) {
      matrix[middleRow + row][middleColumn + column] = Math.max(Math.abs(row), Math.abs(column)) !== 1;
    }
  }
}

/** Which mask is used and how much is mended, twice. */
export function writeFormat(matrix: Matrix, mask: number): void {
  const data = (LEVEL_M << 3) | mask;
  const bits = ((data << 10) | remainder(data, 10, FORMAT.generator)) ^ FORMAT.mask;
  const size = matrix.length;
  for (let bit = 0; bit < 15; bit++) {
    const isDark = ((bits >> bit) & 1) === 1;
    const down = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit;
    matrix[down][8] = isDark;
    const left = bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit;
    matrix[8][left] = isDark;
  }
  matrix[size - 8][8] = true;
}

function writeVersion(matrix: Matrix, version: number): void {
  if (version < FIRST_WITH_VERSION) return;
  const bits = (version << 12) | remainder(version, 12, VERSION_GENERATOR);
  for (let bit = 0; bit < 18; bit++) {
    const isDark = ((bits >> bit) & 1) === 1;
    const [near, far] = [Math.floor(bit / 3), matrix.length - 11 + (bit % 3)];
    matrix[near][far] = isDark;
    matrix[far][near] = isDark;
  }
}

/** What is left when this, with `length` zeros behind it, is divided by a polynomial over the field of two elements. */
function remainder(value: number, length: number, generator: number): number {
  let rest = value;
  for (let bit = 0; bit < length; bit++) rest = (rest << 1) ^ ((rest >> (length - 1)) * generator);
  return rest;
}

/** Places that are still free, in the order in which a reader goes: two columns at a time, up and down, from the right. */
export function freePlaces(matrix: Matrix): readonly (readonly [row: number, column: number])[] {
  const size = matrix.length;
  const places: (readonly [number, number])[] = [];
  let goesUp = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === TIMING) right -= 1;
    for (let step = 0; step < size; step++) {
      const row = goesUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) if (matrix[row][column] === undefined) places.push([row, column]);
    }
    goesUp = !goesUp;
  }
  return places;
}
