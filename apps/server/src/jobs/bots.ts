import { botLevels } from '@orrery/bots';
import type { BotPort } from '@orrery/match';
import type { Logger } from 'pino';
import type { Games } from '../games.ts';
import type { Metrics } from '../metrics.ts';
import { BotPool } from './bot-pool.ts';
import type { Owner } from './fair-queue.ts';
import { sameThreadBots } from './same-thread.ts';

export interface Bots {
  portFor(owner: Owner): BotPort;
  close(): Promise<void>;
}

export interface BotsSetting {
  /** The built worker file; undefined: bots think in the thread of the server. */
  readonly botWorker: string | undefined;
  readonly games: Games;
  readonly metrics: Metrics;
  readonly logger: Logger;
}

export function makeBots({ botWorker, games, metrics, logger }: BotsSetting): Bots {
  if (botWorker === undefined) {
    const port = sameThreadBots(games, metrics);
    return { portFor: () => port, close: async () => {} };
  }
  return new BotPool({ file: botWorker, metrics, warn: (problem) => logger.warn(problem), quickLevel });
}

/** The second level of every game answers in milliseconds; it stands in for those above it only. */
function quickLevel(game: string, level: string): string | undefined {
  const levels = botLevels(game);
  return levels.indexOf(level) > 1 ? levels[1] : undefined;
}
