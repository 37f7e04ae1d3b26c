import { type ActionBase, type Eyes, type GameStudy, type HonestWeights, KNOTS, type Prospects } from '@orrery/engine';

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

function weightAt(knots: readonly number[], shares: readonly number[]): number {
  return shares.reduce((sum, share, knot) => sum + share * (knots[knot] ?? 0), 0);
}

/** The weights for so many seats, or for the nearest number that was fitted. */
export function weightsFor(honest: Readonly<Record<number, HonestWeights>>, seats: number): HonestWeights {
  const [nearest] = Object.keys(honest)
    .map(Number)
    .sort((one, other) => Math.abs(one - seats) - Math.abs(other - seats));
  return nearest === undefined ? [] : (honest[nearest] ?? []);
}

/** How much of a logit of the first measure, which is what bots judge by, is left in an honest chance. */
export function steepnessAt<State>(study: GameStudy<State, ActionBase>, state: State, eyes: Eyes): number {
  const seats = study.sideOf(state).length;
  return weightAt(weightsFor(study.honest, seats)[0] ?? [], knotShares(study.prospects(state, eyes).progress));
}
