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
