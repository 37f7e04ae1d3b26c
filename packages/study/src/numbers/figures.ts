import { type Share, shareOf } from '@orrery/bots';
import type { Count, CountedGroup, CountedTable } from '@orrery/engine';
import { WIN } from './add-match.ts';

/** Of 95 %, as that of `shareOf`. */
const Z95 = 1.959964;
/** With fewer nothing is said: the interval would be as wide as the chart. */
export const FEWEST_SIDES = 30;

/** How often those won who had it. */
export interface ShareFigure extends Share {
  readonly thing: string;
  readonly sides: number;
}

/** By how much oftener those won who had it than those who had not; and than they were going to, before they had it. */
export interface DifferenceFigure {
  readonly thing: string;
  readonly sides: number;
  readonly difference: Share;
  readonly surplus: Share;
}

/** What would be won if it did not matter. */
export const evenShare = ({ sides }: Pick<CountedTable, 'sides'>): number => 1 / sides;

/** The best first. */
export function shareFigures({ had }: CountedGroup): readonly ShareFigure[] {
  const figures = Object.entries(had).flatMap(([thing, count]): ShareFigure[] => {
    const [sides] = count;
    return sides < FEWEST_SIDES ? [] : [{ thing, sides, ...shareIn(count) }];
  });
  return figures.sort((one, other) => other.share - one.share || (one.thing < other.thing ? -1 : 1));
}

/**
 * Several sides of one match that had it cannot all win it, so they say less, or more, than as many sides of as many matches: Wilson's
 * interval is reckoned with as many matches as they are worth.
 */
function shareIn([sides, won, together, wonTogether]: Count): Share {
  const share = won / WIN / sides;
  const alone = share * (1 - share) * sides;
  const spread = won / WIN - (2 * share * wonTogether) / WIN + share * share * together;
  const worth = alone > 0 ? sides / Math.max(LEAST_EFFECT, spread / alone) : sides;
  return shareOf(share * worth, worth);
}

/** Sums that come to nothing but rounding must not make an interval vanish. */
const LEAST_EFFECT = 0.01;

/**
 * Over all tables: at each those who had it are held against those who had not, and a table counts by how much it can tell (the weights
 * of Mantel and Haenszel), so that a thing which is commoner at small tables does not look the better for it.
 */
export function differenceFigures(tables: readonly CountedTable[], topic: string, group: string): readonly DifferenceFigure[] {
  const groups = tables.flatMap((table) => {
    const counted = table.topics[topic]?.[group];
    return counted === undefined ? [] : [{ table, counted }];
  });
  const things = new Set(groups.flatMap(({ counted }) => Object.keys(counted.had)));
  const figures = [...things].flatMap((thing): DifferenceFigure[] => {
    const strata = groups.flatMap(({ table, counted }) => stratumOf(table, counted, counted.had[thing]) ?? []);
    const counts = groups.flatMap(({ counted }) => (counted.had[thing] === undefined ? [] : [counted.had[thing]]));
    const sides = counts.reduce((sum, [count]) => sum + count, 0);
    const without = strata.reduce((sum, stratum) => sum + stratum.without, 0);
    if (sides < FEWEST_SIDES || without < FEWEST_SIDES) return [];
    return [{ thing, sides, difference: pooled(strata), surplus: surplusOf(counts) }];
  });
  return figures.sort((one, other) => other.difference.share - one.difference.share || (one.thing < other.thing ? -1 : 1));
}

interface Stratum {
  readonly difference: number;
  readonly variance: number;
  readonly weight: number;
  readonly without: number;
}

function stratumOf(table: CountedTable, { all: [sides, won] }: CountedGroup, count: Count | undefined): Stratum | undefined {
  if (count === undefined) return undefined;
  const had = { sides: count[0], won: count[1] / WIN };
  const not = { sides: sides - had.sides, won: won / WIN - had.won };
  if (had.sides === 0 || not.sides === 0) return undefined;
  const [share, other] = [had.won / had.sides, not.won / not.sides];
  const apart = (share * (1 - share)) / had.sides + (other * (1 - other)) / not.sides;
  // Where all sides of a match are counted, what one wins another has lost.
  const isWhole = table.sides > 1 && sides === table.matches * table.sides;
  const effect = isWhole && apart > 0 ? spreadOf(table, { count, had, not }) / apart : 1;
  return {
    difference: share - other,
    variance: Math.max(LEAST_EFFECT, effect) * (smoothed(had) + smoothed(not)),
    weight: (had.sides * not.sides) / sides,
    without: not.sides,
  };
}

interface Fared {
  readonly sides: number;
  readonly won: number;
}

/** The variance of a share, with one more won and one more lost, so that it is not nothing where all were won. */
function smoothed({ sides, won }: Fared): number {
  const share = (won + 1) / (sides + 2);
  return (share * (1 - share)) / (sides + 2);
}

/** The variance of the difference, match by match: each match pulls it this way or that, and the squares of the pulls are added. */
function spreadOf(table: CountedTable, { count, had, not }: { readonly count: Count; readonly had: Fared; readonly not: Fared }): number {
  const [sides, won, together, wonTogether] = [count[0], count[1] / WIN, count[2], count[3] / WIN];
  const [share, other] = [had.won / had.sides, not.won / not.sides];
  const byWin = 1 / had.sides + 1 / not.sides;
  const bySide = -(share / had.sides + other / not.sides);
  const rest = (table.sides * other - 1) / not.sides;
  return (
    byWin * byWin * won +
    bySide * bySide * together +
    rest * rest * table.matches +
    2 * byWin * bySide * wonTogether +
    2 * byWin * rest * won +
    2 * bySide * rest * sides
  );
}

function pooled(strata: readonly Stratum[]): Share {
  const weights = strata.reduce((sum, { weight }) => sum + weight, 0);
  const mean = strata.reduce((sum, { weight, difference }) => sum + weight * difference, 0) / weights;
  const variance = strata.reduce((sum, one) => sum + one.weight ** 2 * one.variance, 0) / weights ** 2;
  return around(mean, variance);
}

function surplusOf(counts: readonly Count[]): Share {
  const sum = (at: 0 | 4 | 5): number => counts.reduce((all, count) => all + count[at], 0);
  const sides = sum(0);
  const mean = sum(4) / WIN / sides;
  return around(mean, (sum(5) / WIN ** 2 / sides - mean ** 2) / Math.max(1, sides - 1));
}

function around(mean: number, variance: number): Share {
  const reach = Z95 * Math.sqrt(Math.max(0, variance));
  return { share: mean, low: mean - reach, high: mean + reach };
}
