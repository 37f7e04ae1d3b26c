import { expect, test } from 'vitest';
import { codewordsOf } from './codewords.ts';
import { emptyMatrix, writeFormat } from './matrix.ts';
import { qrCode } from './qr.ts';
import { correctionOf } from './reed-solomon.ts';

const drawn = (text: string) => qrCode(text)?.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));

// The worked example that every description of the code uses: HELLO WORLD in version 1-M.
test('ten codewords mend sixteen', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(correctionOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});

test('the format of M with each mask is written as the standard lists it', () => {
  const listed = ['101010000010010', '101000100100101', '101111001111100', '101101101001011'];
  for (const [mask, bits] of listed.entries()) {
    const matrix = emptyMatrix(1);
    writeFormat(matrix, mask);
    const across = [...[0, 1, 2, 3, 4, 5, 7, 8].map((column) => matrix[8][column]), ...[7, 5, 4, 3, 2, 1, 0].map((row) => matrix[row][8])];
    expect(across.map(Number).join('')).toBe(bits);
  }
});

test('version 7 says so beside two of its corners, as the standard lists it', () => {
  const matrix = emptyMatrix(7);
  const bits = [5, 4, 3, 2, 1, 0].flatMap((row) => [2, 1, 0].map((column) => Number(matrix[row][matrix.length - 11 + column])));
  expect(bits.join('')).toBe('000111110010010100');
});

test('a short word is this matrix', () => {
  expect(drawn('orrery')).toEqual([
    '#######.#..##.#######',
    '#.....#...###.#.....#',
    '#.###.#...###.#.###.#',
    '#.###.#.#####.#.###.#',
    '#.###.#.#.###.#.###.#',
    '#.....#.#.#.#.#.....#',
    '#######.#.#.#.#######',
    '........#............',
    '#...#.###.#.######..#',
    '.#.#.#.#.##.###...#..',
    '..#####.#.#.##...###.',
    '###.##..#..##..#...##',
    '.#....##...#..####...',
    '........#####.....##.',
    '#######.#..#..######.',
    '#.....#......##.#...#',
    '#.###.#.#...###.#...#',
    '#.###.#.....#########',
    '#.###.#..#..##..#....',
    '#.....#....##..#.....',
    '#######.####..#..#..#',
  ]);
});

test('as large as the text needs, and none for what is too long', () => {
  const sizes = [14, 15, 42, 62, 84, 106, 122, 152, 180, 213, 251].map((length) => qrCode('x'.repeat(length))?.length);
  expect(sizes).toEqual([21, 25, 29, 33, 37, 41, 45, 49, 53, 57, 61]);
  expect(qrCode('x'.repeat(252))).toBeUndefined();
  expect(qrCode('я'.repeat(7))?.length).toBe(21);
});

test('every block is left without a rest by what mends it', () => {
  // Version 5 has two blocks of 43 with 24 each, written by turns.
  const codewords = codewordsOf('x'.repeat(84))?.codewords ?? [];
  expect(codewords.length).toBe(134);
  for (const block of [0, 1]) {
    const data = codewords.slice(0, 86).filter((_, index) => index % 2 === block);
    const correction = codewords.slice(86).filter((_, index) => index % 2 === block);
    expect(correctionOf([...data, ...correction], 24)).toEqual(new Array(24).fill(0));
  }
});
