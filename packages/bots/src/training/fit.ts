import { below, type Chance } from '@orrery/engine';

/** One position of self-play: what each seat was measured by, and what share of the first place each got in the end. */
export interface Sample {
  /** How far the match had come, 0 … 1. */
  readonly progress: number;
  /** Seat by seat. */
  readonly rows: readonly Float32Array[];
  readonly won: readonly number[];
}

/** What a measure is worth at the beginning and at the end of a match, feature by feature. */
export interface Weights {
  readonly early: Float64Array;
  readonly late: Float64Array;
}

export interface FitRequest {
  readonly samples: readonly Sample[];
  readonly start: Weights;
  readonly epochs: number;
  readonly rate: number;
  /** Pull towards the start: what the samples can hardly show stays as it was. */
  readonly pull: number;
  readonly chance: Chance;
}

const BATCH = 256;
const SLOW = 0.9;
const SLOWER = 0.999;

/** Weights that foretell the winner best: logistic regression over the seats of a position, by Adam's steps. */
export function fit({ samples, start, epochs, rate, pull, chance }: FitRequest): Weights {
  const size = start.early.length;
  const weights = Float64Array.from([...start.early, ...start.late]);
  const before = Float64Array.from(weights);
  const mean = new Float64Array(2 * size);
  const square = new Float64Array(2 * size);
  const slope = new Float64Array(2 * size);
  const steps = Math.ceil((samples.length * epochs) / BATCH);
  for (let step = 1; step <= steps; step++) {
    slope.fill(0);
    for (let n = 0; n < BATCH; n++) addSlope(samples[below(chance, samples.length)], weights, slope);
    const falling = rate * (1 - (step - 1) / steps);
    for (let at = 0; at < weights.length; at++) {
      const down = slope[at] / BATCH + pull * (weights[at] - before[at]);
      mean[at] = SLOW * mean[at] + (1 - SLOW) * down;
      square[at] = SLOWER * square[at] + (1 - SLOWER) * down * down;
      const unbiased = mean[at] / (1 - SLOW ** step);
      weights[at] -= (falling * unbiased) / (Math.sqrt(square[at] / (1 - SLOWER ** step)) + 1e-8);
    }
  }
  return { early: weights.slice(0, size), late: weights.slice(size) };
}

/** Mean surprise at the winners, in nats: smaller is better; guessing blindly among n seats gives ln n. */
export function lossOf(samples: readonly Sample[], { early, late }: Weights): number {
  const weights = Float64Array.from([...early, ...late]);
  let sum = 0;
  for (const sample of samples) {
    const chances = chancesOf(sample, weights);
    sample.won.forEach((share, seat) => {
      if (share > 0) sum -= share * Math.log(Math.max(1e-9, chances[seat]));
    });
  }
  return sum / Math.max(1, samples.length);
}

function chancesOf({ rows, progress }: Sample, weights: Float64Array): number[] {
  const size = weights.length / 2;
  const scores = rows.map((row) => {
    let score = 0;
    for (let at = 0; at < size; at++) {
      if (row[at] !== 0) score += row[at] * (weights[at] * (1 - progress) + weights[size + at] * progress);
    }
    return score;
  });
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

function addSlope(sample: Sample, weights: Float64Array, slope: Float64Array): void {
  const size = weights.length / 2;
  const { rows, progress, won } = sample;
  chancesOf(sample, weights).forEach((chance, seat) => {
    const wrong = chance - won[seat];
    const row = rows[seat];
    for (let at = 0; at < size; at++) {
      if (row[at] === 0) continue;
      slope[at] += wrong * row[at] * (1 - progress);
      slope[size + at] += wrong * row[at] * progress;
    }
  });
}
