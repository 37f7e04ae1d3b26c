import { isObject, type Json } from '@orrery/engine';

/** What the payload of a job says under this name. A job without it was planned by no code of ours. */
export function textIn(payload: Json, name: string): string {
  const value = isObject(payload) ? payload[name] : undefined;
  if (typeof value !== 'string') throw new Error(`a job without its ${name}`);
  return value;
}
