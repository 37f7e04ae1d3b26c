import { type MatchRecord, readRecord } from '@orrery/engine';

/** Nothing that is a position is larger when unpacked: a link must not fill the memory of who opens it. */
const MOST_BYTES = 4_000_000;

/** The link is cut off, changed, or was never one. */
export class DamagedLink extends Error {}

/** A record up to a moment, as the fragment of a link: packed with a checksum, in letters that survive being sent around. */
export async function packed(record: MatchRecord): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(record)), new CompressionStream('gzip'));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Throws `DamagedLink`. Whether the play in it is legal is `replay`'s to say. */
export async function unpacked(text: string): Promise<MatchRecord> {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = await through(
      Uint8Array.from(letters, (letter) => letter.charCodeAt(0)),
      new DecompressionStream('gzip'),
    );
    return readRecord(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch (problem) {
    throw new DamagedLink(problem instanceof Error ? problem.message : String(problem));
  }
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > MOST_BYTES) throw new Error('is too large');
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
