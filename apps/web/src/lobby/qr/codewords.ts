import { correctionOf } from './reed-solomon.ts';

/** For error correction M, by version from 1: correction codewords of a block, and the data codewords of each block. */
const BLOCKS: readonly (readonly [correction: number, data: readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
  [30, [50, 51, 51, 51, 51]],
];

const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11];

export interface Codewords {
  readonly version: number;
  readonly codewords: readonly number[];
}

/** The bytes of a text with what mends them, in the order in which they are written. Undefined: too long for the versions known here. */
export function codewordsOf(text: string): Codewords | undefined {
  const bytes = [...new TextEncoder().encode(text)];
  const version = 1 + BLOCKS.findIndex(([, blocks], index) => bytes.length <= roomIn(blocks, index + 1));
  if (version === 0) return undefined;
  const [correction, blocks] = BLOCKS[version - 1];
  const data = padded(bytes, version, sum(blocks));
  const parts = blocks.map((length, index) => data.slice(sum(blocks.slice(0, index)), sum(blocks.slice(0, index)) + length));
  const corrections = parts.map((part) => correctionOf(part, correction));
  return { version, codewords: [...interleaved(parts), ...interleaved(corrections)] };
}

/** Bytes of text that fit: four bits say the mode, and then comes the length. */
function roomIn(blocks: readonly number[], version: number): number {
  return Math.floor((sum(blocks) * 8 - 4 - lengthBits(version)) / 8);
}

function lengthBits(version: number): number {
  return version < 10 ? 8 : 16;
}

function padded(bytes: readonly number[], version: number, count: number): number[] {
  const bits: number[] = [];
  const write = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  write(BYTE_MODE, 4);
  write(bytes.length, lengthBits(version));
  for (const byte of bytes) write(byte, 8);
  write(0, Math.min(4, count * 8 - bits.length));
  write(0, (8 - (bits.length % 8)) % 8);
  const codewords: number[] = [];
  for (let begin = 0; begin < bits.length; begin += 8) codewords.push(Number.parseInt(bits.slice(begin, begin + 8).join(''), 2));
  for (let index = 0; codewords.length < count; index++) codewords.push(PADDING[index % 2]);
  return codewords;
}

/** The first of every block, then the second of every block, … */
function interleaved(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => blocks.flatMap((block) => block[index] ?? [])).flat();
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
