import type { Side } from './rate.ts';
import { BETA, below, density } from './scale.ts';

const STEPS = 160;
/** In spreads: beyond that nobody plays. */
const FAR = 5;

/** How likely each side is to come first, before anybody has played: what it shows that day is normally distributed around its worth. */
export function chancesOf(sides: readonly Omit<Side, 'rank'>[]): readonly number[] {
  const fewest = Math.min(...sides.map(({ players }) => players.length));
  const shown = sides.map(({ players, lead = 0 }) => {
    const share = fewest / players.length;
    const middle = lead + players.reduce((sum, { mu }) => sum + mu * share, 0);
    return { middle, spread: Math.hypot(BETA, ...players.map(({ sigma }) => sigma * share)) };
  });
  const from = Math.min(...shown.map(({ middle, spread }) => middle - FAR * spread));
  const to = Math.max(...shown.map(({ middle, spread }) => middle + FAR * spread));
  const width = (to - from) / STEPS;
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => {
    const x = from + step * width;
    return { x, worse: shown.map(({ middle, spread }) => below((x - middle) / spread)) };
  });
  return shown.map(({ middle, spread }, index) => {
    const others = (worse: readonly number[]): number =>
      worse.reduce((product, share, other) => (other === index ? product : product * share), 1);
    return steps.reduce((sum, { x, worse }) => sum + (density((x - middle) / spread) / spread) * width * others(worse), 0);
  });
}
