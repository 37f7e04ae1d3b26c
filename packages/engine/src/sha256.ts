/**
 * SHA-256 (FIPS 180-4), our own because the browser's is asynchronous and Node's is not in the browser, and a state
 * must hash the same, at once, in both.
 */

/** First 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND = fractions(64, Math.cbrt);
/** … and of the square roots of the first eight. */
const START = fractions(8, Math.sqrt);

const schedule = new Uint32Array(64);

/** Eight words, big-endian. */
export function sha256(bytes: Uint8Array): Uint32Array {
  const state = Uint32Array.from(START);
  const padded = pad(bytes);
  for (let offset = 0; offset < padded.byteLength; offset += 64) digestBlock(state, padded, offset);
  return state;
}

export function hex(words: Uint32Array): string {
  let text = '';
  for (const word of words) text += word.toString(16).padStart(8, '0');
  return text;
}

export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** A word of an array that is long enough. Past its end it would be 0, as what is missing becomes when it is stored in one. */
function wordAt(words: Uint32Array, index: number): number {
  return words[index] ?? 0;
}

function digestBlock(state: Uint32Array, message: DataView, offset: number): void {
  fillSchedule(message, offset);
  let a = wordAt(state, 0);
  let b = wordAt(state, 1);
  let c = wordAt(state, 2);
  let d = wordAt(state, 3);
  let e = wordAt(state, 4);
  let f = wordAt(state, 5);
  let g = wordAt(state, 6);
  let h = wordAt(state, 7);
  for (let i = 0; i < 64; i++) {
    const sumE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + sumE + choice + wordAt(ROUND, i) + wordAt(schedule, i)) | 0;
    const sumA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + sumA + majority) | 0;
  }
  state[0] = wordAt(state, 0) + a;
  state[1] = wordAt(state, 1) + b;
  state[2] = wordAt(state, 2) + c;
  state[3] = wordAt(state, 3) + d;
  state[4] = wordAt(state, 4) + e;
  state[5] = wordAt(state, 5) + f;
  state[6] = wordAt(state, 6) + g;
  state[7] = wordAt(state, 7) + h;
}

function fillSchedule(message: DataView, offset: number): void {
  for (let i = 0; i < 16; i++) schedule[i] = message.getUint32(offset + i * 4);
  for (let i = 16; i < 64; i++) {
    const early = wordAt(schedule, i - 15);
    const late = wordAt(schedule, i - 2);
    const small = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const large = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[i] = wordAt(schedule, i - 16) + small + wordAt(schedule, i - 7) + large;
  }
}

/** The message, one bit, zeros, and the length in bits as 64 bits at the end of a block. */
function pad(bytes: Uint8Array): DataView {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const message = new DataView(padded.buffer);
  message.setUint32(padded.length - 8, Math.floor(bytes.length / 0x2000_0000));
  message.setUint32(padded.length - 4, bytes.length * 8);
  return message;
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const words: number[] = [];
  for (let candidate = 2; words.length < count; candidate++) {
    if (isPrime(candidate)) words.push((root(candidate) % 1) * 0x1_0000_0000);
  }
  return Uint32Array.from(words);
}

function isPrime(candidate: number): boolean {
  for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) return false;
  return true;
}
