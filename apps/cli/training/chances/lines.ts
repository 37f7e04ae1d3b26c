import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Prospects } from '@orrery/engine';

/** A match of self-play: how the sides stood in its positions, and who won. */
export interface Line {
  readonly name: string;
  readonly seats: number;
  readonly positions: readonly Prospects[];
  /** Side by side: its share of the first place. */
  readonly won: readonly number[];
}

/** Every second match is kept back from the fit: the table tells of these alone. */
export function isKeptBack(name: string): boolean {
  return Number(name.split(' ').at(-1)) % 2 === 1;
}

export function readLines(folder: string): Line[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line): Line => JSON.parse(line));
}

export function addLine(folder: string, part: number, line: Line): void {
  appendFileSync(join(folder, `positions-${part}.jsonl`), `${JSON.stringify(line)}\n`);
}
