import { type Json, type OptionField, readOptions, verifyGame } from '@orrery/engine';
import { expect, test } from 'vitest';
import { allGames } from '../src/games.ts';

/** Every option of a game turned by itself. */
function optionSets(fields: Readonly<Record<string, OptionField>>): Record<string, boolean | string>[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    if (field.kind === 'document') return [];
    const others = field.kind === 'flag' ? [!field.default] : field.choices.filter((choice) => choice !== field.default);
    return others.map((other) => ({ [key]: other }));
  });
}

const tables = allGames().flatMap(({ module }) =>
  Array.from({ length: module.seats.max - module.seats.min + 1 }, (_, more) => ({ module, id: module.id, seats: module.seats.min + more })),
);

test.each(tables)('$id keeps the contract with $seats seats and every option', ({ module, seats }) => {
  const isOffered = (options: Json): boolean => {
    try {
      readOptions(module.options, options, seats);
      return true;
    } catch {
      return false;
    }
  };
  for (const options of [{}, ...optionSets(module.options)].filter(isOffered)) {
    const { violations, result } = verifyGame(module, { seats, options, seed: `every option ${seats}`, deepEvery: 200 });
    expect(violations).toEqual([]);
    expect(result).toBeDefined();
  }
});
