import { type HonestWeights, KNOTS, knotShares, type Prospects, sideChances, weightsFor } from '@orrery/engine';
import type { Line } from './lines.ts';

/** Pull towards the start, counted in matches: what few of them show is not believed. */
const PULL = { together: 0.5, each: 4 } as const;
/** What the bots judge by means something at every moment: costs of decisions are counted by it. */
const FLATTEST = 0.2;
const STEPS = 60;
const HALVINGS = 20;

/** Weights for every number of seats there are matches of: first for all together, then each from there. */
export function fitHonest(lines: readonly Line[]): Record<number, HonestWeights> {
  const counts = [...new Set(lines.map(({ seats }) => seats))].sort((one, other) => one - other);
  const measures = lines[0]?.positions[0]?.sides[0]?.length ?? 0;
  // The first measure is what the bots judge by: a logit already.
  const start = Array.from({ length: measures * KNOTS }, (_, at) => (at < KNOTS ? 1 : 0));
  const together = fitOne(lines, { start, pull: PULL.together });
  return Object.fromEntries(
    counts.map((seats) => {
      const weights = fitOne(
        lines.filter((line) => line.seats === seats),
        { start: together, pull: PULL.each },
      );
      const knots = weights.map((weight, at) => short(at < KNOTS ? Math.max(FLATTEST, weight) : weight));
      return [seats, Array.from({ length: measures }, (_, at) => knots.slice(at * KNOTS, (at + 1) * KNOTS))];
    }),
  );
}

const short = (weight: number): number => Math.round(weight * 100) / 100;

/** Mean surprise at who won, in nats; every match counts the same. */
export function lossOf(lines: readonly Line[], honest: Readonly<Record<number, HonestWeights>>): number {
  let sum = 0;
  for (const { seats, positions, won } of lines) {
    const weights = weightsFor(honest, seats);
    for (const position of positions) sum += surprise(sideChances(position, weights), won) / positions.length;
  }
  return sum / Math.max(1, lines.length);
}

function surprise(chances: readonly number[], won: readonly number[]): number {
  return won.reduce((sum, share, side) => sum - (share > 0 ? share * Math.log(Math.max(1e-9, chances[side])) : 0), 0);
}

interface Sample {
  readonly rows: readonly (readonly number[])[];
  readonly won: readonly number[];
  readonly weight: number;
}

interface Pulled {
  readonly start: readonly number[];
  readonly pull: number;
}

/** Softmax regression by Newton's steps, each halved until it is one downwards. */
function fitOne(lines: readonly Line[], pulled: Pulled): readonly number[] {
  const samples = lines.flatMap(({ positions, won }) =>
    positions.map((position): Sample => ({ rows: spread(position), won, weight: 1 / positions.length })),
  );
  let weights = pulled.start;
  let loss = pulledLoss(samples, weights, pulled);
  for (let step = 0; step < STEPS; step++) {
    const change = changeAt(samples, weights, pulled);
    let next = weights;
    let nextLoss = Number.POSITIVE_INFINITY;
    for (let part = 1, left = HALVINGS; left > 0 && !(nextLoss < loss); left--, part /= 2) {
      next = weights.map((weight, at) => weight - part * change[at]);
      nextLoss = pulledLoss(samples, next, pulled);
    }
    if (!(nextLoss < loss - 1e-9)) break;
    weights = next;
    loss = nextLoss;
  }
  return weights;
}

function pulledLoss(samples: readonly Sample[], weights: readonly number[], { start, pull }: Pulled): number {
  let sum = 0;
  weights.forEach((weight, at) => {
    sum += 0.5 * pull * (weight - start[at]) ** 2;
  });
  for (const { rows, won, weight } of samples) sum += weight * surprise(softly(scoresOf(rows, weights)), won);
  return sum;
}

/** Where the slope would be level, if the bend were the same everywhere. */
function changeAt(samples: readonly Sample[], weights: readonly number[], { start, pull }: Pulled): number[] {
  const { slope, bend } = around(samples, weights, weights.length);
  for (let at = 0; at < weights.length; at++) {
    slope[at] += pull * (weights[at] - start[at]);
    bend[at][at] += pull;
  }
  return solved(bend, slope);
}

function scoresOf(rows: readonly (readonly number[])[], weights: readonly number[]): number[] {
  return rows.map((row) => row.reduce((sum, value, at) => sum + value * weights[at], 0));
}

/** Every measure once for each knot. */
function spread({ progress, sides }: Prospects): number[][] {
  const shares = knotShares(progress);
  return sides.map((row) => row.flatMap((value) => shares.map((share) => share * value)));
}

function around(samples: readonly Sample[], weights: readonly number[], size: number) {
  const slope = new Array<number>(size).fill(0);
  const bend = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  for (const { rows, won, weight } of samples) {
    const chances = softly(scoresOf(rows, weights));
    const mean = slope.map((_, at) => rows.reduce((sum, row, side) => sum + chances[side] * row[at], 0));
    rows.forEach((row, side) => {
      for (let at = 0; at < size; at++) {
        slope[at] += weight * (chances[side] - won[side]) * row[at];
        const off = weight * chances[side] * (row[at] - mean[at]);
        if (off !== 0) for (let other = 0; other < size; other++) bend[at][other] += off * (row[other] - mean[other]);
      }
    });
  }
  return { slope, bend };
}

function softly(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

/** Gauss's elimination; the matrix has a strong diagonal. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]]);
  for (let at = 0; at < rows.length; at++) {
    for (let below = at + 1; below < rows.length; below++) {
      const times = rows[below][at] / rows[at][at];
      for (let column = at; column <= rows.length; column++) rows[below][column] -= times * rows[at][column];
    }
  }
  const answer = new Array<number>(rows.length).fill(0);
  for (let at = rows.length - 1; at >= 0; at--) {
    let left = rows[at][rows.length];
    for (let column = at + 1; column < rows.length; column++) left -= rows[at][column] * answer[column];
    answer[at] = left / rows[at][at];
  }
  return answer;
}
