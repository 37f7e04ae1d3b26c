import { type Json, type PlainGame, readOptions, verifyGame } from '@orrery/engine';
import { describe, expect, test } from 'vitest';

export interface ConformanceRequest {
  /** Player counts to try; without: every one the module allows. */
  readonly seats?: readonly number[];
  /** Option sets to try, each as given from outside; without: the defaults. Sets a player count does not offer are passed over. */
  readonly options?: readonly Json[];
  /** Further option sets. Each is tried with one player count alone, and they take turns with those. */
  readonly more?: readonly Json[];
  /** Random games for each player count and option set. */
  readonly games: number;
  readonly seed: string;
  /** See `VerifyRequest`. */
  readonly deepEvery?: number;
  readonly maxActions?: number;
}

/** The suite every game passes: `describeConformance(alienFrontiers, { games: 5, seed: 'af' })`. */
export function describeConformance(module: PlainGame, request: ConformanceRequest): void {
  const { games, seed, deepEvery, maxActions } = request;
  describe(`${module.id} keeps the contract`, () => {
    for (const { seats, options } of tablesOf(module, request)) {
      test(`${seats} seats, ${JSON.stringify(options)}`, () => {
        for (let game = 0; game < games; game++) {
          const verified = verifyGame(module, { seats, options, seed: `${seed}/${seats}/${game}`, deepEvery, maxActions });
          expect(verified.violations).toEqual([]);
          expect(verified.result).toBeDefined();
        }
      });
    }
  });
}

interface Table {
  readonly seats: number;
  readonly options: Json;
}

function tablesOf(module: PlainGame, { seats, options = [{}], more = [] }: ConformanceRequest): Table[] {
  const counts = seats ?? Array.from({ length: module.seats.max - module.seats.min + 1 }, (_, further) => module.seats.min + further);
  const everywhere = counts.flatMap((count) => options.map((given) => ({ seats: count, options: given })));
  const once = more.flatMap((given, index) => {
    const offering = counts.filter((count) => isOffered(module, given, count));
    return offering.length === 0 ? [] : [{ seats: offering[index % offering.length], options: given }];
  });
  return [...everywhere.filter((table) => isOffered(module, table.options, table.seats)), ...once];
}

function isOffered(module: PlainGame, given: Json, seats: number): boolean {
  try {
    readOptions(module.options, given, seats);
    return true;
  } catch {
    return false;
  }
}
