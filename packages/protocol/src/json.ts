import type { Json } from '@orrery/engine';

/** Keys that reach an object's prototype in careless code further down; no honest message has them. */
const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export interface JsonBounds {
  readonly depth: number;
  readonly values: number;
}

/** Whether a value is plain data, not too deep, not too big, and free of keys that touch prototypes. */
export function isBoundedJson(given: unknown, bounds: JsonBounds): given is Json {
  return countValues(given, bounds.depth, bounds.values) <= bounds.values;
}

/** Values in `given`, itself counted; Infinity as soon as it is out of bounds. */
function countValues(given: unknown, depth: number, limit: number): number {
  switch (typeof given) {
    case 'boolean':
    case 'string':
      return 1;
    case 'number':
      return Number.isFinite(given) ? 1 : Number.POSITIVE_INFINITY;
    case 'object':
      if (given === null) return 1;
      return depth > 0 ? countInside(given, depth, limit) : Number.POSITIVE_INFINITY;
    default:
      return Number.POSITIVE_INFINITY;
  }
}

function countInside(given: object, depth: number, limit: number): number {
  if (!Array.isArray(given) && Object.keys(given).some((key) => FORBIDDEN_KEYS.has(key))) return Number.POSITIVE_INFINITY;
  let count = 1;
  for (const value of Object.values(given)) {
    count += countValues(value, depth - 1, limit - count);
    if (count > limit) return Number.POSITIVE_INFINITY;
  }
  return count;
}
