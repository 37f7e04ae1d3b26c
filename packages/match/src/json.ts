import type { Json } from '@orrery/engine';

/** A copy as JSON would carry it: what is kept in a browser is then the same as what crosses the network. */
export function toJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value));
}
