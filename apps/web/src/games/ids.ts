export const GAME_IDS = ['alien-frontiers', 'race-for-the-galaxy', 'theseus', 'not-alone'] as const;
export type GameId = (typeof GAME_IDS)[number];

export function isGameId(id: string): id is GameId {
  return (GAME_IDS as readonly string[]).includes(id);
}
