import { readFileSync } from 'node:fs';
import type { Puzzle } from './collect-puzzles.ts';

/** The collected positions with one winning answer, a line each. */
export function puzzles(): readonly Puzzle[] {
  const lines = readFileSync(new URL('puzzles.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => JSON.parse(line));
}
