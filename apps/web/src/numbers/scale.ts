/** A share with its interval, or by how much one is larger than another. */
interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface Scale {
  readonly low: number;
  readonly high: number;
  /** What the figures are held against: the even share, or no difference. */
  readonly reference: number;
}

/** Whole steps, so that the ends of an axis are round numbers. */
const STEP = 0.05;
/** Nearer to each other than this part of the axis, two numbers below it would run together. */
const APART = 0.36;

/** From the lowest end of an interval to the highest, with the reference in it. */
export function scaleFor(figures: readonly Interval[], reference: number): Scale {
  const low = Math.min(reference, ...figures.map((figure) => figure.low));
  const high = Math.max(reference, ...figures.map((figure) => figure.high));
  const [from, to] = [Math.floor(rounded(low / STEP)), Math.ceil(rounded(high / STEP))];
  return { low: rounded(from * STEP), high: rounded(Math.max(to, from + 1) * STEP), reference };
}

/** Where a value stands on the axis, in hundredths of its length. */
export function placeOn({ low, high }: Scale, value: number): number {
  return rounded((100 * (Math.min(high, Math.max(low, value)) - low)) / (high - low));
}

/** What is written below the axis: the reference, and the ends that are far enough from it. */
export function marksOn(scale: Scale): readonly number[] {
  const length = scale.high - scale.low;
  const ends = [scale.low, scale.high].filter((end) => Math.abs(end - scale.reference) >= APART * length);
  return [...ends, scale.reference].sort((one, other) => one - other);
}

/** Whether the whole interval lies on one side of the reference: only then is it more than luck. */
export function standsOf({ low, high }: Interval, reference: number): 'above' | 'below' | 'unclear' {
  if (low > reference) return 'above';
  return high < reference ? 'below' : 'unclear';
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
