import { chanceFromSeed, shuffle } from '@orrery/engine';

/** Those numbers by lot: the same seed and numbers, the same order. */
export function byLot(seed: string, numbers: readonly number[]): readonly number[] {
  const drawn = [...numbers].sort((one, other) => one - other);
  shuffle(chanceFromSeed(seed), drawn);
  return drawn;
}

/** Each entrant's own lot, which does not change when others come. */
export function lotOf(seed: string): (entry: number) => number {
  const known = new Map<number, number>();
  return (entry) => {
    const lot = known.get(entry) ?? chanceFromSeed(`${seed} ${entry}`).key[0] ?? 0;
    known.set(entry, lot);
    return lot >>> 0;
  };
}
