import type { CountedGroup, CountedTable } from '@orrery/engine';
import { differenceFigures, shareFigures } from '@orrery/study/numbers';

interface Interval {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** A line of a chart. */
export interface Row {
  readonly thing: string;
  /** How often it was counted. */
  readonly sides: number;
  readonly main: Interval;
  /** Beyond the chances one had before. */
  readonly beyond?: Interval;
}

/** Counted things are in the order of their numbers (first to play, second …), all others the best first. */
export function shareRows(group: CountedGroup): readonly Row[] {
  const rows = shareFigures(group).map(({ thing, sides, ...main }): Row => ({ thing, sides, main }));
  return rows.every(({ thing }) => /^\d+$/.test(thing)) ? rows.toSorted((one, other) => Number(one.thing) - Number(other.thing)) : rows;
}

export function differenceRows(tables: readonly CountedTable[], topic: string, group: string): readonly Row[] {
  return differenceFigures(tables, topic, group).map(({ thing, sides, difference, surplus }) => ({
    thing,
    sides,
    main: difference,
    beyond: surplus,
  }));
}

/** The groups of a topic, in the order of their names. */
export function groupsOf(tables: readonly CountedTable[], topic: string): readonly string[] {
  return [...new Set(tables.flatMap(({ topics }) => Object.keys(topics[topic] ?? {})))].sort();
}
