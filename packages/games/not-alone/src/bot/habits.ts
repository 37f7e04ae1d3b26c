import type { Hunt, Quarry } from './hunt.ts';
import { habitOf } from './prospect.ts';
import { bestAnswers } from './solver.ts';
import type { Measure } from './stakes.ts';

/** What is believed of habits at a table, by how many Hunted there are. */
interface TableHabits {
  /** How much more than usual each side is believed to follow habit. */
  readonly more: { readonly creature: number; readonly hunted: number };
  /** What a Creature of habit counts in. */
  readonly measure: Measure;
  /** How sharply it prefers the best laying of tokens: in steps of the Rescue counter, the fewer the sharper. */
  readonly width: number;
}

const USUAL: TableHabits = { more: { creature: 1, hunted: 1 }, measure: 'chance', width: 0.25 };

/** Where a sharper belief was tried in play; between these the usual one was measured, and the balance of the sides depends on it. */
const TABLES: ReadonlyMap<number, TableHabits> = new Map([
  [1, { more: { creature: 1.5, hunted: 1 }, measure: 'steps', width: 0.06 }],
  [6, { more: { creature: 1.2, hunted: 1.3 }, measure: 'steps', width: 0.1 }],
]);

export const tableHabits = (hunted: number): TableHabits => TABLES.get(hunted) ?? USUAL;

/** How Hunted choose who like the good places too well. */
export function habitsOf(hunters: readonly Quarry[]): Float64Array[] {
  return hunters.map(({ ways, hides }) => habitOfHider(habitOf(ways), hides));
}

function habitOfHider(shares: Float64Array, hides: readonly (readonly number[])[]): Float64Array {
  const products = Float64Array.from(hides, (ways) => ways.reduce((product, way) => product * shares[way], 1));
  const sum = products.reduce((total, one) => total + one, 0);
  return products.map((one) => one / sum);
}

/**
 * What a simple Creature expects. Among several Hunted some follow habit, and one catch is enough; a single one who does not is never
 * found by a Creature that waits at the best place, so there every place is as likely as any other.
 */
export function simplyExpected(hunters: readonly Quarry[]): Float64Array[] {
  if (hunters.length > 1) return habitsOf(hunters);
  return hunters.map(({ hides }) => new Float64Array(hides.length).fill(1 / hides.length));
}

/** How a Creature of habit lays its tokens. */
export function habitOfSeeker({ game, hunters, step }: Hunt): Float64Array {
  return soften(bestAnswers(game, simplyExpected(hunters)), tableHabits(hunters.length).width * step);
}

function soften(gains: Float64Array, width: number): Float64Array {
  const most = gains.reduce((best, gain) => Math.max(best, gain), Number.NEGATIVE_INFINITY);
  // Without any width, as in a last turn, only the best are left: nothing is divided by it.
  const shares = gains.map((gain) => (gain === most ? 1 : width > 0 ? Math.exp((gain - most) / width) : 0));
  const sum = shares.reduce((total, one) => total + one, 0);
  return shares.map((share) => share / sum);
}
