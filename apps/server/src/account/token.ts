import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN_SHAPE = /^[A-Za-z0-9_-]{43}$/;

/** What a browser keeps to prove who it is. The server stores only its hash. */
export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** A plain hash is enough: a token has 256 random bits, so there is nothing to guess. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function looksLikeToken(given: string): boolean {
  return TOKEN_SHAPE.test(given);
}

/** 96 random bits: anyone who has a link was given it. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}
