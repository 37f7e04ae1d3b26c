import type { Scoring } from '@orrery/race-for-the-galaxy';
import { scoringTokens, type Token } from './power-tokens.ts';

/** Lines that bring the same points are drawn in one, most points first. */
export function scoringRows(lines: readonly Scoring[]): { readonly points: number; readonly things: readonly (readonly Token[])[] }[] {
  const points = [...new Set(lines.map((line) => line.points))].sort((one, other) => other - one);
  return points.map((each) => ({ points: each, things: lines.filter((line) => line.points === each).map(scoringTokens) }));
}
