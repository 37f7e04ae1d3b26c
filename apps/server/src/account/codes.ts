import { randomBytes } from 'node:crypto';
import { hashOfToken } from './token.ts';

/** Thirty-one signs that nobody takes for one another on paper. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LETTERS = 16;
const GROUP = 4;
export const CODES = 10;

/**
 * To get in without the device that has the passkey, each once. Sixteen signs are 79 bits: nobody guesses that, not even with the hashes
 * at hand, so a plain hash is enough, and a code alone says whose it is.
 */
export function newCodes(): string[] {
  return Array.from({ length: CODES }, () => newCode(LETTERS));
}

export function newCode(signs: number): string {
  const letters = Array.from({ length: signs }, randomSign).join('');
  return letters.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? letters;
}

/** Bytes past the last whole round of the signs would make some of them more frequent. */
function randomSign(): string {
  const whole = 256 - (256 % SIGNS.length);
  for (;;) {
    const [byte = 256] = randomBytes(1);
    if (byte < whole) return SIGNS[byte % SIGNS.length] ?? '';
  }
}

/** However it was typed. */
export function hashOfCode(code: string): string {
  return hashOfToken(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
}
