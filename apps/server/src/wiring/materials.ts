import { freshSeed } from '@orrery/match';
import { type Logger, pino } from 'pino';
import { openPush, type Push } from '../calls/push.ts';
import type { Doors } from '../closing.ts';
import type { Config } from '../config.ts';
import type { Games } from '../games.ts';
import { HOSTED_GAMES } from '../hosted-games.ts';
import { type Bots, makeBots } from '../jobs/bots.ts';
import { ClosingClock } from '../jobs/closing-clock.ts';
import { type JobClock, REAL_CLOCK } from '../jobs/timed-queue.ts';
import { type Mailer, openMailer } from '../mail/mailer.ts';
import { type Metrics, makeMetrics } from '../metrics.ts';
import type { Opened } from '../opened.ts';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/ports.ts';

/** What the parts of a node are made of. */
export interface Materials {
  readonly config: Config;
  readonly games: Games;
  readonly logger: Logger;
  /** Of what failed where nobody waits for it. */
  readonly warn: (reason: unknown, text: string) => void;
  readonly metrics: Metrics;
  readonly storage: Storage;
  readonly bots: Bots;
  readonly mailer: Mailer | undefined;
  readonly push: Push | undefined;
  readonly entropy: () => string;
  readonly clock: ClosingClock;
  readonly beatMilliseconds: number | undefined;
  readonly doors: Doors;
}

/** What code that starts a node may give it. */
export interface Given {
  readonly games?: Games;
  /** Seeds new matches: only code that starts a server, as browser tests do, can fix what is dealt. */
  readonly entropy?: () => string;
  /** Ends the wait for a database that is not there yet. */
  readonly signal?: AbortSignal;
  /** Time for a server on SQLite: only code that starts a server can make days pass. */
  readonly clock?: JobClock;
  /** How often it says that it is there. */
  readonly beatMilliseconds?: number;
}

/** Opens what is outside of the process: the database, the threads of bots, mail and pushes. */
export async function gather(
  config: Config,
  { games = HOSTED_GAMES, entropy = freshSeed, signal, clock: time = REAL_CLOCK, beatMilliseconds }: Given,
  opened: Opened,
): Promise<Materials> {
  const logger = pino({ level: config.logLevel, base: undefined });
  const warn = (reason: unknown, text: string): void => logger.warn(reason, text);
  const metrics = makeMetrics();
  const storage = await openStorage(config, {
    observeCommit({ writes, seconds }) {
      metrics.commitWrites.observe(writes);
      metrics.commitSeconds.observe(seconds);
    },
    waiting: { signal, onAbsent: (problem, seconds) => logger.warn(`${problem}; trying again in ${seconds} s`) },
    observeNewsLag: (seconds) => metrics.newsLag.set(seconds),
    clock: time,
  });
  opened.add(() => storage.close());
  const clock = new ClosingClock(time);
  opened.add(() => clock.close());
  const bots = makeBots({ botWorker: config.botWorker, games, metrics, logger });
  opened.add(() => bots.close());
  const mailer = await openMailer(config);
  opened.add(() => mailer?.close());
  const push = await openPush(config, storage, (reason) => warn(reason, 'no keys for pushes: none are sent until the next start'));
  const doors: Doors = { isReady: true, letsIn: true };
  return { config, games, logger, warn, metrics, storage, bots, mailer, push, entropy, clock, beatMilliseconds, doors };
}
