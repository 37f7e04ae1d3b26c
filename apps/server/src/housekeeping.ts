import type { Logger } from 'pino';
import type { Games } from './games.ts';
import { cleaningTasks, planCleaningDaily } from './jobs/cleaning.ts';
import type { Task } from './jobs/queue.ts';
import type { JobClock } from './jobs/timed-queue.ts';
import type { LookOut } from './lobby/look-out.ts';
import type { Tables } from './lobby/tables.ts';
import type { Metrics } from './metrics.ts';
import type { Rooms } from './socket/rooms.ts';
import type { Storage } from './storage/ports.ts';

interface WithTasks {
  readonly tasks: Readonly<Record<string, Task>>;
}

/** Those who have something to do that nobody asks for, and what they do it with. */
export interface Keepers {
  readonly storage: Storage;
  readonly games: Games;
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly clock: JobClock;
  readonly lookOut: Pick<LookOut, 'keep'>;
  readonly tables: Pick<Tables, 'closeForgotten'>;
  readonly moving: WithTasks;
  readonly admin: WithTasks;
  readonly mail: WithTasks;
  readonly caller: WithTasks & { goAround(): Promise<void> };
  readonly bell: { open(): void };
  readonly presence: { open(): void };
  readonly rooms: Pick<Rooms, 'lookAround'>;
  readonly resting: WithTasks;
  readonly seeking: WithTasks;
  readonly invitations: WithTasks;
  readonly rounds: WithTasks;
}

/** What runs beside the requests. */
export function startHousekeeping(keepers: Keepers): void {
  const { storage, games, logger, metrics, clock, lookOut, tables, bell, presence, rooms, caller } = keepers;
  const failed = (reason: unknown): void => logger.error(reason, 'housekeeping failed');
  void lookOut.keep();
  bell.open();
  presence.open();
  lookAroundNowAndThen(rooms, clock, failed);
  const cleaning = cleaningTasks({
    games,
    storage,
    closeForgotten: (now, limit) => tables.closeForgotten(now, limit),
    now: () => clock.now(),
  });
  const tasks = {
    ...cleaning,
    ...keepers.moving.tasks,
    ...keepers.admin.tasks,
    ...keepers.mail.tasks,
    ...keepers.caller.tasks,
    ...keepers.resting.tasks,
    ...keepers.seeking.tasks,
    ...keepers.invitations.tasks,
    ...keepers.rounds.tasks,
  };
  // Each from 0 on: what comes into being with the first failure has not grown by it.
  for (const kind of Object.keys(tasks)) metrics.jobFailures.inc({ kind }, 0);
  const onFailure = (kind: string, reason: unknown): void => {
    metrics.jobFailures.inc({ kind });
    logger.error(reason, `the job ${kind} failed`);
  };
  storage.jobs.run({ tasks, onFailure }).catch(failed);
  planCleaningDaily(storage, clock, failed);
  caller.goAround().catch(failed);
}

const LOOK_AROUND_MILLISECONDS = 60_000;

function lookAroundNowAndThen(rooms: Keepers['rooms'], clock: JobClock, failed: (reason: unknown) => void): void {
  clock.after(LOOK_AROUND_MILLISECONDS, () => {
    rooms.lookAround().catch(failed);
    lookAroundNowAndThen(rooms, clock, failed);
  });
}
