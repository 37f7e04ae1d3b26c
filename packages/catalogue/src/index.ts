import { manifest as alienFrontiers } from '@orrery/alien-frontiers/manifest';
import type { GameManifest } from '@orrery/engine';
import { manifest as notAlone } from '@orrery/not-alone/manifest';
import { manifest as raceForTheGalaxy } from '@orrery/race-for-the-galaxy/manifest';
import { manifest as theseus } from '@orrery/theseus/manifest';

/** The one list of games, in the order people see them. What a game needs is in its manifest and its folders. */
export const GAMES = [alienFrontiers, raceForTheGalaxy, theseus, notAlone] as const satisfies readonly GameManifest[];

export type GameId = (typeof GAMES)[number]['id'];

/** Undefined: no such game. */
export function manifestOf(id: string): GameManifest<GameId> | undefined {
  return GAMES.find((game) => game.id === id);
}
