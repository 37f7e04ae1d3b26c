import { type Chance, scriptedChance } from '@orrery/engine';

/** Answers of `below` for dice of six sides that show these faces: `scriptedChance(rolls(4, 6))`. */
export function rolls(...faces: readonly number[]): number[] {
  return faces.map((face) => face - 1);
}

/** Answers of `below` that make `shuffle` turn `from` into `into`. */
export function shuffleInto<Item>(from: readonly Item[], into: readonly Item[]): number[] {
  const items = [...from];
  const answers: number[] = [];
  for (let last = items.length - 1; last > 0; last--) {
    const other = items.lastIndexOf(into[last], last);
    if (other < 0) throw new Error(`shuffleInto: there is no ${String(into[last])} left for place ${last}`);
    answers.push(other);
    [items[last], items[other]] = [items[other], items[last]];
  }
  if (items[0] !== into[0]) throw new Error('shuffleInto: the lists do not hold the same items');
  return answers;
}

/** Chance for a test that must not use any: the first draw throws. */
export function noChance(): Chance {
  return scriptedChance([-1]);
}
