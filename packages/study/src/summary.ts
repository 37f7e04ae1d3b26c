import type { SeatSummary, StudiedStep, Study } from './study.ts';
import { swingsOf } from './turning-points.ts';

/** Turns that are named as the worst. */
const NAMED = 3;
/** In chances to win: less is not worth a word. */
const LEAST_COST = 0.01;

/** Where the chances of each seat went. */
export function summaryOf({ line, steps }: Pick<Study, 'line' | 'steps'>): readonly SeatSummary[] {
  const swings = swingsOf(steps);
  return (line[0] ?? []).map((began, seat) => {
    const own = steps.filter((step) => step.seat === seat);
    const luckOf = ({ luck }: StudiedStep) => luck?.[seat] ?? 0;
    const luck = sumOf(steps, luckOf);
    const gaveAway = sumOf(own, ({ judged }) => judged?.cost ?? 0);
    const others = sumOf(steps, (step) => (step.seat === seat ? 0 : changeAt(line, step.at, seat) - luckOf(step)));
    const ended = line.at(-1)?.[seat] ?? began;
    const worst = swings
      .filter((swing) => swing.kind === 'choice' && swing.seat === seat && -swing.swing >= LEAST_COST)
      .slice(0, NAMED)
      .map(({ turn, at, swing }) => ({ turn, at, cost: -swing }));
    return { seat, began, ended, gaveAway, luck, others, rest: ended - began - luck - others + gaveAway, worst };
  });
}

interface WorstTurns {
  /** In the order of the match. */
  readonly turns: readonly number[];
  /** What was given away in them together. */
  readonly cost: number;
}

/** Undefined: nothing worth a word was given away, or before the first turn, which has no number to be called by. */
export function worstTurns({ gaveAway, worst }: SeatSummary): WorstTurns | undefined {
  const named = worst.filter(({ turn }) => turn > 0);
  if (named.length === 0 || gaveAway < LEAST_COST) return undefined;
  const cost = named.reduce((sum, one) => sum + one.cost, 0);
  return { turns: named.map(({ turn }) => turn).sort((one, other) => one - other), cost: Math.min(cost, gaveAway) };
}

function changeAt(line: Study['line'], at: number, seat: number): number {
  return (line[at + 1]?.[seat] ?? 0) - (line[at]?.[seat] ?? 0);
}

function sumOf(steps: readonly StudiedStep[], worth: (step: StudiedStep) => number): number {
  return steps.reduce((sum, step) => sum + worth(step), 0);
}
