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
  for (let offset = 0; offset < padded.length; offset += 64) digestBlock(state, padded, offset);
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

function digestBlock(state: Uint32Array, bytes: Uint8Array, offset: number): void {
  fillSchedule(bytes, offset);
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const sumE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + sumE + choice + ROUND[i] + schedule[i]) | 0;
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
  state[0] += a;
  state[1] += b;
  state[2] += c;
  state[3] += d;
  state[4] += e;
  state[5] += f;
  state[6] += g;
  state[7] += h;
}

function fillSchedule(bytes: Uint8Array, offset: number): void {
  for (let i = 0; i < 16; i++) {
    const at = offset + i * 4;
    schedule[i] = (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3];
  }
  for (let i = 16; i < 64; i++) {
    const early = schedule[i - 15];
    const late = schedule[i - 2];
    const small = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const large = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[i] = schedule[i - 16] + small + schedule[i - 7] + large;
  }
}

/** The message, one bit, zeros, and the length in bits as 64 bits at the end of a block. */
function pad(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const end = new DataView(padded.buffer, padded.length - 8);
  end.setUint32(0, Math.floor(bytes.length / 0x2000_0000));
  end.setUint32(4, bytes.length * 8);
  return padded;
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
