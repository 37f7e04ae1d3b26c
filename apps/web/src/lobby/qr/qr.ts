import { codewordsOf } from './codewords.ts';
import { emptyMatrix, freePlaces, type Matrix, writeFormat } from './matrix.ts';

/** Each turns over the modules of another pattern, so that none looks like something else. */
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** The QR code of a text, error correction M, row by row; `true` is dark. Undefined: the text is too long (some 250 letters). */
export function qrCode(text: string): readonly (readonly boolean[])[] | undefined {
  const written = codewordsOf(text);
  if (written === undefined) return undefined;
  const { version, codewords } = written;
  const empty = emptyMatrix(version);
  const places = freePlaces(empty);
  const masked = MASKS.map((isTurned, mask) => {
    const matrix: Matrix = empty.map((row) => [...row]);
    for (const [index, [row, column]] of places.entries()) {
      // A few places may be left over: they hold zeros.
      const bit = ((codewords[index >> 3] ?? 0) >> (7 - (index & 7))) & 1;
      matrix[row][column] = (bit === 1) !== isTurned(row, column);
    }
    writeFormat(matrix, mask);
    return matrix.map((row) => row.map((module) => module === true));
  });
  return masked.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

/** How hard a code is to read: the one of the eight with the least is written. */
function penalty(modules: readonly (readonly boolean[])[]): number {
  const columns = modules.map((_, column) => modules.map((row) => row[column]));
  const lines = [...modules, ...columns];
  return sum(lines.map((line) => runs(line) + likeFinders(line))) + squares(modules) + imbalance(modules.flat());
}

/** Five or more of a colour in a row. */
function runs(line: readonly boolean[]): number {
  let [points, length] = [0, 1];
  for (let at = 1; at <= line.length; at++) {
    if (at < line.length && line[at] === line[at - 1]) {
      length += 1;
      continue;
    }
    if (length >= 5) points += length - 2;
    length = 1;
  }
  return points;
}

const FINDER_LIKE = ['00001011101', '10111010000'];

/** What looks like the corner of a code, with the light edge beside it. */
function likeFinders(line: readonly boolean[]): number {
  const edge = '0000';
  const written = `${edge}${line.map(Number).join('')}${edge}`;
  let points = 0;
  for (let at = 0; at + 11 <= written.length; at++) if (FINDER_LIKE.includes(written.slice(at, at + 11))) points += 40;
  return points;
}

/** Two by two of one colour. */
function squares(modules: readonly (readonly boolean[])[]): number {
  let points = 0;
  for (let row = 1; row < modules.length; row++) {
    for (let column = 1; column < modules.length; column++) {
      const colour = modules[row][column];
      if (modules[row - 1][column] === colour && modules[row][column - 1] === colour && modules[row - 1][column - 1] === colour)
        points += 3;
    }
  }
  return points;
}

/** Far more dark than light modules, or the other way round: ten for every whole 5 % away from a half. */
function imbalance(all: readonly boolean[]): number {
  const dark = all.filter(Boolean).length;
  return Math.max(0, Math.ceil(Math.abs(dark * 20 - all.length * 10) / all.length) - 1) * 10;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
