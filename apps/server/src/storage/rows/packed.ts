import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** What a finished match is kept as: its log and its last state, to the letter and in a tenth of the room (docs/decisions/0015). */
export interface Packed {
  readonly state: string;
  readonly entries: readonly string[];
}

export function pack({ state, entries }: Packed): Buffer {
  return deflateRawSync(JSON.stringify({ state, entries }));
}

/** Throws where it is damaged. */
export function unpack(packed: Uint8Array): Packed {
  return JSON.parse(inflateRawSync(packed).toString());
}

/** With other texts in its log. What is damaged stays as it is. */
export function repacked(packed: Uint8Array, changed: (entry: string) => string): Uint8Array {
  try {
    const { state, entries } = unpack(packed);
    return pack({ state, entries: entries.map(changed) });
  } catch {
    return packed;
  }
}
