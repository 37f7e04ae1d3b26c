import { type HonestWeights, KNOTS, type Prospects } from './study.ts';

/** How much each knot has to say at this point of a match; at most two neighbours have. */
export function knotShares(progress: number): number[] {
  const place = Math.max(0, Math.min(1, progress)) * (KNOTS - 1);
  return Array.from({ length: KNOTS }, (_, knot) => Math.max(0, 1 - Math.abs(place - knot)));
}

/** The chance of each side, as these weights see how they stand. */
export function sideChances({ progress, sides }: Prospects, weights: HonestWeights): number[] {
  const shares = knotShares(progress);
  const scores = sides.map((row) => {
    let score = 0;
    row.forEach((value, measure) => {
      if (value !== 0) score += value * weightAt(weights[measure] ?? [], shares);
    });
    return score;
  });
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

/** A measure at this point of a match, by the shares of the knots. */
export function weightAt(knots: readonly number[], shares: readonly number[]): number {
  return shares.reduce((sum, share, knot) => sum + share * (knots[knot] ?? 0), 0);
}

/** The weights for so many seats, or for the nearest number that was fitted. */
export function weightsFor(honest: Readonly<Record<number, HonestWeights>>, seats: number): HonestWeights {
  const [nearest] = Object.keys(honest)
    .map(Number)
    .sort((one, other) => Math.abs(one - seats) - Math.abs(other - seats));
  return nearest === undefined ? [] : (honest[nearest] ?? []);
}
