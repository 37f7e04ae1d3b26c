import { hex, sha256, utf8 } from './sha256.ts';

/**
 * JSON with sorted keys and without undefined fields, so that equal plain data give equal text whatever order their
 * fields were written in. Throws on what JSON would quietly turn into something else: such a state would not survive
 * being stored.
 */
export function stableJson(value: unknown): string {
  return written(value);
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

function written(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'number':
      if (Number.isFinite(value)) return String(value === 0 ? 0 : value);
      break;
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      if (Array.isArray(value)) return writtenList(value);
      if (isPlainObject(value)) return writtenObject(value);
  }
  throw new NotPlain('', value);
}

/** Finds its place on the way out, so that the usual case, where all is well, need not keep track of places. */
class NotPlain extends Error {
  constructor(place: string, value: unknown) {
    super(`not plain data at ${place === '' ? 'the top' : place}: ${typeof value}`);
    this.name = 'NotPlain';
    this.#place = place;
    this.#value = value;
  }
  readonly #place: string;
  readonly #value: unknown;

  within(step: string): NotPlain {
    return new NotPlain(`${step}${this.#place}`, this.#value);
  }
}

function writtenList(list: readonly unknown[]): string {
  let text = '[';
  let index = 0;
  try {
    // By index, because a hole in a list is as lost to JSON as undefined is.
    for (; index < list.length; index++) text += index === 0 ? written(list[index]) : `,${written(list[index])}`;
  } catch (error) {
    throw error instanceof NotPlain ? error.within(`[${index}]`) : error;
  }
  return `${text}]`;
}

function writtenObject(value: Readonly<Record<string, unknown>>): string {
  let text = '{';
  let at = '';
  try {
    for (const key of Object.keys(value).sort()) {
      at = key;
      if (value[key] === undefined) continue;
      text += `${text === '{' ? '' : ','}${JSON.stringify(key)}:${written(value[key])}`;
    }
  } catch (error) {
    throw error instanceof NotPlain ? error.within(`.${at}`) : error;
  }
  return `${text}}`;
}

function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
