import { readFileSync, writeFileSync } from 'node:fs';
import type { Sample } from '@orrery/bots/training';

/** Samples in a file, as numbers one after another: seats, progress, shares won, then the rows. */
export function writeSamples(path: string, samples: readonly Sample[]): void {
  const numbers = samples.flatMap(({ progress, rows, won }) => [Float32Array.from([rows.length, progress, ...won]), ...rows]);
  writeFileSync(path, Buffer.concat(numbers.map((part) => Buffer.from(part.buffer, part.byteOffset, part.byteLength))));
}

export function readSamples(path: string, features: number): Sample[] {
  const bytes = readFileSync(path);
  const numbers = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const samples: Sample[] = [];
  let at = 0;
  const take = (count: number) => {
    at += count;
    return numbers.subarray(at - count, at);
  };
  while (at < numbers.length) {
    const [seats, progress] = take(2);
    const won = [...take(seats)];
    const rows = Array.from({ length: seats }, () => take(features));
    samples.push({ progress, rows, won });
  }
  return samples;
}
