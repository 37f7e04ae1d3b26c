import { alienFrontiers, alienFrontiersBot } from '@orrery/alien-frontiers';
import { botLevels } from '@orrery/bots';
import type { AnyGame, BotKnowledge } from '@orrery/engine';

/** A game this server can host, and what its bots know of it. */
export interface HostedGame {
  readonly module: AnyGame;
  // biome-ignore lint/suspicious/noExplicitAny: as in AnyGame, where code works for all games alike
  readonly knowledge: BotKnowledge<any, any> | undefined;
}

/** The one list of games; another game is another line. */
const GAMES: readonly HostedGame[] = [{ module: alienFrontiers, knowledge: alienFrontiersBot }];

export function gameOf(id: string): HostedGame | undefined {
  return GAMES.find(({ module }) => module.id === id);
}

export function gameIds(): readonly string[] {
  return GAMES.map(({ module }) => module.id);
}

export function hasLevel(game: string, level: string): boolean {
  return botLevels(game).includes(level);
}
