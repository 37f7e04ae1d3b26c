/*
 * Weights as text: rows of equal length, each with the largest of its row as two bytes and every weight as one byte of it.
 */

const BYTE = 127;
/** The largest weight of a row is told in steps of this. */
const STEP = 1 / 2048;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Rows of a small net share their largest weight with the next ones: it would take as much room as they do. */
const LEAST_ROW = 50;

/** Weights that are packed together: whole rows of a net. */
export function packedRow(hidden: number): number {
  return hidden * Math.max(1, Math.floor(LEAST_ROW / hidden));
}

export function packWeights(weights: Float32Array, row: number): string {
  const bytes: number[] = [];
  for (let from = 0; from < weights.length; from += row) {
    const part = weights.subarray(from, from + row);
    const steps = Math.min(0xffff, Math.ceil(part.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / STEP));
    bytes.push(steps >> 8, steps & 0xff);
    for (const weight of part) bytes.push(steps === 0 ? 0 : Math.round((weight / (steps * STEP)) * BYTE) & 0xff);
  }
  return toText(bytes);
}

export function unpackWeights(text: string, { row, size }: { readonly row: number; readonly size: number }): Float32Array {
  const bytes = fromText(text);
  const weights = new Float32Array(size);
  let at = 0;
  for (let from = 0; from < size; from += row) {
    const most = ((bytes[at] << 8) | bytes[at + 1]) * STEP;
    at += 2;
    for (let place = from; place < Math.min(size, from + row); place++) {
      const byte = bytes[at++];
      weights[place] = ((byte > BYTE ? byte - 256 : byte) / BYTE) * most;
    }
  }
  return weights;
}

function toText(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const word = (bytes[at] << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let digit = 3; digit >= 0; digit--) text += ALPHABET[(word >> (6 * digit)) & 63];
  }
  return text;
}

function fromText(text: string): Uint8Array {
  const values = new Uint8Array(128);
  for (let at = 0; at < ALPHABET.length; at++) values[ALPHABET.charCodeAt(at)] = at;
  const bytes = new Uint8Array((text.length / 4) * 3);
  for (let at = 0; at < text.length; at += 4) {
    let word = 0;
    for (let digit = 0; digit < 4; digit++) word = (word << 6) | values[text.charCodeAt(at + digit)];
    bytes.set([word >> 16, (word >> 8) & 0xff, word & 0xff], (at / 4) * 3);
  }
  return bytes;
}
