/** How strong somebody is at a game and how sure that is: the middle and the spread of what they may be worth. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

/** Anybody before their first rated match; `greedy`, the bot that everybody can hold themselves against, is worth as much. */
export const NEWCOMER: Rating = { mu: 25, sigma: 25 / 3 };

/** How far one match strays from what its players are worth: chance, a good day, a bad deal. */
export const BETA = 25 / 6;

/** How much somebody may have learnt or forgotten since their last match: nobody's rating is ever quite sure. */
export const TAU = 25 / 300;

/** The spread of the difference of two who are both known exactly. */
const OF_TWO = Math.SQRT2 * BETA;

/** By how much somebody must be worth more to win this share of duels. */
export function leadOf(share: number): number {
  return OF_TWO * quantile(share);
}

/** How sure such a lead is after so many duels. */
export function spreadOfLead(share: number, duels: number): number {
  return (OF_TWO * Math.sqrt((share * (1 - share)) / duels)) / density(quantile(share));
}

export function density(x: number): number {
  return Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
}

/** The share of a normal distribution below `x`: Abramowitz and Stegun 7.1.26, true to 2e-7. */
export function below(x: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(x)) / Math.SQRT2);
  const tail = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const half = (tail * Math.exp((-x * x) / 2)) / 2;
  return x < 0 ? half : 1 - half;
}

/** Below which this share lies; shares of 0 and 1 are as far out as makes no difference. */
export function quantile(share: number): number {
  let [low, high] = [-8, 8];
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (below(middle) < share) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
