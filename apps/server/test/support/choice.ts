import { below, type Chance, chanceFromSeed, seedFrom } from '@orrery/engine';

/** A generator of a test's own, so that every run makes the same choices. */
export function chanceOf(text: string): Chance {
  return chanceFromSeed(seedFrom(text));
}

export function pick<Item>(chance: Chance, items: readonly Item[]): Item {
  if (items.length === 0) throw new Error('nothing to pick from');
  return items[below(chance, items.length)];
}
