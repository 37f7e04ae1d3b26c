import type { PuzzleCollection } from '@orrery/engine';
import type { GameId } from './index.ts';

/**
 * The puzzles of each game. Not in the manifests: those are part of every worker, and a build would keep all puzzles once more for each.
 * A game that is left out has none.
 */
const COLLECTIONS: Readonly<Partial<Record<GameId, () => Promise<{ readonly collection: PuzzleCollection }>>>> = {
  'alien-frontiers': () => import('@orrery/alien-frontiers/puzzles'),
  theseus: () => import('@orrery/theseus/puzzles'),
  'not-alone': () => import('@orrery/not-alone/puzzles'),
  'race-for-the-galaxy': () => import('@orrery/race-for-the-galaxy/puzzles'),
};

const collections: Readonly<Record<string, (typeof COLLECTIONS)[GameId]>> = COLLECTIONS;

/** Undefined: the game has no puzzles. */
export async function puzzlesOf(game: string): Promise<PuzzleCollection | undefined> {
  return hasPuzzles(game) ? (await collections[game]?.())?.collection : undefined;
}

export function hasPuzzles(game: string): boolean {
  return Object.hasOwn(collections, game);
}
