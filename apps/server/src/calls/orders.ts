import { isObject, type Json } from '@orrery/engine';
import { textIn } from '../jobs/payload.ts';
import type { CallKind } from './words.ts';

/** Whose turn an attempt that failed was about. */
export interface Claimed {
  readonly person: string;
  readonly version: number;
}

/** What the payloads of jobs of calls say. */
export function kindIn(payload: Json): CallKind {
  const kind = textIn(payload, 'kind');
  return kind === 'last' || kind === 'clock' || kind === 'found' ? kind : 'turn';
}

export function claimedIn(payload: Json): readonly Claimed[] {
  const claimed = isObject(payload) && Array.isArray(payload.claimed) ? payload.claimed : [];
  return claimed.flatMap((one) => {
    if (!isObject(one) || typeof one.person !== 'string' || typeof one.version !== 'number') return [];
    return [{ person: one.person, version: one.version }];
  });
}

/** Of a look: see `Caller.unseen`. */
export function unseenIn(payload: Json): string | undefined {
  return isObject(payload) && typeof payload.unseen === 'string' ? payload.unseen : undefined;
}
