import { type Json, type PlainGame, readOptions, verifyGame } from '@orrery/engine';
import { describe, expect, test } from 'vitest';

export interface ConformanceRequest {
  /** Player counts to try; without: every one the module allows. */
  readonly seats?: readonly number[];
  /** Option sets to try, each as given from outside; without: the defaults. Sets a player count does not offer are passed over. */
  readonly options?: readonly Json[];
  /** Random games for each player count and option set. */
  readonly games: number;
  readonly seed: string;
  /** See `VerifyRequest`. */
  readonly deepEvery?: number;
  readonly maxActions?: number;
}

/** The suite every game passes: `describeConformance(alienFrontiers, { games: 5, seed: 'af' })`. */
export function describeConformance(module: PlainGame, request: ConformanceRequest): void {
  const { games, seed, options = [{}], deepEvery, maxActions } = request;
  const counts = request.seats ?? Array.from({ length: module.seats.max - module.seats.min + 1 }, (_, more) => module.seats.min + more);
  describe(`${module.id} keeps the contract`, () => {
    for (const seats of counts) {
      for (const given of options.filter((candidate) => isOffered(module, candidate, seats))) {
        test(`${seats} seats, ${JSON.stringify(given)}`, () => {
          for (let game = 0; game < games; game++) {
            const verified = verifyGame(module, { seats, options: given, seed: `${seed}/${seats}/${game}`, deepEvery, maxActions });
            expect(verified.violations).toEqual([]);
            expect(verified.result).toBeDefined();
          }
        });
      }
    }
  });
}

function isOffered(module: PlainGame, given: Json, seats: number): boolean {
  try {
    readOptions(module.options, given, seats);
    return true;
  } catch {
    return false;
  }
}
