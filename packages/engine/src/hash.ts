import { hex, sha256, utf8 } from './sha256.ts';

/**
 * JSON with sorted keys and without undefined fields, so that equal plain data give equal text whatever order their
 * fields were written in. Throws on what JSON would quietly turn into something else: such a state would not survive
 * being stored.
 */
export function stableJson(value: unknown): string {
  return written(value, '');
}

/** SHA-256 of the stable JSON, in hexadecimal. */
export function hashOf(value: unknown): string {
  return hex(sha256(utf8(stableJson(value))));
}

/** What is published of a seed before the match, so that nobody can choose another one later. */
export function commitmentOf(seed: string): string {
  return hex(sha256(utf8(seed)));
}

/** A seed (32 hexadecimal digits) that stands for any text: `--seed 7`, game 12 of a series. */
export function seedFrom(text: string): string {
  return commitmentOf(text).slice(0, 32);
}

function written(value: unknown, place: string): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item, index) => written(item, `${place}[${index}]`)).join(',')}]`;
  if (isPlainObject(value)) return writtenObject(value, place);
  throw new Error(`not plain data at ${place === '' ? 'the top' : place}: ${typeof value}`);
}

function writtenObject(value: Readonly<Record<string, unknown>>, place: string): string {
  let text = '';
  for (const key of Object.keys(value).sort()) {
    if (value[key] === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${written(value[key], `${place}.${key}`)}`;
  }
  return `{${text}}`;
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
