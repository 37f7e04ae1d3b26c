import type { Storage } from '../../src/storage/ports.ts';

/** How many entries of each match were acknowledged to somebody. */
export type Promises = ReadonlyMap<string, number>;

export interface Found {
  readonly promised: number;
  readonly missing: number;
  /** Entries beyond what had been promised by then. */
  readonly beyond: number;
}

/** What is kept of what was promised. */
export async function kept(storage: Storage, promises: Promises): Promise<Found> {
  let [promised, missing, beyond] = [0, 0, 0];
  for (const [match, count] of promises) {
    const there = (await storage.matches.load(match))?.entries.length ?? 0;
    promised += count;
    missing += Math.max(0, count - there);
    beyond += Math.max(0, there - count);
  }
  return { promised, missing, beyond };
}
