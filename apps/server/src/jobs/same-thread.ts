import type { BotPort } from '@orrery/match';
import type { Games } from '../games.ts';
import type { Metrics } from '../metrics.ts';
import { think } from './think.ts';

/** Bots in the server's own thread: for development and tests, where no built worker file is at hand. */
export function sameThreadBots(games: Games, metrics: Metrics): BotPort {
  return {
    async choose(request) {
      const start = performance.now();
      const choice = think(games, { ...request, view: JSON.parse(JSON.stringify(request.view)) });
      metrics.botSeconds.observe({ level: request.level }, (performance.now() - start) / 1000);
      return choice;
    },
  };
}
