import { BadInput, type Chance, chanceFromSeed, type Json, objectAt, type SeatResult, textAt, wholeNumber } from '@orrery/engine';

/** Points as ranked lines with one source; throw-away games have no finer bookkeeping. */
export function ranked(points: readonly number[]): SeatResult[] {
  return points.map((own, seat) => ({
    seat,
    rank: 1 + points.filter((other) => other > own).length,
    points: own,
    sources: [{ source: 'points', points: own }],
  }));
}

/** `{ seats, seed }` is all there is to describe: the opening of a game. */
export function openingOf<State>(described: Json, setup: (seats: number, chance: Chance) => State, max: number): State {
  const fields = objectAt('position', described, ['seats', 'seed']);
  if (fields.seats === undefined) throw new BadInput('position.seats', 'is missing');
  const seats = wholeNumber('position.seats', fields.seats, { min: 2, max });
  return setup(seats, chanceFromSeed(textAt('position.seed', fields.seed ?? '')));
}

/** Takes one item equal to this out of the list; throws where there is none, for that would make cards from nothing. */
export function takeOut<Item>(items: Item[], item: Item): void {
  const index = items.indexOf(item);
  if (index < 0) throw new Error(`there is no ${String(item)} to take`);
  items.splice(index, 1);
}

export function distinct<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)].sort();
}
